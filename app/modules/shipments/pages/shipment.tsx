import { noteOnShipment } from "#app/features/notes/write-note.server.ts";
import { repeatShipment } from "#app/features/orders/commands/same-again.server.ts";
import {
  editDestination,
  editDestinationContact,
  editSource,
  editSourceContact,
} from "#app/features/shipments/edit-place.server.ts";
import {
  assignShipments,
  clearPlan,
  rescheduleDropoff,
  reschedulePickup,
  shipmentCommands,
} from "#app/features/shipments/move-shipments.server.ts";
import { planShipments } from "#app/features/shipments/plan-shipments.server.ts";
import { ShipmentPage } from "#app/features/shipments/shipment-page.tsx";
import { viewShipment } from "#app/features/shipments/view-shipment.server.ts";
import { commandAction, screenLoader } from "#app/http/wrappers/screens.server.ts";
import { useMapStyle } from "#app/ui/map/use-map-style.ts";
import type { Route } from "./+types/shipment.ts";

export const loader = screenLoader(viewShipment);

export const action = commandAction([
  noteOnShipment,
  repeatShipment,
  assignShipments,
  clearPlan,
  rescheduleDropoff,
  reschedulePickup,
  planShipments,
  editSource,
  editSourceContact,
  editDestination,
  editDestinationContact,
  ...Object.values(shipmentCommands),
]);

export default function Shipment({ loaderData }: Route.ComponentProps) {
  return <ShipmentPage view={loaderData} mapStyleUrl={useMapStyle()} />;
}
