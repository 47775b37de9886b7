import { planShipments } from "#app/modules/plans/commands/shipments/plan-shipments.server.ts";
import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { useMapStyle } from "#app/ui/map/use-map-style.ts";
import { addShipmentNote } from "../commands/add-shipment-note.server.ts";
import {
  editDestination,
  editDestinationContact,
  editSource,
  editSourceContact,
} from "../commands/edit-ends.server.ts";
import {
  assignShipments,
  clearPlan,
  rescheduleDropoff,
  reschedulePickup,
  shipmentCommands,
} from "../commands/move-shipments.server.ts";
import { duplicateShipment } from "../commands/orders/duplicate.server.ts";
import { updateShipmentMetadata } from "../commands/update-metadata.server.ts";
import { viewShipment } from "../commands/view-shipment.server.ts";
import { ShipmentPage } from "../screens/shipment-page.tsx";
import type { Route } from "./+types/shipment.ts";

export const loader = createScreenLoader(viewShipment);

export const action = createCommandAction([
  addShipmentNote,
  duplicateShipment,
  assignShipments,
  clearPlan,
  rescheduleDropoff,
  reschedulePickup,
  planShipments,
  editSource,
  editSourceContact,
  editDestination,
  editDestinationContact,
  updateShipmentMetadata,
  ...Object.values(shipmentCommands),
]);

export default function Shipment({ loaderData }: Route.ComponentProps) {
  return <ShipmentPage view={loaderData} mapStyleUrl={useMapStyle()} />;
}
