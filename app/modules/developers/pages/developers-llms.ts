import { appContext } from "#app/platform/http/contexts.server.ts";
import { textAnswer } from "#app/platform/http/files/text-answer.server.ts";
import { portalOf } from "../commands/portal.server.ts";
import { describedApi } from "../http/described-api.server.ts";
import { llmsText } from "../model/pages.ts";
import type { Route } from "./+types/developers-llms.ts";

/** `GET llms.txt` (llmstxt.org) */
export async function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(appContext);
  return textAnswer(llmsText(portalOf(await describedApi(), origin).pages, origin), "text/plain");
}
