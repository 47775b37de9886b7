import { appContext } from "#app/platform/http/contexts.server.ts";
import { getPortal, searchPages } from "../commands/portal.server.ts";
import { apiDescription } from "../http/description.server.ts";
import { PortalSearch } from "../screens/portal-search.tsx";
import type { Route } from "./+types/developers-search.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const question = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, 100);
  const portal = getPortal(apiDescription(context.get(appContext).origin), context.get(appContext).origin);
  return { question, found: searchPages(portal, question) };
}

export default function Screen({ loaderData }: Route.ComponentProps) {
  return <PortalSearch {...loaderData} />;
}
