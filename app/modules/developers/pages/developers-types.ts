import { appContext } from "#app/platform/http/contexts.server.ts";
import { textAnswer } from "#app/platform/http/files/text-answer.server.ts";
import { portalOf } from "../commands/portal.server.ts";
import { describedApi } from "../http/described-api.server.ts";
import { typesOf } from "../model/types.ts";
import type { Route } from "./+types/developers-types.ts";

/** `GET developers/waybill.d.ts`: the API's types. */
export async function loader({ context }: Route.LoaderArgs) {
  const { document } = portalOf(await describedApi(), context.get(appContext).origin);
  return textAnswer(typesOf(document), "text/plain");
}
