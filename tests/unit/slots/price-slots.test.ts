import fc from "fast-check";
import { expect, test } from "vitest";
import type { PlanInputs } from "#app/modules/planning/model/plan-inputs.ts";
import { createPlanTimer } from "#app/modules/planning/model/plan-timing.ts";
import { joinShipments } from "#app/modules/slots/model/join-shipments.ts";
import { priceSlots } from "#app/modules/slots/model/price-slots.ts";
import { toSlotShipment } from "#app/modules/slots/model/slot-delivery.ts";
import { listSlotWindows } from "#app/modules/slots/model/slot-windows.ts";
import {
  createPlanAgent,
  createPlanInputs,
  createPlanShipment,
  createPlanVehicle,
} from "#tests/factories/plan-inputs.ts";

const DAY = "2026-11-23";
const windows = [8, 10, 12, 14, 16].map((hour) => ({
  from: `${DAY}T${String(hour).padStart(2, "0")}:00`,
  to: `${DAY}T${String(hour + 2).padStart(2, "0")}:00`,
}));
const deliver = (north: number, weight = 10_000) =>
  toSlotShipment(
    "slot",
    { point: { longitude: 10, latitude: 53.5 + north / 100 }, serviceMinutes: 5, weight, volume: 0, parcels: 1 },
    { from: null, to: null },
  );
const toRoute = (ids: readonly string[]) => ({
  routes: [
    {
      ...{ id: "r1", agentId: "a1", vehicleId: "v1", locked: false },
      stops: ids.map((shipmentId) => ({ shipmentId, type: "dropoff" as const, fixed: false })),
    },
  ],
  unassigned: [],
});
const leftOut = new Set<string>();

/** A van that is 10 hundredths of a degree north between ten and twelve. */
function createMorning(changes: Partial<PlanInputs> = {}) {
  const stop = createPlanShipment("s1", 10);
  Object.assign(stop.dropoff, { from: `${DAY}T10:00`, to: `${DAY}T12:00` });
  return { inputs: createPlanInputs({ shipments: [stop], ...changes }), document: toRoute(["s1"]), leftOut };
}
const price = (
  plan: ReturnType<typeof createMorning>,
  delivery = deliver(10.01),
  waiting: Parameters<typeof priceSlots>[0]["waiting"] = [],
) => priceSlots({ day: DAY, plans: [plan], waiting, windows }, delivery);

test("the slot in which a van stops next door is the greener choice", () => {
  const slots = price(createMorning());
  const greener = slots.filter((each) => each.greener);
  expect(greener.map(({ from }) => from)).toContain(`${DAY}T10:00`);
  expect(greener.every(({ effort }) => effort === "next_door")).toBe(true);
});

test("a trip of its own is never called greener", () => {
  const slots = price({ ...createMorning(), document: toRoute([]), leftOut: new Set(["s1"]) });
  expect(slots.length).toBe(windows.length);
  expect(slots.some(({ greener, effort }) => greener || effort !== "own_trip")).toBe(false);
});

test("what the van cannot carry, or its shift does not reach, is not offered", () => {
  const crews = [{ agent: createPlanAgent("a1"), vehicle: createPlanVehicle("v1", { maxWeight: 15_000 }) }];
  expect(price(createMorning({ crews }))).toEqual([]);
  const early = [
    { agent: createPlanAgent("a1", { shiftStart: "07:00", shiftEnd: "13:00" }), vehicle: createPlanVehicle("v1") },
  ];
  expect(price(createMorning({ crews: early })).map(({ from }) => from)).toEqual(
    [8, 10, 12].map((hour) => `${DAY}T${String(hour).padStart(2, "0")}:00`),
  );
});

test("the last place goes to what was promised before", () => {
  const crews = [{ agent: createPlanAgent("a1"), vehicle: createPlanVehicle("v1", { maxWeight: 25_000 }) }];
  const before = { ...deliver(10.02), id: "held" };
  Object.assign(before.dropoff, windows[2]);
  expect(price(createMorning({ crews }))).not.toEqual([]);
  expect(price(createMorning({ crews }), deliver(10.01), [before])).toEqual([]);
});

test("a locked route takes nothing", () => {
  const plan = createMorning();
  const locked = plan.document.routes.map((route) => ({ ...route, locked: true }));
  expect(price({ ...plan, document: { routes: locked, unassigned: [] } })).toEqual([]);
});

test("no offered slot makes anybody late: timed again by the plan's own timer", () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ north: fc.integer({ min: 1, max: 60 }), hour: fc.integer({ min: 8, max: 15 }) }), {
        maxLength: 12,
      }),
      fc.integer({ min: 1, max: 60 }),
      (stops, north) => {
        const shipments = stops
          .toSorted((a, b) => a.hour - b.hour)
          .map((each, at) => {
            const shipment = createPlanShipment(`s${at}`, each.north);
            Object.assign(shipment.dropoff, {
              from: `${DAY}T${String(each.hour).padStart(2, "0")}:00`,
              to: `${DAY}T${String(each.hour + 2).padStart(2, "0")}:00`,
            });
            return shipment;
          });
        const inputs = createPlanInputs({ shipments });
        const document = toRoute(shipments.map(({ id }) => id));
        const before = createPlanTimer(inputs).time(document);
        for (const { from, to } of price({ inputs, document, leftOut }, deliver(north))) {
          const added = { ...deliver(north), id: "new" };
          Object.assign(added.dropoff, { from, to });
          const timer = createPlanTimer(joinShipments(inputs, [added]));
          const ids = shipments.map(({ id }) => id);
          const tried = ids.concat("").map((_, at) => timer.time(toRoute(ids.toSpliced(at, 0, "new"))));
          const best = Math.min(...tried.map(({ summary, strictViolations }) => summary.late + strictViolations));
          expect(best).toBeLessThanOrEqual(before.summary.late + before.strictViolations);
        }
      },
    ),
    { numRuns: 60 },
  );
});

test("a place without a row in the matrix is reached at the plan's own pace", () => {
  const shipments = [createPlanShipment("s1", 10), createPlanShipment("s2", 20)];
  const travel = {
    kind: "matrix" as const,
    durations: [
      [0, 600, 1200],
      [600, 0, 600],
      [1200, 600, 0],
    ],
    distances: [
      [0, 9000, 18000],
      [9000, 0, 9000],
      [18000, 9000, 0],
    ],
    rows: [0, 0, 1, 0, 2],
  };
  const joined = joinShipments(createPlanInputs({ shipments, travel }), [deliver(30), { ...deliver(20), id: "same" }]);
  if (joined.travel.kind !== "matrix") throw new Error("no matrix");
  expect(joined.travel.rows).toEqual([0, 0, 1, 0, 2, 0, 3, 0, 2]);
  expect(joined.travel.durations[2]?.[3]).toBeCloseTo(600, -1);
  expect(joined.travel.distances[0]?.[3]).toBeCloseTo(27_000, -3);
});

test("slots begin tomorrow, and keep to the hours of the place", () => {
  const context = {
    timezone: "Europe/Berlin",
    now: Date.parse("2026-11-22T08:00:00Z"),
    hours: [{ weekday: 1 as const, from: "09:00", to: "15:00" }],
  };
  const listed = listSlotWindows(context);
  expect(listed[0]).toEqual({ day: DAY, windows: [windows[1], windows[2]] });
  expect(listed[1]?.windows).toEqual([]);
  expect(listed).toHaveLength(14);
});
