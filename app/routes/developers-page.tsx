import { data } from "react-router";
import { portalOf, viewPage } from "#app/features/developers/portal.server.ts";
import { PortalScreen } from "#app/features/developers/portal-page.tsx";
import { appContext } from "#app/http/wrappers/contexts.server.ts";
import type { Route } from "./+types/developers-page.ts";
import { describedApi } from "./described-api.server.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const portal = portalOf(await describedApi(), context.get(appContext).origin);
  const viewed = viewPage(portal, params.section, params.page);
  if (!viewed) throw data(null, { status: 404 });
  return viewed;
}

export default function Screen({ loaderData }: Route.ComponentProps) {
  return <PortalScreen {...loaderData} />;
}
