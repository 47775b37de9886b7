import { scopeOfAccount } from "#app/platform/db/account-scope.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { readUnderWay } from "../db/route.reads.server.ts";
import { accountsUnderWay, tellArrivals } from "../db/told-arrivals.server.ts";
import { estimateRoute } from "../model/route-eta.ts";
import { arrivalNews, heardUntil } from "../model/told-arrival.ts";
import { etaOptions } from "./live-route.server.ts";
import { etaStop } from "./live-stop.server.ts";

const system = { id: null, name: "Waybill", language: "en" };

/**
 * Tells of arrivals that are no longer what was told (`told-arrival.ts`), whatever moved them: time that passed, an event or
 * a position of the driver, or the office, which timed a route anew. Of routes under way alone; of one that has been silent for an
 * hour only what the office changes. Answers how many it told.
 */
export async function tellChangedArrivals(app: Pick<Scope, "db" | "ports">): Promise<number> {
  let count = 0;
  for (const account of await accountsUnderWay(app.db, app.ports.clock)) {
    const scope = await scopeOfAccount(app, account, system);
    if (scope) count += await tellOfAccount(scope);
  }
  return count;
}

async function tellOfAccount(scope: Scope): Promise<number> {
  const day = await readUnderWay(scope);
  const news = day.routes.map((route) => {
    const rows = day.stops.filter(({ routeId }) => routeId === route.id);
    const stops = rows.map((row) => etaStop(day, row));
    const position = day.positions.find(({ agentId }) => agentId === route.agentId);
    const signs = [position?.at ?? null, ...rows.flatMap(({ arrivedAt, finishedAt }) => [arrivedAt, finishedAt])];
    const nowMs = heardUntil(now(scope), route.startAt, signs);
    return arrivalNews(rows, estimateRoute(stops, { ...etaOptions(scope, day, route, now(scope)), nowMs }));
  });
  const changed = news.flatMap((each) => each.changed);
  const statements = tellArrivals(scope, { marks: news.flatMap(({ marks }) => marks), changed });
  if (statements.length === 0) return 0;
  const told = await commit(scope.db, statements);
  if (told.ok && changed.length > 0) await scope.ports.wake.outbox();
  return new Set(changed.map(({ shipmentId }) => shipmentId)).size;
}
