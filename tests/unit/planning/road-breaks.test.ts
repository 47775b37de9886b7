import fc from "fast-check";
import { expect, test } from "vitest";
import { toConfirmedStops } from "#app/modules/planning/model/confirmed-stops.ts";
import { toEtaBreakWindow } from "#app/modules/planning/model/eta/eta-breaks.ts";
import type { PlanInputs, PlanShipment } from "#app/modules/planning/model/plan-inputs.ts";
import type { TimedRoute } from "#app/modules/planning/model/timed-plan.ts";
import { type EtaOptions, type EtaStop, estimateRoute } from "#app/modules/routes/model/route-eta.ts";
import { routingSettingsSchema } from "#app/modules/workspace/model/routing-settings.ts";
import { toInstant } from "#app/platform/time/local-time.ts";
import {
  createPlanAgent,
  createPlanInputs,
  createPlanShipment,
  createPlanVehicle,
} from "#tests/factories/plan-inputs.ts";
import { solvePlan } from "#tests/factories/solve-plan.ts";

const minute = 60_000;
const zone = "Europe/Berlin";

/** The stops of a confirmed route as the execution code reads them. */
function onRoad(inputs: PlanInputs, timed: TimedRoute): EtaStop[] {
  return toConfirmedStops(timed).map((stop, at): EtaStop => {
    const shipment = inputs.shipments.find(({ id }) => id === stop.shipmentId);
    const end = shipment?.[stop.type === "pickup" ? "pickup" : "dropoff"];
    const when = (local: string | null | undefined) => (local ? toInstant(local, zone) : null);
    return {
      ...{ id: `stop-${at}`, state: "pending", point: end?.point ?? inputs.depot.point },
      ...{ travelSeconds: stop.travelSeconds, serviceSeconds: stop.serviceSeconds },
      ...{ windowFrom: when(end?.from), windowTo: when(end?.to) },
      ...{ plannedArriveAt: stop.arriveAt, plannedStartAt: stop.startAt, breakWindow: toEtaBreakWindow(stop) },
      ...{ arrivedAt: null, finishedAt: null },
    };
  });
}

function expected(stops: readonly EtaStop[], timed: TimedRoute, changes: Partial<EtaOptions> = {}): number[] {
  const etas = estimateRoute(stops, {
    ...{ nowMs: timed.startAt - 60 * minute, startAt: timed.startAt, leftAt: null, late: null, position: null },
    ...{ depot: { longitude: 10, latitude: 53.5 }, thresholdSeconds: 600 },
    estimate: { detour: 1.34, metresPerSecond: 56 / 3.6 },
    ...changes,
  });
  return stops.map(({ id }) => etas.get(id)?.expectedAt ?? 0);
}

/** A break counts as arrived when it begins; every other stop when the vehicle is there. */
const planned = (timed: TimedRoute) =>
  toConfirmedStops(timed).map((stop) => (stop.type === "break" ? stop.startAt : stop.arriveAt));

const two = (hour: number) => String(hour).padStart(2, "0");

const windows = fc.option(fc.tuple(fc.integer({ min: 7, max: 15 }), fc.integer({ min: 1, max: 4 })), { nil: null });
const openings = fc.option(fc.integer({ min: 8, max: 14 }), { nil: null });

test("a confirmed route not yet started is expected as planned, to the second: breaks, waits, windows, returns", () => {
  let [rested, waited, returned] = [0, 0, 0];
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          at: fc.integer({ min: 1, max: 40 }),
          window: windows,
          opens: openings,
          service: fc.integer({ min: 0, max: 70 }),
        }),
        {
          minLength: 1,
          maxLength: 9,
        },
      ),
      fc.record({
        from: fc.integer({ min: 7, max: 14 }),
        minutes: fc.integer({ min: 5, max: 60 }),
        delayed: fc.boolean(),
      }),
      (list, { from, minutes, delayed }) => {
        const shipments = list.map(({ at, window, opens, service }, index): PlanShipment => {
          const made = createPlanShipment(`s${index}`, at, { serviceMinutes: service });
          const access = opens === null ? null : openFrom(opens);
          if (!window) return { ...made, dropoff: { ...made.dropoff, access } };
          const [first, hours] = window;
          const day = (hour: number) => `2026-11-23T${two(hour)}:00`;
          return { ...made, dropoff: { ...made.dropoff, access, from: day(first), to: day(first + hours) } };
        });
        const rest = { from: `${two(from)}:00`, to: `${two(from + 2)}:00`, minutes };
        const inputs = createPlanInputs({
          shipments,
          crews: [{ agent: createPlanAgent("a1", { rest }), vehicle: createPlanVehicle("v1", { maxWeight: 30_000 }) }],
          settings: routingSettingsSchema.parse({ depot_revisit: "hard", delayed_start: delayed }),
        });
        for (const timed of solvePlan(inputs).timed.routes.filter(({ stops }) => stops.length > 0)) {
          rested += timed.breaks.length;
          waited += timed.stops.filter(({ waitSeconds }) => waitSeconds > 0).length;
          returned += timed.stops.filter(({ type }) => type === "depot").length;
          expect(expected(onRoad(inputs, timed), timed)).toEqual(planned(timed));
        }
      },
    ),
    { numRuns: 60 },
  );
  // The property is empty unless these cases occur.
  expect(Math.min(rested, waited, returned)).toBeGreaterThan(5);
});

