import { expect, test } from "vitest";
import { collectionStatuses, orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { decideMove } from "#app/modules/shipments/model/decide-move.ts";
import type { ShipmentStatus, ShipmentType } from "#app/modules/shipments/model/shipment.enums.ts";
import { shipmentStatuses } from "#app/modules/shipments/model/shipment.enums.ts";
import type {
  MoveContext,
  OrderState,
  ShipmentMove,
  ShipmentState,
} from "#app/modules/shipments/model/shipment.moves.ts";
import { type ShipmentAction, shipmentTransitions } from "#app/modules/shipments/model/shipment.states.ts";
import { applyTransition } from "#app/platform/kernel/state-machine.ts";

/** The shipment's transitions, written a second time. All others are rejected. */
const allowed: Record<ShipmentAction, string> = {
  plan: "1→2",
  unplan: "2→1",
  assign: "1→3 2→3 3→3",
  unassign: "3→1",
  reassign: "3→3 4→4",
  pickup: "3→4",
  dropoff: "3→5 4→5",
  attempt: "3→6 4→6",
  receive: "5→8 6→9",
  reset: "4→3 5→3 6→3",
  cancel: "1→7 2→7 3→7",
  lose: "1→7 2→7 3→7 4→7",
  edit_source: "1→1 2→2 3→3",
  edit_destination: "1→1 2→2 3→3 4→4",
  reschedule_pickup: "1→1 2→1 3→1",
  reschedule: "1→1 2→1 3→1 4→4",
  incident: "3→3 4→4",
};

const actions = Object.keys(allowed) as ShipmentAction[];

test.each(actions)("%s: every status changes as the table defines, or the action is rejected", (action) => {
  const moves = new Map(allowed[action].split(" ").map((move) => move.split("→").map(Number) as [number, number]));
  for (const { code } of shipmentStatuses.rows) {
    const to = applyTransition(shipmentTransitions, code, action);
    const wanted = moves.get(code);
    if (wanted === undefined) expect(to, `${action} from ${code}`).toMatchObject({ ok: false });
    else expect(to, `${action} from ${code}`).toEqual({ ok: true, value: wanted });
  }
});

test("the table has no action that is missing here", () => {
  expect([...new Set(shipmentTransitions.map((row) => row.event))].sort()).toEqual([...actions].sort());
});

const around: MoveContext = {
  at: 1000,
  today: "2026-11-20",
  forceRto: 0,
  uncollected: "office",
  agent: { id: "a", active: true, functions: ["deliveries"] },
};

function shipment(changes: Partial<ShipmentState> = {}): ShipmentState {
  return {
    id: "s",
    number: "SH-1",
    type: 3,
    status: shipmentStatuses.code.dispatched,
    version: 2,
    agentId: "a",
    planId: "p",
    routeId: "r",
    failureReason: null,
    timezone: "UTC",
    pickupFrom: null,
    pickupTo: null,
    deliveryFrom: "2026-11-20T08:00",
    deliveryTo: "2026-11-20T12:00",
    completedAt: null,
    destination: { kind: "location" },
    orderIds: ["o"],
    ...changes,
  };
}

function order(changes: Partial<OrderState> = {}): OrderState {
  return {
    id: "o",
    number: "WB-1",
    status: orderStatuses.code.processing,
    version: 2,
    attempts: 0,
    heldFor: null,
    issues: [],
    cancelReason: null,
    deliveryFrom: "2026-11-20T08:00",
    deliveryTo: "2026-11-20T12:00",
    completedAt: null,
    proofOfDelivery: 0,
    proofOfPickup: 0,
    doorCode: null,
    collections: [],
    shipments: [{ id: "s", status: shipmentStatuses.code.dispatched }],
    history: [],
    ...changes,
  };
}

function decide(move: Omit<ShipmentMove, "id">, of = shipment(), carried = order(), context = around) {
  return decideMove(of, [carried], { id: "s", ...move }, context);
}

test("each type of shipment changes its orders as the table of effects defines", () => {
  const effect = (type: ShipmentType, status: ShipmentStatus, action: ShipmentAction, from: OrderState["status"]) => {
    const agent = { id: "a", active: true, functions: ["pickups", "transfers", "deliveries", "returns"] as const };
    const context = { ...around, agent };
    const move = { action, agentId: "a", reason: "NO_ANSWER" as const, note: "x" };
    const decision = decide(move, shipment({ type, status }), order({ status: from }), context);
    return decision.ok ? (decision.value.orders[0]?.order.status ?? "unmoved") : decision.failure.code;
  };
  expect(effect(1, 3, "pickup", 3)).toBe(4);
  expect(effect(2, 3, "pickup", 4)).toBe(5);
  expect(effect(3, 3, "pickup", 8)).toBe(6);
  expect(effect(3, 3, "pickup", 9)).toBe("illegal_transition");
  expect(effect(4, 3, "assign", 15)).toBe(11);
  expect(effect(4, 3, "assign", 11)).toBe("unmoved");
  expect(effect(4, 3, "pickup", 11)).toBe(12);
  expect(effect(3, 4, "dropoff", 6)).toBe(7);
  expect(effect(4, 4, "dropoff", 12)).toBe(13);
  expect(effect(1, 5, "receive", 4)).toBe(5);
  expect(effect(1, 3, "attempt", 3)).toBe(2);
  expect(effect(3, 4, "attempt", 6)).toBe(8);
  expect(effect(4, 4, "attempt", 12)).toBe(14);
  expect(effect(3, 3, "cancel", 3)).toBe(2);
  expect(effect(3, 3, "cancel", 5)).toBe("unmoved");
});

test("cancelling a return moves its order back to Pending Return; another window on the same day does not", () => {
  const status = (
    move: Omit<ShipmentMove, "id">,
    from: OrderState["status"] = orderStatuses.code.dispatched_for_return,
  ) => {
    const decision = decide(
      move,
      shipment({ type: 4, status: shipmentStatuses.code.dispatched }),
      order({ status: from }),
    );
    return decision.ok ? (decision.value.orders[0]?.order.status ?? from) : decision.failure.code;
  };
  expect(status({ action: "cancel", note: "late" })).toBe(15);
  expect(status({ action: "unassign" })).toBe(15);
  expect(status({ action: "reschedule", from: "2026-11-22T08:00" })).toBe(15);
  expect(status({ action: "reschedule", from: "2026-11-20T10:00" })).toBe(11);
  expect(status({ action: "reschedule_pickup", from: "2026-11-22T08:00" })).toBe(15);
  for (const from of [12, 13, 14, 15] as const) expect(status({ action: "cancel", note: "late" }, from)).toBe(from);
});

test("a lost order is neither loaded nor delivered; a shipment ends when all its orders are lost", () => {
  const agent = { id: "a", active: true, functions: ["pickups", "transfers", "deliveries", "returns"] as const };
  const lost = order({ status: orderStatuses.code.closed });
  const other = order({ id: "p", status: orderStatuses.code.out_for_delivery });
  for (const status of [3, 4] as const) {
    for (const type of [1, 2, 3, 4] as const) {
      const of = shipment({ type, status });
      expect(decide({ action: "dropoff" }, of, lost, { ...around, agent }), `${type}`).toMatchObject({ ok: false });
      expect(decide({ action: "lose", note: "lost" }, of, lost), `${type}`).toMatchObject({
        value: {
          shipment: { status: shipmentStatuses.code.cancelled, agentId: "a", routeId: null, planId: null },
          orders: [],
        },
      });
      expect(decideMove(of, [lost, other], { id: "s", action: "lose" }, around)).toMatchObject({ ok: false });
    }
  }
  expect(decide({ action: "pickup" }, shipment(), lost)).toMatchObject({ failure: { code: "illegal_transition" } });
  const both = decideMove(
    shipment({ status: shipmentStatuses.code.picked_up }),
    [lost, other],
    { id: "s", action: "dropoff" },
    around,
  );
  expect(both).toMatchObject({
    value: {
      shipment: { status: shipmentStatuses.code.completed },
      orders: [{ order: { id: "p", status: orderStatuses.code.delivered } }],
    },
  });
});

test("a shipment on address hold is neither planned nor assigned until the address is confirmed", () => {
  const held = order({ issues: ["geocoding_inaccurate"] });
  const refused = { ok: false, failure: { code: "order_has_issues" } };
  expect(
    decide({ action: "plan", planId: "q" }, shipment({ status: shipmentStatuses.code.pending }), held),
  ).toMatchObject(refused);
  expect(
    decide({ action: "assign", agentId: "a" }, shipment({ status: shipmentStatuses.code.pending }), held),
  ).toMatchObject(refused);
  expect(decide({ action: "plan", planId: "q" }, shipment({ status: shipmentStatuses.code.pending }))).toMatchObject({
    ok: true,
  });
});

test("an order on another active shipment is not released", () => {
  const carried = order({
    shipments: [
      { id: "s", status: shipmentStatuses.code.dispatched },
      { id: "t", status: shipmentStatuses.code.pending },
    ],
  });
  const decision = decide({ action: "cancel", note: "x" }, shipment(), carried);
  expect(decision).toMatchObject({ ok: true, value: { orders: [] } });
});

test("rejects agents that are unknown, inactive or without the function", () => {
  const assign = (agent: MoveContext["agent"]) =>
    decide({ action: "assign", agentId: "a" }, shipment({ status: shipmentStatuses.code.pending }), order(), {
      ...around,
      agent,
    });
  expect(assign(null)).toMatchObject({ failure: { code: "not_found" } });
  expect(assign({ id: "a", active: false, functions: ["deliveries"] })).toMatchObject({
    failure: { code: "agent_inactive" },
  });
  expect(assign({ id: "a", active: true, functions: ["pickups"] })).toMatchObject({
    failure: { code: "agent_lacks_function" },
  });
});

test("proof and collections are required at the stop", () => {
  const money = {
    id: "c",
    orderId: "o",
    merchantId: null,
    amount: 2990,
    currency: "EUR",
    method: 1 as const,
    prepaidHolder: null,
    storedStatus: collectionStatuses.code.pending,
    status: collectionStatuses.code.pending,
    waived: false,
    agentReason: null,
    storedReason: null,
    prepaymentRequired: false,
    receiptId: null,
    settlementId: null,
    agentId: null,
    collectedAt: null,
  };
  const at = (changes: Partial<OrderState>, move: Partial<ShipmentMove> = {}) => {
    const decision = decide(
      { action: "dropoff", ...move },
      shipment({ status: shipmentStatuses.code.picked_up }),
      order({ status: orderStatuses.code.out_for_delivery, ...changes }),
    );
    return decision.ok ? "done" : decision.failure.code;
  };
  expect(at({ proofOfDelivery: 1 })).toBe("proof_required");
  expect(at({ proofOfDelivery: 3 }, { proof: { signature: "x" } })).toBe("proof_required");
  expect(at({ proofOfDelivery: 3 }, { proof: { signature: "x", image: "y" } })).toBe("done");
  expect(at({ collections: [money] })).toBe("collections_open");
  expect(at({ collections: [{ ...money, waived: true }] })).toBe("done");
  expect(at({ collections: [money] }, { collections: "collected" })).toBe("done");
  expect(at({ collections: [{ ...money, prepaymentRequired: true }] }, { collections: "collected" })).toBe(
    "collection_not_prepaid",
  );
  // Each order on its own: an order without data stays open, data for all applies to the rest.
  const two = [money, { ...money, id: "other", currency: "CHF", prepaymentRequired: true }];
  const own = { id: money.id, outcome: "collected" as const };
  expect(at({ collections: two }, { payments: [own] })).toBe("collection_not_prepaid");
  expect(at({ collections: [money, { ...money, id: "other" }] }, { payments: [own] })).toBe("collections_open");
  expect(at({ collections: two }, { payments: [own], collections: "prepaid" })).toBe("done");
  expect(at({ collections: two }, { payments: [own, { id: "other", outcome: "prepaid" }] })).toBe("done");
});

test("a failed attempt: next business day, chosen day, held, returned with collections waived", () => {
  const attempted = (move: Partial<ShipmentMove>, changes: Partial<OrderState> = {}) => {
    const carried = order({ status: orderStatuses.code.out_for_delivery, ...changes });
    const decision = decide(
      { action: "attempt", ...move },
      shipment({ status: shipmentStatuses.code.picked_up }),
      carried,
    );
    return decision.ok ? decision.value.orders[0]?.order : decision.failure.code;
  };
  // 2026-11-20 is a Friday.
  expect(attempted({ reason: "NO_ANSWER" })).toMatchObject({
    status: orderStatuses.code.delivery_attempted,
    attempts: 1,
    deliveryFrom: "2026-11-23T08:00",
    deliveryTo: "2026-11-23T12:00",
  });
  expect(attempted({ reason: "RESCHEDULE_LATER" })).toBe("date_required");
  expect(attempted({ reason: "RESCHEDULE_LATER", date: "2026-12-01" })).toMatchObject({
    deliveryFrom: "2026-12-01T08:00",
  });
  expect(attempted({ reason: "WRONG_ADDRESS" })).toMatchObject({
    heldFor: "WRONG_ADDRESS",
    status: orderStatuses.code.delivery_attempted,
  });
  expect(attempted({ reason: "CHANGED_ROUTE" })).toMatchObject({
    attempts: 0,
    status: orderStatuses.code.delivery_attempted,
  });
  expect(attempted({ reason: "OTHER" })).toBe("note_required");
  expect(attempted({})).toBe("reason_required");
});

test("rescheduling within the day keeps status and plan; another day returns to Pending, off plan and route", () => {
  const to = (from: string) => {
    const decision = decide({ action: "reschedule", from, to: from.replace("08:", "10:") });
    return decision.ok ? decision.value.shipment : null;
  };
  expect(to("2026-11-20T08:30")).toMatchObject({
    status: shipmentStatuses.code.dispatched,
    planId: "p",
    routeId: "r",
    agentId: "a",
  });
  expect(to("2026-11-21T08:30")).toMatchObject({
    status: shipmentStatuses.code.pending,
    planId: null,
    routeId: null,
    agentId: null,
  });
});

test("a shipment of another plan moves only on request; a stale version is rejected", () => {
  const planned = shipment({ status: shipmentStatuses.code.planned, planId: "other" });
  expect(decide({ action: "plan", planId: "p" }, planned)).toMatchObject({ ok: false });
  const moved = decide({ action: "plan", planId: "p", fromOtherPlan: true }, planned);
  expect(moved).toMatchObject({ ok: true, value: { shipment: { planId: "p", version: 4 } } });
  expect(decide({ action: "pickup", version: 1 })).toMatchObject({ failure: { code: "lost_race" } });
});
