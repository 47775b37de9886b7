import { shipmentTypes } from "#app/modules/shipments/model/shipment.enums.ts";
import type { PlanShipment } from "./plan-inputs.ts";

/** How a shipment is served: loaded at the depot, brought to the depot, or carried from one place to another. */
export type ServiceKind = "delivery" | "pickup" | "pair";

/**
 * Deliveries and returns start loaded, pickups end at the depot; a transfer does either, or both ends lie elsewhere.
 */
export function getServiceKind(shipment: PlanShipment, depotId: string): ServiceKind {
  if (shipment.type === shipmentTypes.code.delivery || shipment.type === shipmentTypes.code.return) return "delivery";
  if (shipment.type === shipmentTypes.code.pickup) return "pickup";
  if (shipment.pickup.locationId === depotId) return "delivery";
  return shipment.dropoff.locationId === depotId ? "pickup" : "pair";
}

/** Whether the solver can place it: every end that a vehicle visits has coordinates. */
export function isLocated(shipment: PlanShipment, depotId: string): boolean {
  const kind = getServiceKind(shipment, depotId);
  return (
    (kind === "delivery" || shipment.pickup.point !== null) && (kind === "pickup" || shipment.dropoff.point !== null)
  );
}
