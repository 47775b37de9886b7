import { describe, expect, it } from "vitest";
import { planStatuses } from "#app/modules/planning/model/plan.enums.ts";
import { NO_COSTS } from "#app/modules/planning/model/plan-costs.ts";
import type { PlanLiveMessage } from "#app/modules/planning/model/plan-live.ts";
import { createPlanTimer } from "#app/modules/planning/model/plan-timing.ts";
import type { TimedPlan, TimedRoute, TimedStop } from "#app/modules/planning/model/timed-plan.ts";
import { selectTarget, stepSelection } from "#app/modules/plans/screens/editor/plan-selection.ts";
import { applyLiveMessage, needsReload } from "#app/modules/plans/screens/editor/use-plan-live.ts";
import { computeLatenessChain, toChainLinks } from "#app/modules/plans/screens/inspector/lateness-chain.ts";
import { compareBadness, createResequence } from "#app/modules/plans/screens/inspector/stop-moves.ts";
import { reuseUnchangedRoutes } from "#app/modules/plans/screens/search/reuse-routes.ts";
import { createTimelineScale, toTrackPercent } from "#app/modules/plans/screens/timeline/timeline-scale.ts";
import {
  createPlanAgent,
  createPlanInputs,
  createPlanShipment,
  createPlanVehicle,
} from "#tests/factories/plan-inputs.ts";

const nine = Date.UTC(2026, 2, 17, 8);
const minute = 60_000;

function stop(id: string, arrive: number, changes: Partial<TimedStop> = {}): TimedStop {
  const arriveAt = nine + arrive * minute;
  return {
    shipmentId: id,
    type: "dropoff",
    fixed: false,
    arriveAt,
    startAt: arriveAt,
    endAt: arriveAt + 5 * minute,
    latestAt: arriveAt,
    waitSeconds: 0,
    serviceSeconds: 300,
    travelSeconds: 300,
    distance: 2000,
    lateness: 0,
    load: [],
    violations: [],
    ...changes,
  };
}

function route(id: string, stops: TimedStop[]): TimedRoute {
  return {
    id,
    number: Number(id.slice(1)),
    agentId: `a${id}`,
    vehicleId: null,
    locked: false,
    startAt: nine,
    endAt: nine + 120 * minute,
    distance: 1,
    travelSeconds: 1,
    serviceSeconds: 1,
    waitSeconds: 0,
    workSeconds: 1,
    heldSeconds: 0,
    pace: 100,
    utilization: null,
    fill: {},
    cost: 0,
    costs: NO_COSTS,
    late: 0,
    atRisk: 0,
    stops,
    breaks: [],
    end: { travelSeconds: 1, distance: 1, violations: [] },
    violations: [],
  };
}

const plan = (routes: TimedRoute[]): TimedPlan => ({
  routes,
  strictViolations: 0,
  objective: 0,
  summary: { cost: 0, distance: 0, duration: 0, assigned: 0, unassigned: 0, late: 0, atRisk: 0, violations: 0 },
});

