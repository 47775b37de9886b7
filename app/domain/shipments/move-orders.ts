import { nextBusinessDay, onDate } from "../kernel/local-time.ts";
import { fail, ok, type Result } from "../kernel/result.ts";
import { transit } from "../kernel/state-machine.ts";
import { type AttemptVerdict, judgeAttempt } from "../orders/order.rules.ts";
import { type OrderAction, orderEventOf, orderTransitions } from "../orders/order.states.ts";
import type {
  CollectionState,
  MoveSurroundings,
  OrderBefore,
  OrderHappening,
  OrderState,
  ShipmentMove,
  ShipmentState,
} from "./shipment.moves.ts";
import { liveShipments, orderEffects, type ShipmentAction } from "./shipment.states.ts";

interface Stepped {
  order: OrderState;
  events: OrderHappening[];
}

/** What one step of a shipment does to one of its orders; no events for nothing. */
export function orderStep(
  shipment: ShipmentState,
  order: OrderState,
  action: ShipmentAction,
  move: ShipmentMove,
  around: MoveSurroundings,
): Result<Stepped> {
  if (action === "reset") return restored(shipment, order);
  if (action === "attempt" && shipment.type === 3) return attempted(shipment, order, move, around);
  if (action === "reschedule" && shipment.type === 3) return ok(rescheduled(shipment, order, move));
  const effect = orderEffects.find((each) => each.action === action && each.type === shipment.type);
  if (!effect || (effect.order === "release" && heldByOthers(shipment, order))) return ok({ order, events: [] });
  const detail = { shipmentId: shipment.id, shipment: shipment.number, ...proofOf(action, move) };
  const change = finishing(effect.order) ? { completedAt: around.at } : {};
  const moved = advance(order, effect.order, { ...change, ...settled(order, action, move, around) }, detail);
  return moved.ok || !effect.lenient ? moved : ok({ order, events: [] });
}

/** Moves an order by the table; `change` is what the action sets besides, `before` is kept for a reset. */
export function advance(
  order: OrderState,
  action: OrderAction,
  change: Partial<OrderState>,
  detail: Record<string, unknown>,
): Result<Stepped> {
  const to = transit(orderTransitions, order.status, action);
  if (!to.ok) return to;
  const next = { ...order, ...change, status: to.value, version: order.version + 1 };
  return ok({
    order: next,
    events: [happening(order, next, orderEventOf[action], { ...detail, before: beforeOf(order) })],
  });
}

function happening(
  from: OrderState,
  to: OrderState,
  type: OrderHappening["type"],
  detail: Record<string, unknown>,
): OrderHappening {
  return { type, version: to.version, from: from.status, to: to.status, detail };
}

/** A delivery that failed: at the door (what was only dispatched is picked up first), or before it left. */
function attempted(
  shipment: ShipmentState,
  order: OrderState,
  move: ShipmentMove,
  around: MoveSurroundings,
): Result<Stepped> {
  const reason = move.reason;
  if (!reason) return fail("reason_required");
  const detail = { shipmentId: shipment.id, shipment: shipment.number, reason, note: move.note };
  if (shipment.status === 3 && move.leg === "pickup") return advance(order, "release", {}, detail);
  const gone =
    shipment.status === 3
      ? advance(order, "delivery_picked_up", {}, { ...detail, implied: true })
      : ok<Stepped>({ order, events: [] });
  if (!gone.ok) return gone;
  const verdict = judgeAttempt(reason, order.attempts, around.forceRto);
  const change = { ...attemptChange(order, verdict, move, around), ...waived(order, verdict) };
  const tried = advance(gone.value.order, verdict.order, change, { ...detail, reason: verdict.reason });
  return tried.ok ? ok({ order: tried.value.order, events: [...gone.value.events, ...tried.value.events] }) : tried;
}

function attemptChange(
  order: OrderState,
  { counted, next, held, reason }: AttemptVerdict,
  move: ShipmentMove,
  around: MoveSurroundings,
): Partial<OrderState> {
  const date = next === "next_business_day" ? nextBusinessDay(around.today) : next ? (move.date ?? null) : null;
  const on = (local: string | null) => (local && date ? onDate(local, date) : local);
  return {
    attempts: order.attempts + (counted ? 1 : 0),
    heldFor: held ? reason : order.heldFor,
    deliveryFrom: date && !order.deliveryFrom && !order.deliveryTo ? `${date}T00:00` : on(order.deliveryFrom),
    deliveryTo: on(order.deliveryTo),
  };
}

function waived(order: OrderState, verdict: AttemptVerdict): Partial<OrderState> {
  if (verdict.order !== "attempt_return") return {};
  return { collections: order.collections.map((each) => (each.status === 1 ? { ...each, waived: true } : each)) };
}

/** Collections as they were settled at the door; cash joins the agent's. */
function settled(
  order: OrderState,
  action: ShipmentAction,
  move: ShipmentMove,
  around: MoveSurroundings,
): Partial<OrderState> {
  const how = move.collections;
  if (action !== "dropoff" || !how) return {};
  const settle = (each: CollectionState): CollectionState => {
    if (each.status !== 1 || each.waived) return each;
    if (how === "waived") return { ...each, waived: true };
    const status = how === "collected" ? 3 : 2;
    return { ...each, status, collectedAt: around.at, agentId: move.agentId ?? each.agentId };
  };
  return { collections: order.collections.map(settle) };
}

function rescheduled(shipment: ShipmentState, order: OrderState, move: ShipmentMove): Stepped {
  const next = {
    ...order,
    deliveryFrom: move.from ?? null,
    deliveryTo: move.to ?? null,
    version: order.version + 1,
  };
  const detail = { shipmentId: shipment.id, part: "delivery_schedule", from: move.from, to: move.to };
  return { order: next, events: [happening(order, next, "updated", detail)] };
}

/** Back to where the order was before this shipment moved it; refused when something else happened since. */
function restored(shipment: ShipmentState, order: OrderState): Result<Stepped> {
  const lastReset = order.history.findLastIndex((each) => each.reset);
  const since = order.history.slice(lastReset + 1);
  const changes = since.filter((each) => each.fromStatus !== each.toStatus && each.type !== "added_to_shipment");
  const mine = changes.filter((each) => each.shipmentId === shipment.id);
  const first = mine[0];
  const last = changes.at(-1);
  if (!first || first.fromStatus === null) return ok({ order, events: [] });
  if (last?.shipmentId !== shipment.id) return fail("shipment_receipted");
  const collections = order.collections.map((each) => ({
    ...each,
    status: each.status === 3 ? (1 as const) : each.status,
    waived: false,
    collectedAt: each.status === 3 ? null : each.collectedAt,
  }));
  const next = { ...order, ...first.before, collections, status: first.fromStatus, version: order.version + 1 };
  const detail = { shipmentId: shipment.id, shipment: shipment.number, reset: true };
  return ok({ order: next, events: [happening(order, next, "status_changed", detail)] });
}

function beforeOf({ attempts, heldFor, deliveryFrom, deliveryTo, completedAt }: OrderState): OrderBefore {
  return { attempts, heldFor, deliveryFrom, deliveryTo, completedAt };
}

function finishing(action: OrderAction): boolean {
  return action === "dropoff" || action === "return_dropoff";
}

function proofOf(action: ShipmentAction, move: ShipmentMove): Record<string, unknown> {
  return (action === "pickup" || action === "dropoff") && move.proof ? { proof: move.proof } : {};
}

function heldByOthers(shipment: ShipmentState, order: OrderState): boolean {
  return order.shipments.some((other) => other.id !== shipment.id && liveShipments.includes(other.status));
}
