import { shipmentStatuses } from "./shipment.enums.ts";
import type { MoveContext, ShipmentMove, ShipmentState } from "./shipment.moves.ts";
import type { ShipmentAction } from "./shipment.states.ts";

const offRoute = { agentId: null, routeId: null } as const;

/** What an action sets on the shipment besides its status; `stays`: a new window on the same day. */
export function getShipmentChange(
  shipment: ShipmentState,
  action: ShipmentAction,
  move: ShipmentMove,
  context: MoveContext,
  stays: boolean,
): Partial<ShipmentState> {
  switch (action) {
    case "plan":
      return { planId: move.planId ?? null };
    case "unplan":
      return { planId: null };
    case "assign":
      return { agentId: move.agentId ?? null, routeId: move.routeId ?? null };
    case "reassign":
      return {
        agentId: move.agentId ?? null,
        routeId: move.routeId ?? null,
        planId: move.planId ?? shipment.planId,
      };
    case "unassign":
    case "cancel":
      return { ...offRoute, planId: null };
    // The agent stays, because someone will want to know who had it.
    case "lose":
      return { routeId: null, planId: null };
    case "dropoff":
      return { completedAt: context.at };
    case "attempt":
      return { failureReason: move.reason ?? null };
    case "reset":
      return { completedAt: null, failureReason: null };
    case "reschedule_pickup":
      return {
        pickupFrom: move.from ?? null,
        pickupTo: move.to ?? null,
        ...(stays ? {} : { ...offRoute, planId: null }),
      };
    case "reschedule":
      return {
        deliveryFrom: move.from ?? null,
        deliveryTo: move.to ?? null,
        ...(stays || shipment.status === shipmentStatuses.code.picked_up ? {} : { ...offRoute, planId: null }),
      };
    default:
      return {};
  }
}

/** True for both actions that give a shipment another time. */
export function isReschedule(action: ShipmentAction): boolean {
  return action === "reschedule" || action === "reschedule_pickup";
}

/** Whether the new window is on another local day than the old one, or there was none. */
export function isOtherDay(shipment: ShipmentState, action: ShipmentAction, move: ShipmentMove): boolean {
  const old =
    action === "reschedule"
      ? (shipment.deliveryFrom ?? shipment.deliveryTo)
      : (shipment.pickupFrom ?? shipment.pickupTo);
  const next = move.from ?? move.to;
  return old?.slice(0, 10) !== next?.slice(0, 10);
}