describe("why a stop is late", () => {
  it("starts at the last time to spare and lists the largest delays in order", () => {
    const stops = [
      stop("a", 10),
      stop("b", 30, { waitSeconds: 600 }),
      stop("c", 45, { serviceSeconds: 1500 }),
      stop("d", 90, { travelSeconds: 1800, distance: 12_000 }),
      stop("e", 100, { lateness: 4 }),
    ];
    const chain = computeLatenessChain(route("r1", stops), 4);
    expect(chain.map(({ kind }) => kind)).toEqual(["waited", "service", "leg"]);
    expect(chain[0]).toMatchObject({ stop: 2, seconds: 600 });
    expect(chain[1]).toMatchObject({ stop: 3, seconds: 1500, typical: 300 });
    expect(chain[2]).toMatchObject({ stop: 4, meters: 12_000 });
  });

  it("for a late stop: the first cause, and the stops whose removal would make it on time", () => {
    const inputs = createPlanInputs({
      crews: [{ agent: createPlanAgent("a1"), vehicle: createPlanVehicle("v1") }],
      shipments: [
        createPlanShipment("s1", 1),
        createPlanShipment("s2", 30),
        createPlanShipment("s3", 2),
        createPlanShipment("s4", 3),
      ],
    });
    for (const [id, from, to] of [
      ["s1", "2026-11-23T09:00", "2026-11-23T10:00"],
      ["s4", "2026-11-23T09:00", "2026-11-23T09:20"],
    ]) {
      Object.assign(inputs.shipments.find((each) => each.id === id)?.dropoff ?? {}, { from, to });
    }
    const stops = ["s1", "s2", "s3", "s4"].map((shipmentId) => ({
      shipmentId,
      type: "dropoff" as const,
      fixed: false,
    }));
    const document = { routes: [{ id: "r1", agentId: "a1", vehicleId: "v1", locked: false, stops }], unassigned: [] };
    const timer = createPlanTimer(inputs);
    const [timed] = timer.time(document).routes;
    const pushed = timer.findDelayChain(document, "r1", 3);
    expect(pushed?.late).toBeGreaterThan(1800);
    const chain = timed && pushed ? toChainLinks(timed, 3, pushed) : [];
    // Stop 2 is half an hour out of the way: without it stop 4 would be on time.
    expect(chain.map(({ kind }) => kind)).toEqual(["opens", "costs", "costs"]);
    expect(chain[0]).toEqual({ at: timed?.stops[0]?.startAt, kind: "opens", stop: 1 });
    const [dearest] = chain
      .flatMap((link) => (link.kind === "costs" ? [link] : []))
      .toSorted((a, b) => b.seconds - a.seconds);
    expect(dearest?.stop).toBe(2);
    expect(dearest?.seconds).toBeGreaterThan(pushed?.late ?? 0);
    expect(timer.findDelayChain(document, "r1", 0)).toBeNull();
  });

  it("for a late stop: names the break that makes it late", () => {
    const inputs = createPlanInputs({
      crews: [
        {
          agent: createPlanAgent("a1", { rest: { from: "09:10", to: "10:10", minutes: 45 } }),
          vehicle: createPlanVehicle("v1"),
        },
      ],
      shipments: [createPlanShipment("s1", 1), createPlanShipment("s2", 2, { serviceMinutes: 120 })],
    });

    for (const [id, to] of [
      ["s1", "2026-11-23T09:30"],
      ["s2", "2026-11-23T09:40"],
    ])
      Object.assign(inputs.shipments.find((each) => each.id === id)?.dropoff ?? {}, { from: "2026-11-23T09:00", to });
    const stops = ["s1", "s2"].map((shipmentId) => ({ shipmentId, type: "dropoff" as const, fixed: false }));
    const document = { routes: [{ id: "r1", agentId: "a1", vehicleId: "v1", locked: false, stops }], unassigned: [] };
    const timer = createPlanTimer(inputs);
    const [timed] = timer.time(document).routes;
    const pushed = timer.findDelayChain(document, "r1", 1);
    const chain = timed && pushed ? toChainLinks(timed, 1, pushed) : [];
    expect(timed?.stops[1]?.lateness).toBe(4);
    expect(chain).toContainEqual({ at: timed?.breaks[0]?.startAt, kind: "break", seconds: 45 * 60 });
  });

  it("starts at the depot when nothing waited", () => {
    expect(computeLatenessChain(route("r1", [stop("a", 10), stop("b", 20)]), 1)[0]).toEqual({
      at: nine,
      kind: "starts",
    });
  });
});

describe("moving stops", () => {
  const document = {
    unassigned: [],
    routes: [
      {
        id: "r1",
        agentId: "a",
        vehicleId: null,
        locked: false,
        stops: ["a", "b", "c"].map((shipmentId) => ({ shipmentId, type: "dropoff" as const, fixed: false })),
      },
    ],
  };
  it("shows the new order, and nothing when nothing moves", () => {
    expect(createResequence(document, "r1", "a:dropoff", 2)).toEqual({
      kind: "resequence",
      routeId: "r1",
      shipmentIds: ["b", "c", "a"],
    });
    expect(createResequence(document, "r1", "a:dropoff", 0)).toBeNull();
    expect(createResequence(document, "r1", "c:dropoff", 3)).toBeNull();
  });

  it("ranks plans by their worst violation first", () => {
    expect(compareBadness([0, 1, 0, 9], [1, 0, 0, 0])).toBeLessThan(0);
    expect(compareBadness([0, 0, 2, 0], [0, 0, 1, 9])).toBeGreaterThan(0);
    expect(compareBadness([0, 0, 0, 5], [0, 0, 0, 5])).toBe(0);
  });
});

describe("object identity", () => {
  it("keeps the objects of routes that did not change", () => {
    const before = plan([route("r1", [stop("a", 10)]), route("r2", [stop("b", 10)])]);
    const after = plan([route("r1", [stop("a", 10)]), route("r2", [stop("b", 12)])]);
    const kept = reuseUnchangedRoutes(before, after);
    expect(kept.routes[0]).toBe(before.routes[0]);
    expect(kept.routes[1]).toBe(after.routes[1]);
  });
});

