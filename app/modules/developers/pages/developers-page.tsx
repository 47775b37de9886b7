import { PortalScreen } from "#app/features/developers/portal-page.tsx";
import { visitPortal } from "#app/http/portal.server.ts";
import type { Route } from "./+types/developers-page.ts";
import { describedApi } from "./described-api.server.ts";

export async function loader(args: Route.LoaderArgs) {
  return visitPortal(args, await describedApi());
}

export default function Screen({ loaderData }: Route.ComponentProps) {
  return <PortalScreen {...loaderData} />;
}
