import { expect, test } from "vitest";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import {
  assessGeocoding,
  decideAttempt,
  getCancelAction,
  getMissingReasonField,
  getStatusAfterCorrection,
  getStatusAtCreation,
  toCustomerStatus,
} from "#app/modules/orders/model/order.rules.ts";
import { type OrderAction, orderEventByAction, orderTransitions } from "#app/modules/orders/model/order.states.ts";
import { failureReasons } from "#app/modules/shipments/model/shipment.enums.ts";
import { applyTransition } from "#app/platform/kernel/state-machine.ts";

/** The order's transitions, written a second time: `action: from→to`. All others are rejected. */
const allowed: Record<OrderAction, string> = {
  validate_location: "0→1",
  validate_location_with_carrier: "0→2",
  validate_held: "1→1 2→2 3→3 4→4 5→5 6→6 8→8 11→11 12→12 14→14 15→15",
  hold_address: "0→0 1→1 2→2 3→3 4→4 5→5 8→8",
  assign_carrier: "1→2",
  unassign_carrier: "2→1",
  add_to_shipment: "2→3",
  add_to_return: "2→15",
  release: "3→2",
  pickup_picked_up: "3→4",
  receive: "4→5",
  transfer_picked_up: "3→5 4→5",
  delivery_picked_up: "3→6 4→6 5→6 8→6",
  dropoff: "6→7",
  attempt_reattempt: "6→8",
  attempt_return: "6→15",
  choose_return: "8→15",
  cancel: "0→9 1→9 2→9 3→9",
  cancel_in_custody: "4→15 5→15 8→15",
  dispatch_return: "15→11 14→11",
  recall_return: "11→15",
  return_picked_up: "11→12",
  return_attempt: "11→14 12→14",
  return_dropoff: "12→13",
  close: "7→10 13→10 9→10",
  lose: "4→10 5→10 6→10 8→10 11→10 12→10 14→10 15→10",
};

const actions = Object.keys(allowed) as OrderAction[];

test.each(actions)("%s: every status changes as the table defines, or the action is rejected", (action) => {
  const moves = new Map(allowed[action].split(" ").map((move) => move.split("→").map(Number) as [number, number]));
  for (const { code } of orderStatuses.rows) {
    const to = applyTransition(orderTransitions, code, action);
    const wanted = moves.get(code);
    if (wanted === undefined) expect(to, `${action} from ${code}`).toMatchObject({ ok: false });
    else expect(to, `${action} from ${code}`).toEqual({ ok: true, value: wanted });
  }
});

test("every row of the table is listed here, and every action writes an event", () => {
  expect([...new Set(orderTransitions.map((row) => row.event))].sort()).toEqual([...actions].sort());
  for (const action of actions) expect(orderEventByAction[action]).toBeTruthy();
});

test("rejects cancel when out for delivery, delivered, closed, and in every return status", () => {
  const refused = orderStatuses.codes.filter(
    (code) => !applyTransition(orderTransitions, code, getCancelAction(code)).ok,
  );
  expect(refused).toEqual([6, 7, 9, 10, 11, 12, 13, 14, 15]);
});

test("status at creation and for the customer", () => {
  expect(getStatusAtCreation(["geocoding_inaccurate"], true)).toBe(0);
  expect(getStatusAtCreation([], true)).toBe(2);
  expect(getStatusAtCreation([], false)).toBe(1);
  const received = Object.fromEntries(orderStatuses.codes.map((code) => [code, toCustomerStatus(code)]));
  expect(received).toEqual({
    0: "processing",
    1: "processing",
    2: "processing",
    3: "processing",
    4: "shipped",
    5: "in_transit",
    6: "out_for_delivery",
    7: "delivered",
    8: "delivery_attempted",
    9: "cancelled",
    10: "closed",
    11: "return_in_progress",
    12: "return_in_progress",
    13: "returned",
    14: "return_in_progress",
    15: "pending_return",
  });
});

test("a corrected address releases a Draft but holds a later status as it is, never back to Draft", () => {
  for (const { code } of orderStatuses.rows) {
    for (const hasCarrier of [true, false]) {
      const free = code === 0 ? (hasCarrier ? 2 : 1) : code;
      expect(getStatusAfterCorrection(code, [], hasCarrier), `${code} found`).toBe(free);
      expect(getStatusAfterCorrection(code, ["geocoding_inaccurate"], hasCarrier), `${code} unsure`).toBe(code);
    }
  }
});

test("a location is certain only with one candidate of at least street precision", () => {
  const found = (precision: "address" | "street" | "postal_code" | "city") => ({
    label: "x",
    point: { longitude: 1, latitude: 2 },
    precision,
  });
  expect(assessGeocoding([]).issues).toEqual(["geocoding_no_results"]);
  expect(assessGeocoding([found("address")]).issues).toEqual([]);
  expect(assessGeocoding([found("street")]).issues).toEqual([]);
  expect(assessGeocoding([found("city")]).issues).toEqual(["geocoding_inaccurate"]);
  expect(assessGeocoding([found("address"), found("street")]).issues).toEqual(["geocoding_multiple_results"]);
});

test.each(failureReasons.map((each) => each.key))("%s leads to the status of the rules", (reason) => {
  const returns = ["NOT_ORDERED", "WRONG_ITEMS", "CUSTOMER_CANCELLED", "THREE_REPEATS", "PRICING_ISSUE"];
  const verdict = decideAttempt(reason, 0, 0);
  expect(verdict.order).toBe(returns.includes(reason) ? "attempt_return" : "attempt_reattempt");
  expect(verdict.counted).toBe(reason !== "CHANGED_ROUTE");
  expect(verdict.held).toBe(reason === "WRONG_ADDRESS" || reason === "WRONG_NUMBER");
  const dated = reason === "RESCHEDULE_TOMORROW" || reason === "RESCHEDULE_LATER";
  expect(getMissingReasonField(reason, {})).toBe(dated ? "date_required" : reason === "OTHER" ? "note_required" : null);
  expect(getMissingReasonField(reason, { date: "2026-01-02", note: "x" })).toBeNull();
  expect(verdict.next).toBe(
    dated ? "chosen_date" : reason === "NO_ANSWER" || reason === "NOT_AVAILABLE" ? "next_business_day" : null,
  );
});

test("the attempt that reaches force RTO counts like three repeats; an uncounted one never does", () => {
  expect(decideAttempt("NO_ANSWER", 1, 3).order).toBe("attempt_reattempt");
  expect(decideAttempt("NO_ANSWER", 2, 3)).toMatchObject({ order: "attempt_return", reason: "THREE_REPEATS" });
  expect(decideAttempt("CHANGED_ROUTE", 5, 3).order).toBe("attempt_reattempt");
  expect(decideAttempt("NO_ANSWER", 9, 0).order).toBe("attempt_reattempt");
});
