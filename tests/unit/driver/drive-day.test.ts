import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { applyWaiting } from "#app/modules/driver/model/apply-waiting.ts";
import { findDayChanges } from "#app/modules/driver/model/day-changes.ts";
import { correctTime, formatPictureMark } from "#app/modules/driver/model/drive-action.ts";
import { findCashBeyondLimit } from "#app/modules/driver/model/drive-cash.ts";
import type { DriveDay, DriveStop, WaitingAction } from "#app/modules/driver/model/drive-day.ts";
import { listPictureUrls } from "#app/modules/orders/model/proofs.ts";

const at = "2026-11-23T08:00:00.000Z";

function stop(id: string, change: Partial<DriveStop> = {}): DriveStop {
  return {
    ...{ id, position: 1, type: "dropoff", state: "pending", proof: 0, lateness: 0 },
    shipment: { id, number: id, notes: null },
    place: { name: `At ${id}`, line: "", point: null },
    ...{ phone: null, windowFrom: null, windowTo: null, expectedAt: at, arrivedAt: null, finishedAt: null },
    ...{ directions: null, orders: [], packages: [], collections: [] },
    ...change,
  };
}

function dayOf(stops: readonly DriveStop[], route = "route"): DriveDay {
  return {
    ...{ asOf: at, date: "2026-11-23", timezone: "UTC", workspace: "", agent: { id: "a", name: "", phone: "" } },
    ...{
      checkedInAt: null,
      state: "idle",
      shift: null,
      arrivalRadius: 0,
      completionRadius: 0,
      pickupRadius: 0,
      routes: 1,
      messages: [],
      cash: null,
    },
    route: {
      ...{ id: route, number: 1, status: "assigned", vehicle: null, depot: { name: "", point: null } },
      ...{ date: "2026-11-23", request: null, answerDueAt: null },
      ...{ startAt: at, expectedEndAt: at, driverReport: null, stops: [...stops] },
    },
  };
}

const did = (kind: WaitingAction["kind"], more: Partial<WaitingAction> = {}): WaitingAction => ({
  ...{ id: crypto.randomUUID(), kind, deviceAt: at, routeId: "route" },
  ...more,
});

test("warns at the stop when the cash limit is exceeded: cash in its currency, pending actions included", () => {
  const money = (amount: string, currency = "CHF", method: 0 | 1 | 3 = 1) => ({
    ...{ id: amount, amount, currency, method, prepaymentRequired: false },
  });
  const first = stop("1", { collections: [money("60.05"), money("500.00", "CHF", 3), money("500.00", "EUR")] });
  const second = stop("2", { collections: [money("40.00", "CHF", 0)] });
  const day: DriveDay = { ...dayOf([first, second]), cash: { currency: "CHF", limit: "100.00", onHand: "30.00" } };
  expect(findCashBeyondLimit(day.cash, first)).toBeNull();
  expect(findCashBeyondLimit(null, first)).toBeNull();
  const collected = did("complete", { stopId: "1", collections: "collected" });
  const on = applyWaiting(day, [collected, collected]);
  expect(on.cash).toMatchObject({ onHand: "90.05" });
  // Paid by card or not at all: the driver carries none of it.
  const paid = (outcome: "collected" | "waived", method?: 1 | 3) =>
    applyWaiting(day, [did("complete", { stopId: "1", payments: [{ id: "60.05", outcome, method }] })]).cash;
  expect(paid("collected", 1)).toMatchObject({ onHand: "90.05" });
  expect([paid("collected", 3), paid("waived")]).toMatchObject([{ onHand: "30.00" }, { onHand: "30.00" }]);
  expect(findCashBeyondLimit(on.cash, second)).toMatchObject({ carried: "130.05", over: "30.05" });
  expect(findCashBeyondLimit(on.cash, stop("3"))).toBeNull();
});

