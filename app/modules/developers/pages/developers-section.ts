import { data, redirect } from "react-router";
import { appContext } from "#app/platform/http/contexts.server.ts";
import { getFirstPath, getPortal } from "../commands/portal.server.ts";
import { apiDescription } from "../http/description.server.ts";
import type { Route } from "./+types/developers-section.ts";

/** `GET developers/{section}`: its first page. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const first = getFirstPath(
    getPortal(apiDescription(context.get(appContext).origin), context.get(appContext).origin),
    params.section,
  );
  if (!first) throw data(null, { status: 404 });
  return redirect(first);
}
