import { expect, test } from "vitest";
import type { LiveRoute, LiveStop } from "#app/modules/routes/model/live-route.ts";
import {
  computeDayFigures,
  computePlanDelay,
  getFirstGroup,
  getRouteGroup,
  listRouteEvents,
} from "#app/modules/routes/model/route-day.ts";
import { explainStopTiming } from "#app/modules/routes/model/why-late.ts";
import { matchesRouteName } from "#app/modules/routes/screens/pane/routes-pane.tsx";

const minute = 60_000;
const begins = Date.parse("2026-11-25T07:00:00Z");
const at = (minutes: number) => begins + minutes * minute;

/** Ten minutes of driving and five at each stop. */
function stop(position: number, changes: Partial<LiveStop> = {}): LiveStop {
  const planned = at(position * 15 - 5);
  return {
    ...{
      id: `s${position}`,
      position,
      type: "dropoff",
      state: "pending",
      shipment: null,
      proof: 0,
      requiresCode: false,
    },
    ...{
      name: `Door ${position}`,
      line: "Lane 1",
      phone: null,
      point: null,
      windowFrom: null,
      windowTo: null,
      customerWindow: null,
    },
    ...{ plannedArriveAt: planned, plannedStartAt: planned, plannedEndAt: planned + 5 * minute, expectedAt: planned },
    ...{
      lateness: 0,
      serviceSeconds: 300,
      fixed: false,
      arrivedAt: null,
      finishedAt: null,
      claimedAt: null,
      outsideRadiusMeters: null,
    },
    ...{ notification: null, outsideRadiusReason: null, actions: [], version: 1, ...changes },
  };
}

function route(stops: LiveStop[], changes: Partial<LiveRoute> = {}): LiveRoute {
  return {
    ...{ id: "r", number: 3, status: "active", date: "2026-11-25", plan: { id: "p", number: "P1", name: "Morning" } },
    ...{ agent: { id: "a", name: "Arben", phone: "", state: "active" }, vehicle: { id: "v", label: "Van 3", type: 3 } },
    ...{ depot: { name: "Hub", point: null }, start: { name: "Hub", point: null }, end: { name: "Hub", point: null } },
    ...{ loads: false, startAt: begins, endAt: at(90), expectedEndAt: at(90), stopCount: stops.length, doneCount: 0 },
    ...{ attemptedCount: 0, lateCount: 0, distance: 0, duration: 0, utilization: 0, preserveSequence: false },
    ...{ positionAccuracy: null, heading: null, shownStops: 2, notification: null },
    ...{ completedAt: null, position: null, positionAt: null, driverReport: null, request: null, answerDueAt: null },
    ...{ rejectionReason: null, refused: [], canComplete: false, stops, version: 1, ...changes },
  };
}

const done = (position: number, came: number, left: number, changes: Partial<LiveStop> = {}) =>
  stop(position, { state: "completed", arrivedAt: at(came), finishedAt: at(left), ...changes });

test("routes are listed by state, and the first list with routes opens", () => {
  const [active, assigned, rejected, completed] = (["active", "assigned", "rejected", "completed"] as const).map(
    (status) => route([], { status }),
  );
  const today = { date: active?.date ?? "", asOf: at(0) };
  expect([active, assigned, rejected, completed].map((each) => each && getRouteGroup(each, today))).toEqual([
    ...["running", "not_started", "not_started", "completed"],
  ]);
  expect(getFirstGroup([], today)).toBe("running");
  expect(completed && getFirstGroup([completed], today)).toBe("completed");
  expect(completed && assigned && getFirstGroup([completed, assigned], today)).toBe("not_started");
});

test("on a later day, routes that nobody closed have their own list", () => {
  const [active, assigned] = (["active", "assigned"] as const).map((status) => route([], { status }));
  if (!active || !assigned) throw new Error("two routes");
  const later = { date: "2026-11-26", asOf: begins + 24 * 60 * minute };
  expect([active, assigned].map((each) => getRouteGroup(each, later))).toEqual(["still_open", "still_open"]);
  expect(getFirstGroup([assigned, active], later)).toBe("still_open");
  expect(getFirstGroup([active, { ...active, date: later.date }], later)).toBe("running");
});

test("after midnight a night's route is under way until its planned end, then still open", () => {
  const night = route([], { endAt: at(23 * 60) });
  const after = (minutes: number) => getRouteGroup(night, { date: "2026-11-26", asOf: at(minutes) });
  expect([after(17 * 60), after(23 * 60 - 1), after(23 * 60)]).toEqual(["running", "running", "still_open"]);
});

test("a route's delay is that of its next stop; figures count routes under way", () => {
  const late = route([done(1, 22, 28), stop(2, { expectedAt: at(39) }), stop(3, { expectedAt: at(60) })], {
    positionAt: at(30),
  });
  const early = route([stop(1, { expectedAt: at(6) })], { positionAt: at(20) });
  const waiting = route([stop(1, { expectedAt: at(50) })], { status: "assigned", positionAt: at(30) });
  expect([late, early, waiting].map(computePlanDelay)).toEqual([14 * minute, -4 * minute, null]);
  expect(computeDayFigures([late, early, waiting], at(30) + 30_000)).toEqual({ running: 2, behind: 10, seen: 1 });
});

