import { RequestsScreen } from "#app/features/fleet/requests-screen.tsx";
import { requestsScreen } from "#app/features/fleet/view-requests.server.ts";
import { screenLoader } from "#app/http/wrappers/screens.server.ts";
import type { Route } from "./+types/fleet-requests.ts";

export const loader = screenLoader(requestsScreen);

export default function Requests({ loaderData }: Route.ComponentProps) {
  return <RequestsScreen view={loaderData} />;
}
