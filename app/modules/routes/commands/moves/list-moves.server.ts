import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { isUuid } from "#app/platform/kernel/ids.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { readMovable, type UnmovableReason } from "../../db/movable-stops.reads.server.ts";
import { readRoute, readRoutesOfDay } from "../../db/route.reads.server.ts";
import { compareOffers, type StopOffer } from "../../model/stop-offer.ts";
import { computeOffer } from "./offers.server.ts";

/**
 * `GET routes/{route_id}/stops/{stop_id}/moves`: the other routes of the day that could take over a remaining stop,
 * best first.
 */
export async function listMoves(
  scope: Scope,
  { params }: PageRequest,
): Promise<Result<{ offers: StopOffer[]; refused: UnmovableReason | null }>> {
  const { routeId = "", stopId = "" } = params;
  if (!(isUuid(routeId) && isUuid(stopId) && (await readRoute(scope, routeId)))) return fail("not_found");
  // A stop that is done or has left the route meanwhile cannot move.
  const movable = await readMovable(scope, routeId, stopId);
  if (typeof movable === "string") return ok({ offers: [], refused: movable });
  const day = await readRoutesOfDay(scope, movable.route.date);
  const running = day.routes.filter(({ status }) => status === "assigned" || status === "active");
  const others = running.filter(({ id }) => id !== routeId);
  const offers = await Promise.all(others.map((route) => computeOffer(scope, { day, route, movable })));
  return ok({ offers: offers.flatMap((each) => each ?? []).toSorted(compareOffers), refused: null });
}