test("explains a late stop by its largest delays in order of the day and by what its arrival is computed from", () => {
  // Twelve minutes late at the first stop, on time in between, nineteen minutes instead of five at the third.
  const stops = [done(1, 22, 27), done(2, 37, 42), done(3, 52, 71), stop(4, { expectedAt: at(81), windowTo: at(60) })];
  const last = stops[3] ?? stop(4);
  const of = (changes: Partial<LiveRoute>) => explainStopTiming(route(stops, changes), last, at(72));
  expect(of({ positionAt: at(71) + 50_000 })).toEqual([
    { kind: "leg", at: at(22), stop: 1, seconds: 720 },
    { kind: "work", at: at(71), stop: 3, seconds: 1140, planned: 300 },
    { kind: "from", at: at(72), stop: 3, doneAt: at(71), positionAt: at(71) + 50_000 },
  ]);
  // A position from before the last stop was done, or an old one, explains nothing.
  expect(of({ positionAt: at(70) }).at(-1)).toMatchObject({ positionAt: null });
  expect(of({ driverReport: { kind: "late", minutes: 8, at: at(40) } }).map(({ kind }) => kind)).toEqual([
    ...["leg", "reported", "work", "from"],
  ]);
});

test("a late stop names the breaks that took longer and what is waited for, and not waiting as work", () => {
  // Half an hour's break instead of ten minutes before the second stop, where the van then waits for the window.
  const pause = { type: "break", plannedStartAt: at(15), plannedEndAt: at(25) } as const;
  const shifted = (position: number) => ({
    plannedArriveAt: at(position * 15 + 5),
    plannedStartAt: at(position * 15 + 5),
  });
  const stops = [
    done(1, 10, 15),
    done(2, 15, 45, pause),
    done(3, 55, 70, { ...shifted(2), plannedEndAt: at(40), windowFrom: at(65) }),
    stop(4, { type: "break", expectedAt: at(70), plannedStartAt: at(40), plannedEndAt: at(60) }),
    stop(5, { expectedAt: at(100), windowFrom: at(120) }),
    stop(6, { expectedAt: at(135), windowTo: at(110), lateness: 4 }),
  ];
  const last = stops[5] ?? stop(6);
  expect(explainStopTiming(route(stops), last, at(71))).toEqual([
    { kind: "break", at: at(45), seconds: 1800, planned: 600 },
    { kind: "from", at: at(71), stop: 3, doneAt: at(70), positionAt: null },
    { kind: "pause", at: at(70), seconds: 1200 },
    { kind: "wait", at: at(100), stop: 5, seconds: 1200 },
  ]);
  // A break of another place in the plan was not planned here; a stop in time names nothing that lies ahead.
  const moved = [done(1, 10, 15), { ...done(2, 15, 45, pause), position: 9 }, done(3, 55, 60, shifted(2))];
  expect(explainStopTiming(route([...moved, last]), last, at(71))[0]).toMatchObject({ kind: "break", planned: 0 });
  const inTime = stop(6, { expectedAt: at(135), windowTo: at(140) });
  expect(explainStopTiming(route([...stops.slice(0, 5), inTime]), inTime, at(71)).map(({ kind }) => kind)).toEqual([
    ...["break", "from"],
  ]);
});

test("reports a stop that the plan already has late, and since when a van is not moving", () => {
  const planned = stop(1, { windowTo: at(5), lateness: 4 });
  expect(explainStopTiming(route([planned]), planned, at(2))).toMatchObject([
    { kind: "planned" },
    { kind: "from", stop: null },
  ]);
  const waiting = (asOf: number) => explainStopTiming(route([planned], { status: "assigned" }), planned, asOf);
  expect(waiting(at(-5)).map(({ kind }) => kind)).toEqual(["planned"]);
  expect(waiting(at(9))).toEqual([
    { kind: "planned", at: at(10) },
    { kind: "not_left", at: begins },
  ]);
});

test("events of a route are listed newest first, each with its stop", () => {
  const failed = { state: "attempted", type: "dropoff" } as const;
  const stops = [done(1, 10, 15), done(2, 25, 30, failed), stop(3, { state: "arriving", arrivedAt: at(41) }), stop(4)];
  const driverReport = { kind: "late", minutes: 8, at: at(35) } as const;
  const received = listRouteEvents([
    route(stops, { driverReport }),
    route([], { id: "q", status: "completed", completedAt: at(50) }),
  ]);
  expect(
    received.map(({ at: when, stop: of, what }) => [(when - begins) / minute, of?.position ?? null, what.kind]),
  ).toEqual([
    ...[[50, null, "back"] as const, [41, 3, "arrived"] as const, [35, null, "late"] as const],
    ...[[30, 2, "failed"] as const, [15, 1, "done"] as const],
  ]);
});

test("a route is found by its van, its driver and its recipients", () => {
  const one = route([stop(1)]);
  expect(["van 3", "ARBEN", "door 1", "lane", "morning"].every((wanted) => matchesRouteName(one, wanted))).toBe(true);
  expect(matchesRouteName(one, "van 4")).toBe(false);
});
