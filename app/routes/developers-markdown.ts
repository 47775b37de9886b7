import { data } from "react-router";
import { markdownOf } from "#app/features/developers/pages.ts";
import { portalOf, viewPage } from "#app/features/developers/portal.server.ts";
import { textAnswer } from "#app/http/files/text-answer.server.ts";
import { appContext } from "#app/http/wrappers/contexts.server.ts";
import type { Route } from "./+types/developers-markdown.ts";
import { describedApi } from "./described-api.server.ts";

/** `GET developers/{section}/{page}.md`: the same page for programs. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const portal = portalOf(await describedApi(), context.get(appContext).origin);
  const viewed = viewPage(portal, params.section, params.page);
  if (!viewed) throw data(null, { status: 404 });
  return textAnswer(markdownOf(viewed.shown), "text/markdown");
}
