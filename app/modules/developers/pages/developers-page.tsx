import { appContext } from "#app/platform/http/contexts.server.ts";
import { apiDescription } from "../http/description.server.ts";
import { visitPortal } from "../http/portal.server.ts";
import { PortalScreen } from "../screens/portal-page.tsx";
import type { Route } from "./+types/developers-page.ts";

export async function loader(args: Route.LoaderArgs) {
  return visitPortal(args, apiDescription(args.context.get(appContext).origin));
}

export default function Screen({ loaderData }: Route.ComponentProps) {
  return <PortalScreen {...loaderData} />;
}
