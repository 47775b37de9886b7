import { type AttemptVerdict, judgeAttempt } from "#app/modules/orders/model/order.rules.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { nextBusinessDay, onDate } from "#app/platform/time/local-time.ts";
import { advance, type Stepped } from "./advance-order.ts";
import { shipmentStatuses } from "./shipment.enums.ts";
import type { MoveContext, OrderState, ShipmentMove, ShipmentState } from "./shipment.moves.ts";

/** A delivery that failed: at the door (what was only dispatched is picked up first), or before it left. */
export function attempted(
  shipment: ShipmentState,
  order: OrderState,
  move: ShipmentMove,
  around: MoveContext,
): Result<Stepped> {
  const reason = move.reason;
  if (!reason) return fail("reason_required");
  const detail = { shipmentId: shipment.id, shipment: shipment.number, reason, note: move.note };
  if (shipment.status === shipmentStatuses.code.dispatched && move.leg === "pickup")
    return advance(order, "release", {}, detail);
  const gone =
    shipment.status === shipmentStatuses.code.dispatched
      ? advance(order, "delivery_picked_up", {}, { shipmentId: shipment.id, shipment: shipment.number, implied: true })
      : ok<Stepped>({ order, events: [] });
  if (!gone.ok) return gone;
  const verdict = judgeAttempt(reason, order.attempts, around.forceRto);
  const change = attemptChange(order, verdict, move, around);
  const tried = advance(gone.value.order, verdict.order, change, { ...detail, reason: verdict.reason });
  return tried.ok ? ok({ order: tried.value.order, events: [...gone.value.events, ...tried.value.events] }) : tried;
}

function attemptChange(
  order: OrderState,
  { counted, next, held, reason }: AttemptVerdict,
  move: ShipmentMove,
  around: MoveContext,
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
