import { scopeContext } from "#app/platform/http/contexts.server.ts";
import { privately } from "#app/platform/http/request-body.server.ts";
import { readAccountArea } from "../db/account-area.reads.server.ts";
import type { Route } from "./+types/map-area.ts";

/** What a map shows before there is anything on it. */
export async function loader({ context }: Route.LoaderArgs) {
  return Response.json({ area: await readAccountArea(context.get(scopeContext)) }, { headers: privately });
}
