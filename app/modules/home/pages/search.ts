import type { RouterContextProvider } from "react-router";
import { findPageRoute } from "#app/find-route.ts";
import { getAccessRefusal } from "#app/modules/identity/http/access-refusals.server.ts";
import { scopeContext, sessionContext } from "#app/platform/http/contexts.server.ts";
import { type SearchResponse, searchKinds } from "#app/platform/lists/search-kinds.ts";
import { searchEverything } from "../db/search.reads.server.ts";
import type { Route } from "./+types/search.ts";

const MIN_QUERY_LENGTH = 2;
const MAX_QUERY_LENGTH = 80;

/** Search results for `?q=` in the modules that the person may open. */
async function searchAll(request: Request, context: Readonly<RouterContextProvider>): Promise<Response> {
  const url = new URL(request.url);
  const text = (url.searchParams.get("q") ?? "").trim().slice(0, MAX_QUERY_LENGTH);
  const scope = context.get(scopeContext);
  const session = context.get(sessionContext);
  const account = session?.accounts.find(({ id }) => id === scope.account.id) ?? null;
  const kinds = searchKinds.flatMap(({ kind, screen }) => {
    const row = findPageRoute(screen);
    return row && getAccessRefusal(row, session, account, url, {}) === null ? [kind] : [];
  });
  const hits = text.length < MIN_QUERY_LENGTH ? [] : await searchEverything(scope, text, kinds);
  return Response.json({ hits } satisfies SearchResponse, { headers: { "Cache-Control": "private, no-store" } });
}

/** Search results for the command palette while typing: `?q=`. */
export function loader({ request, context }: Route.LoaderArgs) {
  return searchAll(request, context);
}