describe("selection", () => {
  const timed = plan([route("r1", [stop("a", 10), stop("b", 20)])]);
  it("steps through a route and stops at its ends", () => {
    const first = stepSelection(
      selectTarget({ routeId: null, stopKey: null, unassignedId: null }, { kind: "route", id: "r1" }),
      timed,
      1,
    );
    expect(first.stopKey).toBe("a:dropoff");
    const second = stepSelection(first, timed, 1);
    expect(second.stopKey).toBe("b:dropoff");
    expect(stepSelection(second, timed, 1).stopKey).toBe("b:dropoff");
    expect(stepSelection(first, timed, -1).stopKey).toBe("a:dropoff");
  });

  it("keeps the open route beside an unassigned shipment", () => {
    const before = { routeId: "r1", stopKey: "a:dropoff", unassignedId: null };
    expect(selectTarget(before, { kind: "unassigned", id: "u" })).toEqual({
      routeId: "r1",
      stopKey: null,
      unassignedId: "u",
    });
  });
});

describe("the timeline's range", () => {
  const timed = plan([route("r1", [stop("a", 10)])]);
  it("includes the routes and a nearby current time", () => {
    const away = createTimelineScale(timed, nine + 48 * 60 * minute);
    expect(away).toMatchObject({ from: nine - 30 * minute, to: nine + 150 * minute });
    const near = createTimelineScale(timed, nine - 60 * minute);
    expect(near?.from).toBe(nine - 90 * minute);
    if (near) expect(toTrackPercent(near, near.to)).toBe(100);
    expect(createTimelineScale(plan([route("r1", [])]), nine)).toBeNull();
  });
});

describe("updates from the room", () => {
  const silent = { connected: false, you: null, viewers: [], searching: false, progress: null };
  const run = { effort: "standard", iterations: 9, budget: 9, seconds: 2, ended: "no_better" } as const;

  const summary = plan([]).summary;
  const version = (n: number): PlanLiveMessage => ({
    kind: "version",
    version: n,
    reason: "moved",
    by: "M",
    userId: "u",
    summary,
  });
  it("reloads only data that is not on the screen", () => {
    expect(needsReload(version(4), 4)).toBe(false);
    expect(needsReload(version(5), 4)).toBe(true);
    expect(needsReload({ kind: "touched" }, 4)).toBe(true);
    expect(needsReload({ kind: "presence", viewers: [] }, 4)).toBe(false);
    const over = { kind: "optimized", version: 5, run, by: "K" } as const;
    expect(needsReload({ ...over, outcome: "finished" }, 4), "its version was published before").toBe(false);
    expect(needsReload({ kind: "optimized", outcome: "failed", code: "plan_unsolvable", seconds: 2 }, 4)).toBe(true);
  });

  it("shows who is present, and drops progress when a run is over", () => {
    const viewers = [{ id: "c1", userId: "u", name: "M", routeId: "r1" }];
    const welcome = applyLiveMessage(silent, {
      kind: "welcome",
      you: "c1",
      viewers,
      version: 1,
      status: planStatuses.code.ready,
      progress: null,
    });
    expect(welcome).toEqual({ connected: true, you: "c1", viewers, searching: false, progress: null });
    expect(applyLiveMessage(welcome, { kind: "presence", viewers: [] }).viewers).toEqual([]);
  });

  it("keeps a finished run's figures until its plan arrives; a new run begins without", () => {
    const progress = { effort: "quick" as const, iterations: 9, budget: 9, seconds: 1, history: [3, 2] };
    const figures = { cost: 5, duration: 6, distance: 7, assigned: 8, unassigned: 0, routes: 1 };
    const running = applyLiveMessage(silent, { kind: "progress", progress: { ...progress, ...figures } });
    const over = applyLiveMessage(running, { kind: "optimized", outcome: "finished", version: 1, run, by: "K" });
    expect(over.progress).toEqual({ ...progress, ...figures });
    expect(over.searching).toBe(false);
    expect(applyLiveMessage(over, { kind: "status", status: planStatuses.code.optimizing, by: "K" })).toMatchObject({
      searching: true,
      progress: {},
    });
    expect(applyLiveMessage(over, { kind: "status", status: planStatuses.code.queued, by: "K" }).progress).toBeNull();
  });
});
