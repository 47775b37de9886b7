import { expect, test } from "vitest";
import type { PlanAgent } from "#app/modules/planning/model/plan-inputs.ts";
import { proposeCrews } from "#app/modules/planning/model/propose-crews.ts";
import { estimatePlan } from "#app/modules/plans/model/estimate-plan.ts";
import {
  findHoursProblem,
  findUsualLocation,
  sortWork,
  type WaitingShipment,
} from "#app/modules/plans/model/work-to-plan.ts";
import { shipmentTypes } from "#app/modules/shipments/model/shipment.enums.ts";
import { createPlanVehicle } from "#tests/factories/plan-inputs.ts";

const agent = (id: string, changes: Partial<PlanAgent> = {}): PlanAgent => ({
  id,
  name: id,
  phone: "",
  teamId: null,
  functions: ["deliveries"],
  workingHoursLimit: null,
  shiftStart: "07:00",
  shiftEnd: "16:00",
  dayOff: false,
  active: true,
  ...changes,
});

test("proposes agents who work that day with a vehicle, and lists the others with a reason", () => {
  const agents = [
    agent("own"),
    agent("pool"),
    agent("off", { dayOff: true }),
    agent("returns only", { functions: ["returns"] }),
    agent("afternoon", { shiftStart: "13:00", shiftEnd: "20:00" }),
    agent("night", { shiftStart: "22:00", shiftEnd: "06:00", functions: ["returns"] }),
    agent("elsewhere"),
    agent("on foot"),
  ];
  const vehicles = [
    createPlanVehicle("own van", { agentId: "own" }),
    createPlanVehicle("pool van"),
    createPlanVehicle("lent van"),
  ];
  const planned = [{ agentId: "elsewhere", vehicleId: "lent van", plan: "Morning" }];
  const { crews, excluded } = proposeCrews({ agents, vehicles }, shipmentTypes.code.delivery, planned, {
    start: "08:00",
    end: "13:00",
  });
  expect([...crews]).toEqual([
    ["own", "own van"],
    ["pool", "pool van"],
  ]);
  expect(Object.fromEntries(excluded)).toEqual({
    off: "day_off",
    "returns only": "other_function",
    afternoon: "other_hours",
    night: "other_function",
    elsewhere: "in_plan",
    "on foot": "no_vehicle",
  });
});

const waiting = (id: string, from: string | null, to: string | null, plan: string | null = null): WaitingShipment => ({
  ...{ id, number: id, name: id, line: "", packages: 1, weight: 0, point: null },
  ...{ from, to, plan, locationId: null },
});

test("overdue shipments come first, and only those of the day are due", () => {
  const { overdue, due, other } = sortWork(
    [
      waiting("later", "2031-05-08T08:00", "2031-05-08T12:00"),
      waiting("in the day", "2031-05-07T08:00", "2031-05-07T12:00"),
      waiting("whenever", null, null),
      waiting("missed today", "2031-05-06T08:00", "2031-05-06T12:00"),
      waiting("tonight", "2031-05-06T18:00", "2031-05-06T21:00"),
      waiting("missed", "2031-05-02T08:00", "2031-05-02T12:00"),
      waiting("until then", null, "2031-05-07T12:00"),
      waiting("over several days", "2031-05-05T08:00", "2031-05-09T12:00"),
      waiting("left undone", null, null, "Monday"),
    ],
    { day: "2031-05-07", now: "2031-05-06T14:00" },
  );
  expect(overdue.map(({ id }) => id)).toEqual(["missed", "missed today", "left undone"]);
  expect(due.map(({ id }) => id)).toEqual(["in the day", "whenever", "until then", "over several days"]);
  expect(other.map(({ id }) => id)).toEqual(["later", "tonight"]);
});

test("a promise that the plan's hours cannot keep is named, that of another day is not", () => {
  const hours = { day: "2031-05-07", start: "08:00", end: "13:00" };
  const find = (from: string | null, to: string | null, plan: string | null = null) =>
    findHoursProblem({ from, to, plan }, hours);
  expect(find("2031-05-07T06:30", "2031-05-07T08:00")).toBe("closes_before");
  expect(find("2031-05-07T13:00", "2031-05-07T16:00")).toBe("opens_after");
  expect(find("2031-05-07T07:00", "2031-05-07T08:15")).toBeNull();
  expect(find("2031-05-05T06:00", "2031-05-06T07:00")).toBeNull();
  expect(find("2031-05-07T13:00", "2031-05-07T16:00", "Monday")).toBeNull();
  expect(find(null, null)).toBeNull();
});

test("a plan starts at the location that most of its shipments go from", () => {
  const from = (locationId: string | null) => ({ locationId });
  expect(findUsualLocation([from("a"), from("b"), from(null), from("b")])).toBe("b");
  expect(findUsualLocation([from(null)])).toBeNull();
});

const point = (hundredths: number) => ({ longitude: 10, latitude: 53.5 + hundredths / 100 });
const parcels = Array.from({ length: 40 }, (_, at) => ({ point: point(2 + (at % 8)), weight: 50_000 }));
const day = { shipments: parcels, depot: point(0), minutes: 600, stopMinutes: 5 };

test("a plan not yet searched is estimated by weight, time and locations", () => {
  const byWeight = estimatePlan({ ...day, capacities: [800_000, 800_000, 800_000, 800_000] });
  expect(byWeight).toMatchObject({ routes: 3, load: 2_000 / 3_200 });
  expect(byWeight?.metres).toBeGreaterThan(2 * 3 * 1_112 * 5 * 1.2);
  expect(estimatePlan({ ...day, capacities: [null, null] })).toMatchObject({ routes: 1, load: null });
  expect(estimatePlan({ ...day, capacities: [null, null], minutes: 150 })?.routes).toBe(2);
});

test("an estimate needs a depot, agents, locations and time", () => {
  const whole = { ...day, capacities: [800_000] };
  const unplaced = parcels.map((each) => ({ ...each, point: null }));
  for (const lacking of [{ depot: null }, { capacities: [] }, { shipments: unplaced }, { minutes: 0 }])
    expect(estimatePlan({ ...whole, ...lacking })).toBeNull();
});
