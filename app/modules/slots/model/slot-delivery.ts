import type { SlotDelivery } from "#app/modules/orders/model/slot-claim.ts";
import type { PlanShipment } from "#app/modules/planning/model/plan-inputs.ts";
import { shipmentStatuses, shipmentTypes } from "#app/modules/shipments/model/shipment.enums.ts";

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
