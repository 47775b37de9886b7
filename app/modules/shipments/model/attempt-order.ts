import { type AttemptDecision, decideAttempt } from "#app/modules/orders/model/order.rules.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { getNextBusinessDay, moveToDate } from "#app/platform/time/local-time.ts";
import { type AdvancedOrder, advanceOrder } from "./advance-order.ts";
import { shipmentStatuses } from "./shipment.enums.ts";
import type { MoveContext, OrderState, ShipmentMove, ShipmentState } from "./shipment.moves.ts";

/** A delivery that failed: at the door (what was only dispatched is picked up first), or before it left. */
export function attemptOrder(
  shipment: ShipmentState,
  order: OrderState,
  move: ShipmentMove,
  context: MoveContext,
): Result<AdvancedOrder> {
  const reason = move.reason;
  if (!reason) return fail("reason_required");
  const detail = { shipmentId: shipment.id, shipment: shipment.number, reason, note: move.note };
  if (shipment.status === shipmentStatuses.code.dispatched && move.leg === "pickup")
    return advanceOrder(order, "release", {}, detail);
  const gone =
    shipment.status === shipmentStatuses.code.dispatched
      ? advanceOrder(
          order,
          "delivery_picked_up",
          {},
          { shipmentId: shipment.id, shipment: shipment.number, implied: true },
        )
      : ok<AdvancedOrder>({ order, events: [] });
  if (!gone.ok) return gone;
  const verdict = decideAttempt(reason, order.attempts, context.forceRto);
  const change = getAttemptChange(order, verdict, move, context);
  const tried = advanceOrder(gone.value.order, verdict.order, change, { ...detail, reason: verdict.reason });
  return tried.ok ? ok({ order: tried.value.order, events: [...gone.value.events, ...tried.value.events] }) : tried;
}

function getAttemptChange(
  order: OrderState,
  { counted, next, held, reason }: AttemptDecision,
  move: ShipmentMove,
  context: MoveContext,
): Partial<OrderState> {
  const date = next === "next_business_day" ? getNextBusinessDay(context.today) : next ? (move.date ?? null) : null;
  const on = (local: string | null) => (local && date ? moveToDate(local, date) : local);
  return {
    attempts: order.attempts + (counted ? 1 : 0),
    heldFor: held ? reason : order.heldFor,
    deliveryFrom: date && !order.deliveryFrom && !order.deliveryTo ? `${date}T00:00` : on(order.deliveryFrom),
    deliveryTo: on(order.deliveryTo),
  };
}
