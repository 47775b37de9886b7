import { and, eq, sql } from "drizzle-orm";
import { routes, stops } from "#app/modules/planning/db/routes.tables.ts";
import { runMoves } from "#app/modules/shipments/db/move.writes.server.ts";
import type { FailureReason } from "#app/modules/shipments/model/shipment.enums.ts";
import type { ShipmentMove } from "#app/modules/shipments/model/shipment.moves.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { atInstant, unwrap } from "./plan-day.ts";

/** A stop that is done, and when. */
interface DoneStop {
  stop: string;
  id: string | null;
  route: number;
  position: number;
  arriveAt: number;
  /** The planned leg to here, seconds. */
  travel: number;
  doneAt: number;
}

const quarterHour = 900_000;

/** The handover of a delivery. */
export const demoDropoff = {
  action: "dropoff",
  collections: "collected",
  proof: { signature: "H. Petersen" },
} as const;

/** The first part of every route of a plan, in the order of the day, with the time at which each stop was done. */
export async function listDoneStops(scope: Scope, planId: string, share: number): Promise<DoneStop[]> {
  const rows = await scope.db
    .select({
      stop: stops.id,
      id: stops.shipmentId,
      route: routes.number,
      position: stops.position,
      count: routes.stopCount,
      arriveAt: stops.arriveAt,
      travel: stops.travelSeconds,
    })
    .from(stops)
    .innerJoin(routes, eq(routes.id, stops.routeId))
    .where(and(eq(routes.planId, planId), eq(stops.type, "dropoff")))
    .orderBy(stops.arriveAt);
  const due = rows.filter((row) => row.position <= share * row.count);
  return timeStops(due, Math.min(now(scope) + 8 * 3_600_000, Date.now()));
}

/**
 * As planned with different small deviations. In a demo created in the morning the times of a route are moved earlier
 * together, so that its last stop is a few minutes in the past.
 */
function timeStops(due: readonly Omit<DoneStop, "doneAt">[], present: number): DoneStop[] {
  const off = ({ route, position }: (typeof due)[number]) => (((position * 7 + route * 11) % 9) - 2) * 67_000;
  const planned = due.map((row) => ({ ...row, doneAt: row.arriveAt + 240_000 + off(row) }));
  const early = new Map<number, number>();
  for (const { route, doneAt } of planned) {
    const over = doneAt - (present - ((route * 5) % 7) * 60_000 - 90_000);
    early.set(route, Math.max(early.get(route) ?? 0, over));
  }
  return planned.map((row) => ({ ...row, doneAt: row.doneAt - (early.get(row.route) ?? 0) }));
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
