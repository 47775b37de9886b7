import type { ShipmentPath } from "#app/modules/shipments/model/shipment.enums.ts";
import type { ViewModule } from "./view.ts";

/** The view module of each type of shipments; views of deliveries are kept as "delivered". */
export const shipmentViews = {
  pickups: "shipments.pickups",
  transfers: "shipments.transfers",
  deliveries: "shipments.delivered",
  returns: "shipments.returns",
} as const satisfies Record<ShipmentPath, ViewModule>;
