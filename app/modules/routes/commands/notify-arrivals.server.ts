import { readAccountScope } from "#app/platform/db/account-scope.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { listAccountsUnderWay, notifyArrivals } from "../db/eta-notifications.server.ts";
import { readRoutesUnderWay } from "../db/route.reads.server.ts";
import { computeEtaClock, findEtaChanges } from "../model/eta-notification.ts";
import { estimateRoute } from "../model/route-eta.ts";
import { toEtaOptions } from "./eta-options.server.ts";
import { toEtaStop } from "./live-stop.server.ts";
import { listRouteStops } from "./route-day.server.ts";

const system = { id: null, name: "Waybill", language: "en" };

/**
 * Publishes arrivals on active routes that differ enough from the last published ones, whatever the cause: passing
 * time, an event or a position of the driver, or a route that the office changed. After an hour without a sign of the
 * driver, passing time alone publishes nothing more. Returns the number of shipments.
 */
export async function notifyChangedArrivals(app: Pick<Scope, "db" | "ports">): Promise<number> {
  let count = 0;
  for (const account of await listAccountsUnderWay(app.db, app.ports.clock)) {
    const scope = await readAccountScope(app, account, system);
    if (scope) count += await notifyAccountArrivals(scope);
  }
  return count;
}

async function notifyAccountArrivals(scope: Scope): Promise<number> {
  const day = await readRoutesUnderWay(scope);
  const routeChanges = day.routes.map((route) => {
    const rows = listRouteStops(day, route);
    const stops = rows.map((row) => toEtaStop(day, row));
    const position = day.positions.find(({ agentId }) => agentId === route.agentId);
    const lastSigns = [position?.at ?? null, ...rows.flatMap(({ arrivedAt, finishedAt }) => [arrivedAt, finishedAt])];
    const nowMs = computeEtaClock(now(scope), route.startAt, lastSigns);
    return findEtaChanges(rows, estimateRoute(stops, { ...toEtaOptions(scope, day, route, now(scope)), nowMs }));
  });
  const changed = routeChanges.flatMap((each) => each.changed);
  const statements = notifyArrivals(scope, { marks: routeChanges.flatMap(({ marks }) => marks), changed });
  if (statements.length === 0) return 0;
  const committed = await commit(scope.db, statements);
  if (committed.ok && changed.length > 0) await scope.ports.wake.outbox();
  return new Set(changed.map(({ shipmentId }) => shipmentId)).size;
}
