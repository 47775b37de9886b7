import { describe, expect, it } from "vitest";
import { listHoursExcess } from "#app/modules/planning/model/crews/route-hours.ts";
import { getStartNote, proposeLaterStart } from "#app/modules/planning/model/later-start.ts";
import type { PlanInputs } from "#app/modules/planning/model/plan-inputs.ts";
import { createPlanTimer } from "#app/modules/planning/model/plan-timing.ts";
import { createPlanInputs, createPlanShipment } from "#tests/factories/plan-inputs.ts";

const stop = (shipmentId: string) => ({ shipmentId, type: "dropoff", fixed: false }) as const;
const document = {
  routes: [{ id: "r1", agentId: "a1", vehicleId: "v1", locked: false, stops: [stop("s1"), stop("s2")] }],
  unassigned: [],
};

/** Two stops near the depot, the second of which opens at this hour. */
function createWaitingInputs(opens: string, firstCloses = "17:00"): PlanInputs {
  const first = createPlanShipment("s1", 1);
  const second = createPlanShipment("s2", 2);
  return createPlanInputs({
    shipments: [
      { ...first, dropoff: { ...first.dropoff, to: `2026-11-23T${firstCloses}` } },
      { ...second, dropoff: { ...second.dropoff, from: `2026-11-23T${opens}`, to: "2026-11-23T18:00" } },
    ],
  });
}

const time = (inputs: PlanInputs) => createPlanTimer(inputs).time(document);
const at = (clock: string) => Date.parse(`2026-11-23T${clock}+01:00`);

describe("a later start", () => {
  it("is proposed where a route waits two hours, with the time saved", () => {
    const inputs = createWaitingInputs("09:15");
    const timed = time(inputs);
    const [route] = timed.routes;
    expect(route?.startAt).toBe(at("07:00"));
    expect(route && getStartNote(route)).toEqual({ kind: "waits", seconds: route?.waitSeconds });
    const proposal = proposeLaterStart(inputs, document, timed);
    expect(proposal).toMatchObject({ savedSeconds: route?.waitSeconds, late: 0 });
    expect(proposal?.routes).toEqual([
      {
        id: "r1",
        waitSeconds: route?.waitSeconds,
        leavesAt: at("07:00") + (route?.waitSeconds ?? 0) * 1000,
        delaySeconds: route?.waitSeconds,
      },
    ]);
    expect(route?.waitSeconds).toBeGreaterThan(7_000);
  });

  it("is part of a plan with delayed start, and its route shows the delay", () => {
    const inputs = createWaitingInputs("09:15");
    const waited = time(inputs).routes[0]?.waitSeconds ?? 0;
    const delayed = { ...inputs, settings: { ...inputs.settings, delayed_start: true } };
    const timed = time(delayed);
    expect(timed.routes[0]).toMatchObject({ waitSeconds: 0, heldSeconds: waited, late: 0 });
    expect(timed.routes[0] && getStartNote(timed.routes[0])).toEqual({ kind: "held", seconds: waited });
    expect(proposeLaterStart(delayed, document, timed)).toBeNull();
  });

  it("is limited by the windows of the stops before the wait", () => {
    const inputs = createWaitingInputs("09:15", "08:00");
    const proposal = proposeLaterStart(inputs, document, time(inputs));
    expect(proposal?.late).toBe(0);
    expect(proposal?.routes[0]?.leavesAt).toBeLessThan(at("08:00"));
  });

  it("is not proposed without a notable wait", () => {
    const inputs = createWaitingInputs("07:20");
    expect(proposeLaterStart(inputs, document, time(inputs))).toBeNull();
  });
});

describe("hours beyond the limits", () => {
  const route = {
    agentId: "a1",
    stops: time(createWaitingInputs("09:15")).routes[0]?.stops ?? [],
    workSeconds: 36_000,
  };
  const hours = { longestShift: 13, weekly: 48, agents: { a1: { shift: 480, others: 2_280 } } };

  it("are not reported within the limits", () => {
    expect(listHoursExcess(route, hours)).toEqual([]);
    expect(listHoursExcess({ ...route, stops: [] }, { ...hours, longestShift: 1 })).toEqual([]);
  });

  it("report the route for the day, and for the week where it exceeds the week rather than the shift", () => {
    const long = { ...route, workSeconds: 13.5 * 3_600 };
    expect(listHoursExcess(long, hours)).toEqual([
      { of: "day", minutes: 810, excess: 30, limit: 13 },
      { of: "week", minutes: 3_090, excess: 210, limit: 48 },
    ]);
    const short = { ...route, workSeconds: 3_600 };
    const full = { ...hours, agents: { a1: { shift: 660, others: 2_280 } } };
    expect(listHoursExcess(short, full)).toEqual([{ of: "week", minutes: 2_940, excess: 60, limit: 48 }]);
  });

  it("have no weekly limit where the preferences have none", () => {
    expect(listHoursExcess({ ...route, workSeconds: 12 * 3_600 }, { ...hours, weekly: 0 })).toEqual([]);
  });
});
