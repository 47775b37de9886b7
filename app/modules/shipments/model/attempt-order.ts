import { type AttemptDecision, decideAttempt } from "#app/modules/orders/model/order.rules.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { getNextBusinessDay, moveToDate } from "#app/platform/time/local-time.ts";
import { type AdvancedOrder, advanceOrder } from "./advance-order.ts";
import { shipmentStatuses } from "./shipment.enums.ts";
import type { MoveContext, OrderState, ShipmentMove, ShipmentState } from "./shipment.moves.ts";

/**
 * A failed attempt of a delivery: at the destination (a dispatched shipment counts as picked up first), or at its
 * pickup.
 */
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
  const pickedUp =
    shipment.status === shipmentStatuses.code.dispatched
      ? advanceOrder(
          order,
          "delivery_picked_up",
          {},
          { shipmentId: shipment.id, shipment: shipment.number, implied: true },
        )
      : ok<AdvancedOrder>({ order, events: [] });
  if (!pickedUp.ok) return pickedUp;
  const verdict = decideAttempt(reason, order.attempts, context.forceRto);
  const change = getAttemptChange(order, verdict, move, context);
  const attempted = advanceOrder(pickedUp.value.order, verdict.order, change, { ...detail, reason: verdict.reason });
  return attempted.ok
    ? ok({ order: attempted.value.order, events: [...pickedUp.value.events, ...attempted.value.events] })
    : attempted;
}

function getAttemptChange(
  order: OrderState,
  { counted, next, held, reason }: AttemptDecision,
  move: ShipmentMove,
  context: MoveContext,
): Partial<OrderState> {
  const date = next === "next_business_day" ? getNextBusinessDay(context.today) : next ? (move.date ?? null) : null;
  const moveTime = (local: string | null) => (local && date ? moveToDate(local, date) : local);
  return {
    attempts: order.attempts + (counted ? 1 : 0),
    heldFor: held ? reason : order.heldFor,
    deliveryFrom: date && !order.deliveryFrom && !order.deliveryTo ? `${date}T00:00` : moveTime(order.deliveryFrom),
    deliveryTo: moveTime(order.deliveryTo),
  };
}