test("pending actions are shown as done", () => {
  const day = applyWaiting(dayOf([stop("1"), stop("2")]), [
    did("check_in"),
    did("arrive", { stopId: "1" }),
    did("complete", { stopId: "1" }),
    did("attempt", { stopId: "2", reason: "NO_ANSWER" }),
    did("late", { minutes: 15 }),
  ]);
  expect(day.checkedInAt).toBe(at);
  expect(day.route).toMatchObject({ status: "active", driverReport: { kind: "late", minutes: 15 } });
  expect(day.route?.stops.map(({ state }) => state)).toEqual(["completed", "attempted"]);
});

test("a clock that is hours off still shows the times at which actions happened", () => {
  const slow = { deviceAt: "2026-11-23T05:00:00.000Z", clockOffset: 3 * 60 * 60_000 };
  const day = applyWaiting(dayOf([stop("1")]), [did("check_in", slow), did("arrive", { stopId: "1", ...slow })]);
  expect(day.checkedInAt).toBe(at);
  expect(day.route?.stops[0]?.arrivedAt).toBe(at);
});

test("pending actions do not restart what the office has ended", () => {
  const day = applyWaiting(dayOf([stop("1", { state: "completed" })]), [did("arrive", { stopId: "1" })]);
  expect(day.route?.stops[0]?.state).toBe("completed");
});

test("changes by the office are announced, except on the first load", () => {
  const before = dayOf([stop("1"), stop("2"), stop("3", { state: "completed" })]);
  expect(findDayChanges(null, before)).toEqual([]);
  expect(findDayChanges(before, before)).toEqual([]);
  expect(findDayChanges(before, dayOf([stop("2"), stop("4")]))).toEqual([
    { kind: "gone", name: "At 1" },
    { kind: "added", name: "At 4" },
  ]);
  expect(findDayChanges(before, dayOf([stop("2"), stop("1")]))).toEqual([{ kind: "order" }]);
  expect(findDayChanges(before, dayOf([stop("9")], "other"))).toEqual([{ kind: "route", stops: 1 }]);
});

const moment = fc.integer({ min: 0, max: 4_000_000_000_000 });

property.prop([moment, fc.integer({ min: -1e11, max: 1e11 }), moment])(
  "a corrected time is never in the future, and never older than a queue may be",
  (deviceAt, offset, receivedAt) => {
    const corrected = correctTime(deviceAt, offset, receivedAt);
    expect(corrected).toBeLessThanOrEqual(receivedAt);
    expect(corrected).toBeGreaterThanOrEqual(receivedAt - 14 * 24 * 60 * 60 * 1000);
  },
);

test("proof photos are named by their action and their bytes only", () => {
  const [id, hash] = ["0190a000-0000-7000-8000-00000000d000", "a".repeat(64)];
  expect(listPictureUrls(`${formatPictureMark(id, hash)} ${formatPictureMark(id, hash)}`)).toHaveLength(2);
  expect(listPictureUrls(formatPictureMark(id, hash))).toEqual([`/proofs/${id}/${hash}`]);
  for (const foreign of ["https://elsewhere.example/a.png", "photo:../x", `photo:${id}/${hash}0`, "javascript:1"])
    expect(listPictureUrls(foreign)).toEqual([]);
});

test("a break on the phone starts before the next stop, runs once, and ends when the driver continues", () => {
  const rest = stop("rest", { type: "break", shipment: null, position: 3, serviceSeconds: 1800 });
  const [done, next, last] = [
    stop("1", { state: "completed", finishedAt: at }),
    stop("2", { position: 2 }),
    stop("3", { position: 3 }),
  ];
  const day = dayOf([done, next, rest, last]);
  const running = applyWaiting(day, [did("pause"), did("pause")]).route?.stops.find(({ type }) => type === "break");
  expect(running).toMatchObject({ state: "arriving", arrivedAt: at, position: 2 });
  const over = applyWaiting(day, [did("pause"), did("resume")]).route;
  expect(over?.driverReport).toBeNull();
  expect(over?.stops.find(({ type }) => type === "break")).toMatchObject({ state: "completed", finishedAt: at });
  // Without a planned break the office creates one from it: the phone has nothing to show yet.
  expect(applyWaiting(dayOf([next]), [did("pause")]).route?.stops).toHaveLength(1);
});
