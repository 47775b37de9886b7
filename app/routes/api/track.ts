import { snakeCased } from "#app/domain/kernel/snake-case.ts";
import { noCommands } from "#app/http/api.server.ts";
import { failureResponse } from "#app/http/failures.server.ts";
import { trackedOf } from "#app/http/tracking.server.ts";
import type { Route } from "./+types/track.ts";

/** What a stranger with the number may know of an order, as JSON; instants are milliseconds UTC. */
export async function loader(args: Route.LoaderArgs) {
  const found = await trackedOf(args);
  if (!found.ok) return failureResponse(args.request, found.failure);
  return Response.json(
    { data: { order: snakeCased(found.value) } },
    { headers: { "Cache-Control": "private, no-store" } },
  );
}
export const action = noCommands;
