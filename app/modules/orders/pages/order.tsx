import { resetShipments } from "#app/modules/shipments/commands/move-shipments.server.ts";
import { assignCarrier, unassignOrders } from "#app/modules/shipments/commands/orders/assign-carrier.server.ts";
import { duplicateOrder } from "#app/modules/shipments/commands/orders/duplicate.server.ts";
import {
  cancelOrders,
  closeOrders,
  loseOrders,
  returnOrders,
} from "#app/modules/shipments/commands/orders/move-orders.server.ts";
import { shipOrders } from "#app/modules/shipments/commands/orders/ship-orders.server.ts";
import { acceptReschedule, declineReschedule } from "#app/modules/tracking/commands/answer-reschedule.server.ts";
import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { useMapStyle } from "#app/ui/map/use-map-style.ts";
import { addOrderNote } from "../commands/add-order-note.server.ts";
import { removeDocument } from "../commands/documents/document-commands.server.ts";
import { holdOrders, releaseOrders } from "../commands/hold-orders.server.ts";
import { viewOrder } from "../commands/page/view-order.server.ts";
import { updateFees } from "../commands/update-fees.server.ts";
import { updateOrderCommands } from "../commands/update-order.server.ts";
import { validateLocation } from "../commands/validate/validate-location.server.ts";
import { OrderPage } from "../screens/page/order-page.tsx";
import type { Route } from "./+types/order.ts";

export const loader = createScreenLoader(viewOrder);

export const action = createCommandAction([
  addOrderNote,
  shipOrders,
  cancelOrders,
  assignCarrier,
  unassignOrders,
  closeOrders,
  returnOrders,
  loseOrders,
  resetShipments,
  validateLocation,
  removeDocument,
  updateFees,
  acceptReschedule,
  declineReschedule,
  duplicateOrder,
  holdOrders,
  releaseOrders,
  ...Object.values(updateOrderCommands),
]);

export default function Order({ loaderData }: Route.ComponentProps) {
  return <OrderPage view={loaderData} mapStyleUrl={useMapStyle()} />;
}
