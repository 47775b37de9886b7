import type { Priority } from "#app/modules/orders/model/order.enums.ts";
import type { PlanShipment } from "#app/modules/planning/model/plan-inputs.ts";
import { shipmentStatuses, shipmentTypes } from "#app/modules/shipments/model/shipment.enums.ts";
import type { Point } from "#app/platform/geo/place.ts";

/** Priority of an order whose slot was promised: planning keeps it before the others. */
export const PROMISED_PRIORITY: Priority = "highest";

/** What decides whether a delivery fits: where, and how much. Grams, cubic centimetres; minutes (null: as usual). */
export interface SlotDelivery {
  point: Point;
  serviceMinutes: number | null;
  weight: number;
  volume: number;
  parcels: number;
}

/** A delivery that no plan has, as planning sees it: it leaves from the plan's depot. */
export function toSlotShipment(
  id: string,
  { point, ...amounts }: SlotDelivery,
  window: { from: string | null; to: string | null },
): PlanShipment {
  const nowhere = { locationId: null, name: "", line: "", access: null };
  return {
    id,
    number: id,
    orderNumber: null,
    type: shipmentTypes.code.delivery,
    status: shipmentStatuses.code.pending,
    customerName: null,
    pickup: { ...nowhere, point: null, from: null, to: null },
    dropoff: { ...nowhere, point, ...window },
    priority: "medium",
    pallets: 0,
    ...amounts,
    vehicleTypes: [],
    vehicleOptions: [],
    allowedAgents: [],
    prohibitedVehicles: [],
    notes: null,
    codAmount: null,
    codCurrency: null,
    version: 1,
  };
}
