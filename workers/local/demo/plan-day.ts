import { setImmediate } from "node:timers/promises";
import { formatWallTime, type Hours, parseWallTime } from "#app/modules/fleet/model/shift.ts";
import type { SearchEnd } from "#app/modules/planning/model/plan-effort.ts";
import { createPlan } from "#app/modules/plans/commands/create-plan.server.ts";
import { createShipments } from "#app/modules/shipments/db/shipment.writes.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { now, type Scope, toPlanCaller } from "#app/platform/db/scope.server.ts";
import { writeConfirmation } from "../../plan-room/confirmation.ts";
import { beginRun, finishRun, prepareRun } from "../../plan-room/optimization.ts";
import { openSearch } from "../../plan-room/search.ts";
import type { DemoFleet } from "./fleet.ts";

const SOLVER_SEED = 7;

/** Orders to deliver on a day, and the crews. */
export interface DemoDay {
  name: string;
  date: string;
  orderIds: readonly string[];
  crews: DemoFleet["crews"];
  hours?: Hours;
}

/** Hours of a day in the demo, and everyone's usual shift. */
export const DEFAULT_HOURS: Hours = { startsAt: "08:00", endsAt: "16:30" };

/** Adds minutes to a time of day. */
export const addMinutes = (minutes: number, time: string): string => formatWallTime(parseWallTime(time) + minutes);

/** Takes a day's orders through the product's own steps: shipments, a plan, the solver. Returns the plan's id. */
export async function planDay(scope: Scope, fleet: DemoFleet, day: DemoDay): Promise<string> {
  const shipped = await createShipments(scope, day.orderIds);
  unwrap(await commit(scope.db, shipped.statements));
  const created = await createPlan.execute(scope, {
    name: day.name,
    shipmentType: 3,
    startAt: `${day.date}T${(day.hours ?? DEFAULT_HOURS).startsAt}`,
    endAt: `${day.date}T${(day.hours ?? DEFAULT_HOURS).endsAt}`,
    locationId: fleet.locationIds[0],
    dropoffGraceMinutes: 0,
    agents: day.crews,
    shipmentIds: shipped.created.map(({ shipmentId }) => shipmentId),
  });
  const { id } = unwrap(created);
  const { order, queue } = unwrap(
    await prepareRun(scope, toPlanCaller(scope), { planId: id, seed: SOLVER_SEED, effort: "quick" }),
  );
  unwrap(await queue());
  unwrap(await beginRun(scope, id));
  const search = openSearch({ order, saved: null });
  const began = performance.now();
  let ended: SearchEnd | null = null;
  // Lets the connection work between slices.
  while (!ended) {
    ended = search.slice(1);
    await setImmediate();
  }
  const seconds = (performance.now() - began) / 1000;
  const { iterations, budget } = search;
  const run = { effort: order.effort, iterations, budget, seconds, ended };
  unwrap(await finishRun(scope, order, { document: search.best(), run, speed: null }));
  return id;
}

/** Confirms a plan that was just made: routes and stops exist, shipments are Dispatched. */
export async function confirmDay(scope: Scope, planId: string): Promise<void> {
  unwrap(await writeConfirmation(scope, { planId, basedOn: 1, preserveSequences: false }));
}

/** The value of a step that cannot fail in a demo. */
export function unwrap<T>(result: { ok: true; value: T } | { ok: false; failure: unknown }): T {
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
}

/** The same scope at another time: what happens in it is dated then. */
export function atInstant(scope: Scope, instant: number): Scope {
  return { ...scope, ports: { ...scope.ports, clock: { now: () => instant } } };
}

/** Milliseconds UTC of a local time of the account today, `days` from now; close enough for a demo. */
export function toDemoInstant(scope: Scope, date: string, time: string): number {
  const guess = Date.parse(`${date}T${time}:00Z`);
  const shown = new Intl.DateTimeFormat("sv-SE", {
    timeZone: scope.account.timezone,
    dateStyle: "short",
    timeStyle: "medium",
  }).format(guess);
  return Math.min(guess - (Date.parse(`${shown.replace(" ", "T")}Z`) - guess), now(scope));
}
