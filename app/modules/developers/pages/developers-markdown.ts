import { markdownOf } from "#app/features/developers/pages.ts";
import { textAnswer } from "#app/http/files/text-answer.server.ts";
import { visitPortal } from "#app/http/portal.server.ts";
import type { Route } from "./+types/developers-markdown.ts";
import { describedApi } from "./described-api.server.ts";

/** `GET developers/{section}/{page}.md`: the same page for programs. */
export async function loader(args: Route.LoaderArgs) {
  const { shown } = await visitPortal(args, await describedApi());
  return textAnswer(markdownOf(shown), "text/markdown");
}
