import { data, redirect } from "react-router";
import { firstPath, portalOf } from "#app/features/developers/portal.server.ts";
import { appContext } from "#app/http/wrappers/contexts.server.ts";
import type { Route } from "./+types/developers-section.ts";
import { describedApi } from "./described-api.server.ts";

/** `GET developers/{section}`: its first page. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const first = firstPath(portalOf(await describedApi(), context.get(appContext).origin), params.section);
  if (!first) throw data(null, { status: 404 });
  return redirect(first);
}
