import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { canSeeNeed, type Need, needKinds, rankNeeds } from "#app/modules/home/model/needs.ts";
import {
  type ExpectedStop,
  findAlternativeRoute,
  type RunningRoute,
  type RunningStop,
} from "#app/modules/home/model/running-route.ts";

const plan = (id: string, breaksAt: number | null, over: boolean): Need => ({
  kind: "unplanned",
  id,
  breaksAt,
  over,
  facts: { planId: id, plan: id, count: 1, startAt: 0 },
});

test("overdue items come first, then the least time left, then items without a deadline", () => {
  const needs = [plan("any", null, false), plan("soon", 10, false), plan("broken", 90, true), plan("later", 50, false)];
  expect(rankNeeds(needs).map(({ id }) => id)).toEqual(["broken", "soon", "later", "any"]);
});

property.prop([fc.array(fc.tuple(fc.option(fc.nat()), fc.boolean()))])("nothing is lost by ranking", (pairs) => {
  const needs = pairs.map(([breaksAt, over], at) => plan(String(at), breaksAt, over));
  const ranked = rankNeeds(needs);
  expect(new Set(ranked.map(({ id }) => id)).size).toBe(needs.length);
  const firstOpen = ranked.findIndex(({ over }) => !over);
  expect(ranked.slice(Math.max(0, firstOpen)).some(({ over }) => over)).toBe(firstOpen < 0 && ranked.length > 0);
});

test("each kind is shown only to people who may open its screen", () => {
  for (const { key, permission } of needKinds) {
    expect(canSeeNeed({ permissions: [...permission] }, key)).toBe(true);
    expect(canSeeNeed({ permissions: ["*"] }, key)).toBe(true);
    expect(canSeeNeed({ permissions: ["customers"] }, key)).toBe(false);
  }
});

const minute = 60_000;
const stop = (id: string, longitude: number, changes: Partial<RunningStop> = {}): RunningStop => ({
  id,
  position: 1,
  state: "pending",
  point: { longitude, latitude: 47 },
  travelSeconds: 600,
  serviceSeconds: 0,
  windowFrom: null,
  windowTo: null,
  plannedArriveAt: 0,
  plannedStartAt: 0,
  breakWindow: null,
  arrivedAt: null,
  finishedAt: null,
  task: { name: id, city: "", orderCount: 1, dueToday: true, loaded: false },
  ...changes,
});
const route = (id: string, stops: RunningStop[]): RunningRoute => ({
  id,
  van: id,
  stops,
  options: {
    nowMs: 0,
    startAt: 0,
    leftAt: 0,
    depot: { longitude: 9, latitude: 47 },
    position: null,
    late: null,
    thresholdSeconds: 0,
    estimate: { detour: 1, metresPerSecond: 15 },
  },
});

const comes = (each: RunningStop, lateness: ExpectedStop["lateness"] = 4): ExpectedStop => ({
  ...each,
  ...{ expectedAt: 0, lateness },
});

test("a late stop moves where it is on time for the fewest meters without delaying another stop", () => {
  const late = stop("late", 9.1, { windowTo: 30 * minute, serviceSeconds: 120 });
  const from = route("from", [late]);
  const near = route("near", [stop("a", 9.09), stop("b", 9.2)]);
  const far = route("far", [stop("c", 8.8)]);
  expect(findAlternativeRoute(comes(late), from, [from, far, near])?.routeId).toBe("near");
  // "b" has no second to spare: where the stop would make it late, the next best route is named.
  const tight = route("near", [stop("a", 9.09), stop("b", 9.2, { windowTo: 20 * minute })]);
  expect(findAlternativeRoute(comes(late), from, [from, far, tight])?.routeId).toBe("far");
  expect(findAlternativeRoute(comes(late), from, [from])).toBeNull();
});

test("a stop at risk moves where it has time to spare, or stays", () => {
  const risky = stop("risky", 9.1, { windowTo: 30 * minute, serviceSeconds: 120 });
  const from = route("from", [risky]);
  const near = route("near", [stop("a", 9.09), stop("b", 9.2)]);
  expect(findAlternativeRoute(comes(risky, 3), from, [from, near])?.routeId).toBe("near");
  // There it would be just as close to the end of its window.
  const close = { ...near, options: { ...near.options, thresholdSeconds: 1_800 } };
  expect(findAlternativeRoute(comes(risky, 3), from, [from, close])).toBeNull();
  expect(findAlternativeRoute(comes(risky, 4), from, [from, close])?.routeId).toBe("near");
});

test("a shipment already loaded in a van is not moved to another", () => {
  const loaded = stop("late", 9.1, {
    windowTo: minute,
    task: { name: "", city: "", orderCount: 1, dueToday: true, loaded: true },
  });
  expect(findAlternativeRoute(comes(loaded), route("from", [loaded]), [route("other", [])])).toBeNull();
});
