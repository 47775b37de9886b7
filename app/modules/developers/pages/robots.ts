import { appContext } from "#app/platform/http/contexts.server.ts";
import { toTextResponse } from "#app/platform/http/files/text-response.server.ts";
import { formatRobotsText } from "../model/portal-texts.ts";
import type { Route } from "./+types/robots.ts";

/** `GET robots.txt` */
export async function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(appContext);
  return toTextResponse(formatRobotsText(origin), "text/plain");
}
