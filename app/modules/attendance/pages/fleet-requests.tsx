import { createScreenLoader } from "#app/platform/http/screens.server.ts";
import { readRequestsScreen } from "../commands/view-requests.server.ts";
import { RequestsScreen } from "../screens/requests-screen.tsx";
import type { Route } from "./+types/fleet-requests.ts";

export const loader = createScreenLoader(readRequestsScreen);

export default function Requests({ loaderData }: Route.ComponentProps) {
  return <RequestsScreen view={loaderData} />;
}
