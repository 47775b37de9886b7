import { and, eq, sql } from "drizzle-orm";
import { routes, stops } from "#app/modules/planning/db/routes.tables.ts";
import { runMoves } from "#app/modules/shipments/db/move.writes.server.ts";
import type { FailureReason } from "#app/modules/shipments/model/shipment.enums.ts";
import type { ShipmentMove } from "#app/modules/shipments/model/shipment.moves.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { minute } from "#app/platform/kernel/milliseconds.ts";
import { atInstant, unwrap } from "./plan-day.ts";

/** A planned hand-over, and when it ends as planned. */
interface PlannedStop {
  stop: string;
  id: string | null;
  route: number;
  position: number;
  /** The planned leg to here, seconds. */
  travel: number;
  endAt: number;
}

/** A stop that is done, and when. */
interface DoneStop extends PlannedStop {
  doneAt: number;
}

const quarterHour = 900_000;

/** The handover of a delivery. */
export const demoDropoff = {
  action: "dropoff",
  collections: "collected",
  proof: { signature: "H. Petersen" },
} as const;

async function listPlannedStops(scope: Scope, planId: string): Promise<PlannedStop[]> {
  const rows = await scope.db
    .select({
      stop: stops.id,
      id: stops.shipmentId,
      route: routes.number,
      position: stops.position,
      travel: stops.travelSeconds,
      startAt: stops.startAt,
      serviceSeconds: stops.serviceSeconds,
    })
    .from(stops)
    .innerJoin(routes, eq(routes.id, stops.routeId))
    .where(and(eq(routes.planId, planId), eq(stops.type, "dropoff")))
    .orderBy(stops.startAt);
  return rows.map(({ startAt, serviceSeconds, ...row }) => ({ ...row, endAt: startAt + serviceSeconds * 1000 }));
}

/** Every stop of a plan, in the order of the day: as planned, with different small deviations. */
export async function listDoneStops(scope: Scope, planId: string): Promise<DoneStop[]> {
  const planned = await listPlannedStops(scope, planId);
  return planned.map((row) => ({
    ...row,
    doneAt: row.endAt + (((row.position * 7 + row.route * 11) % 9) - 2) * 67_000,
  }));
}

/** How far a van may be before its plan, and behind it. */
const MAX_EARLY_MS = 2 * minute;
const MAX_BEHIND_MS = 12 * minute;

/**
 * The stops that a plan's drivers have done by now, in the order of the day: every van left its last stop a few minutes
 * ago, more or less as planned.
 */
export async function listStopsDoneBy(scope: Scope, planId: string, present: number): Promise<DoneStop[]> {
  const byRoute = Map.groupBy(await listPlannedStops(scope, planId), ({ route }) => route);
  return [...byRoute]
    .flatMap(([route, planned]) => {
      const lastDoneAt = present - minute - ((route * 5) % 7) * 30_000;
      const done = planned.filter(({ endAt }) => endAt - MAX_EARLY_MS <= lastDoneAt);
      const behind = Math.min(lastDoneAt - (done.at(-1)?.endAt ?? lastDoneAt), MAX_BEHIND_MS);
      return done.map((row, at) => ({ ...row, doneAt: row.endAt + Math.round((behind * (at + 1)) / done.length) }));
    })
    .toSorted((a, b) => a.doneAt - b.doneAt);
}

/** Completes the stops, a quarter of an hour at a time; attempts fail at the given indexes. */
export async function workStops(
  scope: Scope,
  done: readonly DoneStop[],
  reasons: Readonly<Record<number, FailureReason>>,
): Promise<void> {
  const groups = Map.groupBy(done.entries(), ([, { doneAt }]) => Math.floor(doneAt / quarterHour));
  for (const [, group] of [...groups].sort(([one], [other]) => one - other)) {
    await moveDemoShipments(
      atInstant(scope, Math.max(...group.map(([, { doneAt }]) => doneAt))),
      group.map(([turn, { id }]): ShipmentMove => {
        const reason = reasons[turn];
        return reason ? { id: id ?? "", action: "attempt", leg: "dropoff", reason } : { ...demoDropoff, id: id ?? "" };
      }),
    );
  }
  const times = JSON.stringify(listArrivals(done, scope.account.timezone));
  await scope.db.run(sql`update stops set arrived_at = json_extract(j.value, '$[1]'), finished_at = json_extract(j.value, '$[2]')
    from json_each(${times}) j where stops.id = json_extract(j.value, '$[0]') and stops.account_id = ${scope.account.id}`);
}

/** Travel time by hour of day, percent. */
const trafficByHour: Readonly<Record<number, number>> = { 7: 118, 8: 131, 9: 112, 15: 108, 16: 121, 17: 134 };

/** Each stop with its arrival time, by the traffic of the hour, and its completion time. */
function listArrivals(done: readonly DoneStop[], timezone: string): [string, number, number][] {
  const hourOf = new Intl.DateTimeFormat("en-GB", { timeZone: timezone, hour: "2-digit", hourCycle: "h23" });
  const left = new Map<number, number>();
  return done
    .toSorted((a, b) => a.doneAt - b.doneAt)
    .map(({ stop, route, position, travel, doneAt }) => {
      const from = left.get(route);
      left.set(route, doneAt);
      if (from === undefined) return [stop, doneAt - 180_000, doneAt];
      const percent = (trafficByHour[Number(hourOf.format(from))] ?? 99) + ((position * 5) % 7) - 3;
      return [stop, Math.min(from + travel * percent * 10, doneAt - 60_000), doneAt];
    });
}

/** Moves of shipments that cannot be refused in a demo. */
export async function moveDemoShipments(scope: Scope, steps: ShipmentMove[]): Promise<void> {
  const { refused } = unwrap(await runMoves(scope, steps));
  if (refused.length > 0) throw new Error(JSON.stringify({ steps, refused }));
}
