import { searchEverything } from "#app/data/orders/search.reads.server.ts";
import { scopeContext } from "#app/http/contexts.server.ts";
import type { SearchAnswer } from "#app/ui/shell/shell-data.ts";
import type { Route } from "./+types/search.ts";

const longest = 80;

/** What the palette asks while somebody types: `?q=`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const text = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, longest);
  const hits = text.length < 2 ? [] : await searchEverything(context.get(scopeContext), text);
  return Response.json({ hits } satisfies SearchAnswer, { headers: { "Cache-Control": "private, no-store" } });
}
