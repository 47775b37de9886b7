import { portalOf, searchPages } from "#app/features/developers/portal.server.ts";
import { PortalSearch } from "#app/features/developers/portal-search.tsx";
import { appContext } from "#app/http/wrappers/contexts.server.ts";
import type { Route } from "./+types/developers-search.ts";
import { describedApi } from "./described-api.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const question = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, 100);
  const portal = portalOf(await describedApi(), context.get(appContext).origin);
  return { question, found: searchPages(portal, question) };
}

export default function Screen({ loaderData }: Route.ComponentProps) {
  return <PortalSearch {...loaderData} />;
}
