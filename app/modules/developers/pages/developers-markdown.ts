import { appContext } from "#app/platform/http/contexts.server.ts";
import { toTextResponse } from "#app/platform/http/files/text-response.server.ts";
import { apiDescription } from "../http/description.server.ts";
import { visitPortal } from "../http/portal.server.ts";
import { formatPageMarkdown } from "../model/portal-texts.ts";
import type { Route } from "./+types/developers-markdown.ts";

/** `GET developers/{section}/{page}.md`: the same page for programs. */
export async function loader(args: Route.LoaderArgs) {
  const { shown } = await visitPortal(args, apiDescription(args.context.get(appContext).origin));
  return toTextResponse(formatPageMarkdown(shown), "text/markdown");
}
