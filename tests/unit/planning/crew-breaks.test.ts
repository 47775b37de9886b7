import fc from "fast-check";
import { expect, test } from "vitest";
import { createPlanTimer } from "#app/modules/planning/model/plan-timing.ts";
import {
  createPlanAgent,
  createPlanInputs,
  createPlanShipment,
  createPlanVehicle,
} from "#tests/factories/plan-inputs.ts";
import { solvePlan } from "#tests/factories/solve-plan.ts";

const rest = { from: "12:00", to: "13:00", minutes: 30 };
const crewWith = (changes: Parameters<typeof createPlanAgent>[1]) => [
  { agent: createPlanAgent("a1", changes), vehicle: createPlanVehicle("v1") },
];
/** Six stops of two hours each: the whole day. */
const longStops = Array.from({ length: 5 }, (_, at) =>
  createPlanShipment(`s${at + 1}`, at + 1, { serviceMinutes: 110 }),
);
const clockOf = (at: number) => new Date(at + 3_600_000).toISOString().slice(11, 16);

test.each([
  { of: "in the shift", agent: { rest }, start: "07:00", taken: true },
  { of: "after the plan began too late for it", agent: { rest }, start: "12:31", taken: false },
  { of: "before the shift", agent: { rest, shiftStart: "13:30", shiftEnd: "18:00" }, start: "07:00", taken: false },
  { of: "of nobody", agent: {}, start: "07:00", taken: false },
])("a break $of", ({ agent, start, taken }) => {
  const inputs = createPlanInputs({
    startAt: `2026-11-23T${start}`,
    crews: crewWith(agent),
    shipments: longStops.slice(0, 2),
  });
  const { timed } = solvePlan(inputs);
  const [route] = timed.routes;
  expect(route?.violations).toEqual([]);
  if (start === "07:00" && taken) return expect(route?.breaks.length ?? 0).toBeLessThanOrEqual(1);
  return expect(route?.breaks).toEqual([]);
});

test("a day without slack still has the break at its time, and a locked route keeps it", () => {
  const inputs = createPlanInputs({ crews: crewWith({ rest }), shipments: longStops });
  const { document, timed } = solvePlan(inputs);
  const [route] = timed.routes;
  const [pause] = route?.breaks ?? [];
  expect(clockOf(pause?.startAt ?? 0) >= "12:00" && clockOf(pause?.endAt ?? 0) <= "13:00").toBe(true);
  expect((pause?.endAt ?? 0) - (pause?.startAt ?? 0)).toBe(30 * 60_000);
  expect(route?.violations).toEqual([]);
  const locked = { ...document, routes: document.routes.map((each) => ({ ...each, locked: true })) };
  const again = solvePlan(inputs, locked);
  expect(again.document.routes[0]?.stops).toEqual(locked.routes[0]?.stops);
  expect(again.timed.routes[0]?.breaks).toEqual(route?.breaks);
});

test("a break that fits nowhere is reported as a violation", () => {
  const all = [createPlanShipment("s1", 1, { serviceMinutes: 11 * 60 })];
  Object.assign(all[0]?.dropoff ?? {}, { from: "2026-11-23T07:00", to: "2026-11-23T08:00" });
  const inputs = createPlanInputs({ crews: crewWith({ rest }), shipments: all });
  const stop = { shipmentId: "s1", type: "dropoff", fixed: false } as const;
  const routes = [{ id: "r1", agentId: "a1", vehicleId: "v1", locked: false, stops: [stop] }];
  const [route] = createPlanTimer(inputs).time({ routes, unassigned: [] }).routes;
  expect(route?.violations.map(({ cause }) => cause).filter((cause) => /break/.test(cause))).toHaveLength(1);
});

test("search and timing agree: a plan found with breaks violates no rule", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 8 }),
      fc.integer({ min: 8, max: 14 }),
      fc.integer({ min: 10, max: 60 }),
      (count, hour, minutes) => {
        const between = { from: `${String(hour).padStart(2, "0")}:00`, to: `${hour + 2}:00`, minutes };
        const shipments = Array.from({ length: count }, (_, at) =>
          createPlanShipment(`s${at}`, at + 1, { serviceMinutes: 45 }),
        );
        const { timed } = solvePlan(createPlanInputs({ crews: crewWith({ rest: between }), shipments }));
        expect(timed.strictViolations).toBe(0);
        for (const { startAt, endAt } of timed.routes.flatMap(({ breaks }) => breaks)) {
          expect(clockOf(startAt) >= between.from && clockOf(endAt) <= between.to).toBe(true);
        }
      },
    ),
    { numRuns: 12 },
  );
});

test("a crew that can rest before leaving does: a break not due on the road does not lengthen the route", () => {
  const late = createPlanShipment("s1", 1);
  Object.assign(late.dropoff, { from: "2026-11-23T14:00", to: "2026-11-23T15:00" });
  const worked = (changes: Parameters<typeof createPlanAgent>[1]) =>
    solvePlan(createPlanInputs({ crews: crewWith(changes), shipments: [late] })).timed.routes[0]?.workSeconds;
  expect(worked({ rest })).toBe(worked({}));
});

test("a break adds no service time and no hourly cost", () => {
  const priced = (changes: Parameters<typeof createPlanAgent>[1]) => {
    const crews = [{ agent: createPlanAgent("a1", changes), vehicle: createPlanVehicle("v1", { costPerHour: 3_000 }) }];
    const [route] = solvePlan(createPlanInputs({ crews, shipments: longStops })).timed.routes;
    return { breaks: route?.breaks.length, service: route?.serviceSeconds, cost: route?.cost };
  };
  expect(priced({ rest })).toEqual({ ...priced({}), breaks: 1 });
});
