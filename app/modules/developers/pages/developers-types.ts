import { portalOf } from "#app/features/developers/portal.server.ts";
import { typesOf } from "#app/features/developers/types.ts";
import { textAnswer } from "#app/http/files/text-answer.server.ts";
import { appContext } from "#app/http/wrappers/contexts.server.ts";
import type { Route } from "./+types/developers-types.ts";
import { describedApi } from "./described-api.server.ts";

/** `GET developers/waybill.d.ts`: the API's types. */
export async function loader({ context }: Route.LoaderArgs) {
  const { document } = portalOf(await describedApi(), context.get(appContext).origin);
  return textAnswer(typesOf(document), "text/plain");
}
