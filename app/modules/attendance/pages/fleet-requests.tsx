import { screenLoader } from "#app/platform/http/screens.server.ts";
import { requestsScreen } from "../commands/view-requests.server.ts";
import { RequestsScreen } from "../screens/requests-screen.tsx";
import type { Route } from "./+types/fleet-requests.ts";

export const loader = screenLoader(requestsScreen);

export default function Requests({ loaderData }: Route.ComponentProps) {
  return <RequestsScreen view={loaderData} />;
}
