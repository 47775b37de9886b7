import { appContext } from "#app/platform/http/contexts.server.ts";
import { getPortal } from "../commands/portal.server.ts";
import { packClient } from "../http/client/package.server.ts";
import { apiDescription } from "../http/description.server.ts";
import type { Route } from "./+types/developers-client.ts";

/** `GET developers/waybill-client.tgz`: the package of the client, for `npm install` by its address. */
export async function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(appContext);
  return packClient(getPortal(apiDescription(origin), origin).document, origin);
}