function openFrom(hour: number): PlanShipment["dropoff"]["access"] {
  const openingHours = [{ weekday: 1, from: `${two(hour)}:00`, to: "19:00" }] as const;
  return {
    openingHours: [...openingHours],
    ...{ vehicleTypes: [], prohibitedVehicles: [], allowedAgents: [], serviceMinutes: null },
  };
}

/** Four stops of 100 minutes and a break of 30 between 12 and 1 p.m.: the break is taken on the way. */
function day() {
  const inputs = createPlanInputs({
    shipments: Array.from({ length: 4 }, (_, at) => createPlanShipment(`s${at + 1}`, at + 1, { serviceMinutes: 100 })),
    crews: [
      {
        agent: createPlanAgent("a1", { rest: { from: "12:00", to: "13:00", minutes: 30 } }),
        vehicle: createPlanVehicle("v1"),
      },
    ],
  });
  const [timed] = solvePlan(inputs).timed.routes;
  if (timed?.breaks.length !== 1) throw new Error("a route with one break is wanted");
  const stops = onRoad(inputs, timed);
  const at = stops.findIndex(({ breakWindow }) => breakWindow !== null);
  // All stops before the break are done as planned.
  const done = stops.slice(0, at).map((stop): EtaStop => {
    const finishedAt = stop.plannedStartAt + stop.serviceSeconds * 1000;
    return { ...stop, state: "completed", arrivedAt: stop.plannedArriveAt, finishedAt };
  });
  const left = done.at(-1)?.finishedAt ?? 0;
  const [rest, next] = [stops[at], stops[at + 1]];
  if (!rest || !next) throw new Error("a break before a stop is wanted");
  return { timed, left, rest, next, at, stops: [...done, ...stops.slice(at)] };
}

type Day = ReturnType<typeof day>;

/** The expected arrival of the stop after the break, in minutes later than planned. */
function shift(
  { timed, stops, at, next }: Day,
  changes: Partial<EtaStop>,
  nowMs: number,
  options: Partial<EtaOptions> = {},
) {
  const list = stops.map((stop, index) => (index === at ? { ...stop, ...changes } : stop));
  const all = expected(list, timed, { nowMs, leftAt: timed.startAt, ...options });
  return ((all[at + 1] ?? 0) - next.plannedArriveAt) / minute;
}

test("a due break is counted; one that began late, lasts long or was short shifts the stops after it", () => {
  const on = day();
  const { left, rest } = on;
  const begins = rest.plannedStartAt;
  expect(shift(on, {}, left)).toBe(0);
  // Still driving after the break was due: shifted by at most the whole leg.
  const runs = { state: "arriving", arrivedAt: begins + 10 * minute } as const;
  const leg = on.next.travelSeconds / 60;
  const late = shift(on, runs, begins + 12 * minute);
  expect(late).toBeGreaterThanOrEqual(10 - leg);
  expect(late).toBeLessThanOrEqual(10);
  // The break lasts longer than planned: everything moves with the clock.
  const long = begins + 10 * minute + 45 * minute;
  expect(shift(on, runs, long)).toBeCloseTo(late + 15, 5);
  // Over after ten minutes: twenty are gained.
  const short = { state: "completed", arrivedAt: begins, finishedAt: begins + 10 * minute } as const;
  expect(shift(on, short, begins + 10 * minute)).toBeCloseTo(-20, 5);
});

test("a break taken before an earlier stop is not expected again", () => {
  const on = day();
  const early = { state: "completed", arrivedAt: on.left - 60 * minute, finishedAt: on.left - 30 * minute } as const;
  const straight = on.left + on.next.travelSeconds * 1000 - on.next.plannedArriveAt;
  expect(shift(on, early, on.left)).toBe(straight / minute);
  expect(straight).toBeLessThan(0);
});

test("a delay moves the next arrival and all later ones by the same time, until a stop is done", () => {
  const on = day();
  const said = on.left + minute;
  const plain = shift(on, {}, said);
  expect(shift(on, {}, said, { late: { at: said, minutes: 15 } })).toBeCloseTo(plain + 15, 5);
  expect(shift(on, {}, said, { late: { at: on.left - minute, minutes: 15 } })).toBe(plain);
});
