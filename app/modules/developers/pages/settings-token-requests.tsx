import { createScreenLoader } from "#app/platform/http/screens.server.ts";
import { viewTokenRequests } from "../commands/request-log.server.ts";
import { RequestsPage } from "../screens/requests/requests-page.tsx";
import type { Route } from "./+types/settings-token-requests.ts";

export const loader = createScreenLoader(viewTokenRequests);

export default function TokenRequests({ loaderData }: Route.ComponentProps) {
  return <RequestsPage {...loaderData} />;
}
