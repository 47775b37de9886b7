import { describe, expect, test } from "vitest";
import { explainUnassigned } from "#app/modules/planning/model/plan-explain.ts";
import type { PlanInputs, PlanShipment } from "#app/modules/planning/model/plan-inputs.ts";
import {
  createPlanAgent,
  createPlanInputs,
  createPlanShipment,
  createPlanVehicle,
} from "#tests/factories/plan-inputs.ts";
import { solvePlan } from "#tests/factories/solve-plan.ts";

/** A plan of one van and three shipments, the second of them with the given oddity. */
const withOdd = (changes: Partial<PlanShipment>, inputs: Partial<PlanInputs> = {}): PlanInputs =>
  createPlanInputs({
    crews: [{ agent: createPlanAgent("a1"), vehicle: createPlanVehicle("v1", { maxWeight: 500_000 }) }],
    shipments: [createPlanShipment("s1", 1), createPlanShipment("s2", 2, changes), createPlanShipment("s3", 3)],
    ...inputs,
  });
const due = (from: string | null, to: string | null): Partial<PlanShipment> => ({
  dropoff: { ...createPlanShipment("s2", 2).dropoff, from, to },
});
const at = (longitude: number, latitude: number): Partial<PlanShipment> => ({
  dropoff: { ...createPlanShipment("s2", 2).dropoff, point: { longitude, latitude } },
});
const vans = (changes: Parameters<typeof createPlanVehicle>[1]): Partial<PlanInputs> => ({
  crews: [{ agent: createPlanAgent("a1"), vehicle: createPlanVehicle("v1", changes) }],
});
const crewless = (agent: Parameters<typeof createPlanAgent>[1]): Partial<PlanInputs> => ({
  crews: [{ agent: createPlanAgent("a1", agent), vehicle: createPlanVehicle("v1") }],
});

const odd: readonly [name: string, inputs: PlanInputs, out: readonly string[], cause: string | null][] = [
  ["a window of one minute", withOdd(due("2026-11-23T09:00", "2026-11-23T09:00")), [], null],
  ["a window that ends before it starts", withOdd(due("2026-11-23T12:00", "2026-11-23T10:00")), [], null],
  ["a window the day before", withOdd(due("2026-11-22T08:00", "2026-11-22T10:00")), ["s2"], "time_windows"],
  ["a window the week after", withOdd(due("2026-11-30T08:00", "2026-11-30T10:00")), ["s2"], "time_windows"],
  ["a window in another century", withOdd(due("2126-11-23T08:00", "2126-11-23T10:00")), ["s2"], "time_windows"],
  ["a window before there were vans", withOdd(due("1826-11-23T08:00", "1826-11-23T10:00")), ["s2"], "time_windows"],
  ["a day of service", withOdd({ serviceMinutes: 24 * 60 }), ["s2"], "time_windows"],
  ["a year of service", withOdd({ serviceMinutes: 525_600 }), ["s2"], "time_windows"],
  ["no service at all", withOdd({ serviceMinutes: 0 }), [], null],
  ["nothing in it", withOdd({ weight: 0, volume: 0, parcels: 0 }), [], null],
  ["more than the van", withOdd({ weight: 500_001 }), ["s2"], "quantities"],
  ["a thousand tonnes", withOdd({ weight: 1_000_000_000 }), ["s2"], "quantities"],
  ["ten thousand tonnes", withOdd({ weight: 10_000_000_000 }), ["s2"], "quantities"],
  ["the other side of the world", withOdd(at(-170, -53)), ["s2"], "time_windows"],
  ["the same place as the depot", withOdd(at(10, 53.5)), [], null],
  ["nobody may serve it", withOdd({ allowedAgents: ["nobody"] }), ["s2"], "vehicle_not_allowed"],
  ["an option that no van has", withOdd({ vehicleOptions: ["lift"] }), ["s2"], "skills"],
  ["a van without room", withOdd({}, vans({ maxWeight: 0 })), ["s1", "s2", "s3"], "quantities"],
  ["a van of a million tonnes", withOdd({}, vans({ maxWeight: 1_000_000_000_000 })), [], null],
  ["a van for one shipment", withOdd({}, vans({ maxActiveShipments: 1 })), ["s1", "s2"], "max_shipments"],
  [
    "a shift before the plan",
    withOdd({}, crewless({ shiftStart: "01:00", shiftEnd: "05:00" })),
    ["s1", "s2", "s3"],
    "not_working",
  ],
  ["a day off", withOdd({}, crewless({ dayOff: true })), ["s1", "s2", "s3"], "not_working"],
  ["no working hours", withOdd({}, crewless({ workingHoursLimit: 0 })), ["s1", "s2", "s3"], "work_time_hours"],
  [
    "a plan that ends before it starts",
    withOdd({}, { startAt: "2026-11-23T19:00", endAt: "2026-11-23T07:00" }),
    ["s1", "s2", "s3"],
    null,
  ],
  ["a plan of a minute", withOdd({}, { endAt: "2026-11-23T07:01" }), ["s1", "s2", "s3"], "time_windows"],
  ["a plan of three weeks", withOdd({}, { endAt: "2026-12-14T07:00" }), [], null],
];

describe("any input gets a plan, and every left-out shipment is explained", () => {
  test.each(odd)("%s", (_, inputs, out, cause) => {
    const { document } = solvePlan(inputs);
    expect(document.unassigned.length).toBe(out.length);
    if (out.length === 1) expect(document.unassigned).toEqual(out);
    const explained = explainUnassigned(inputs, document, document.unassigned);
    expect(explained.map(({ shipmentId }) => shipmentId).toSorted()).toEqual(document.unassigned.toSorted());
    for (const { reasons, fits } of explained) expect(reasons.length > 0 || fits !== null).toBe(true);
    if (cause !== null) expect(explained[0]?.reasons[0]?.cause).toBe(cause);
  });
});
