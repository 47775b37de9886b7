import { llmsText } from "#app/features/developers/pages.ts";
import { portalOf } from "#app/features/developers/portal.server.ts";
import { textAnswer } from "#app/http/files/text-answer.server.ts";
import { appContext } from "#app/http/wrappers/contexts.server.ts";
import type { Route } from "./+types/developers-llms.ts";
import { describedApi } from "./described-api.server.ts";

/** `GET llms.txt` (llmstxt.org) */
export async function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(appContext);
  return textAnswer(llmsText(portalOf(await describedApi(), origin).pages, origin), "text/plain");
}
