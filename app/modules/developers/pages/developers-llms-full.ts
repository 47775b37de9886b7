import { appContext } from "#app/platform/http/contexts.server.ts";
import { toTextResponse } from "#app/platform/http/files/text-response.server.ts";
import { getPortal } from "../commands/portal.server.ts";
import { apiDescription } from "../http/description.server.ts";
import { formatWholeText } from "../model/portal-texts.ts";
import type { Route } from "./+types/developers-llms-full.ts";

/** `GET llms-full.txt`: the whole portal as one text */
export async function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(appContext);
  return toTextResponse(formatWholeText(getPortal(apiDescription(origin), origin).pages, origin), "text/plain");
}
