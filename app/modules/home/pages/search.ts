import { searchAll } from "../http/search.server.ts";
import type { Route } from "./+types/search.ts";

/** Search results for the command palette while typing: `?q=`. */
export function loader({ request, context }: Route.LoaderArgs) {
  return searchAll(request, context);
}
