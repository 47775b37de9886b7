import { appContext } from "#app/platform/http/contexts.server.ts";
import { toTextResponse } from "#app/platform/http/files/text-response.server.ts";
import { getPortal } from "../commands/portal.server.ts";
import { apiDescription } from "../http/description.server.ts";
import { formatTypes } from "../model/api-types.ts";
import type { Route } from "./+types/developers-types.ts";

/** `GET developers/waybill.d.ts`: the API's types. */
export async function loader({ context }: Route.LoaderArgs) {
  const { document } = getPortal(apiDescription(context.get(appContext).origin), context.get(appContext).origin);
  return toTextResponse(formatTypes(document), "text/plain");
}
