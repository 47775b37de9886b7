import { appContext } from "#app/platform/http/contexts.server.ts";
import { getPortal, searchPages } from "../commands/portal.server.ts";
import { describedApi } from "../http/described-api.server.ts";
import { PortalSearch } from "../screens/portal-search.tsx";
import type { Route } from "./+types/developers-search.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const question = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, 100);
  const portal = getPortal(await describedApi(), context.get(appContext).origin);
  return { question, found: searchPages(portal, question) };
}

export default function Screen({ loaderData }: Route.ComponentProps) {
  return <PortalSearch {...loaderData} />;
}
