import { searchAll } from "../http/search.server.ts";
import type { Route } from "./+types/search.ts";

/** What the palette asks while somebody types: `?q=`. */
export function loader({ request, context }: Route.LoaderArgs) {
  return searchAll(request, context);
}
