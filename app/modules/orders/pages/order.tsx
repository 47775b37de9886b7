import { resetShipments } from "#app/modules/shipments/commands/move-shipments.server.ts";
import { cancelOrders } from "#app/modules/shipments/commands/orders/cancel-orders.server.ts";
import { assignCarrier, unassignOrders } from "#app/modules/shipments/commands/orders/carrier.server.ts";
import { closeOrders, loseOrders, returnOrders } from "#app/modules/shipments/commands/orders/move-orders.server.ts";
import { repeatOrder } from "#app/modules/shipments/commands/orders/same-again.server.ts";
import { shipOrders } from "#app/modules/shipments/commands/orders/ship-orders.server.ts";
import { acceptReschedule, declineReschedule } from "#app/modules/tracking/commands/answer-reschedule.server.ts";
import { commandAction, screenLoader } from "#app/platform/http/screens.server.ts";
import { useMapStyle } from "#app/ui/map/use-map-style.ts";
import { removeDocument } from "../commands/documents/keep-documents.server.ts";
import { holdOrders, releaseOrders } from "../commands/hold-orders.server.ts";
import { noteOnOrder } from "../commands/note-on-order.server.ts";
import { viewOrder } from "../commands/page/view-order.server.ts";
import { updateFees } from "../commands/update-fees.server.ts";
import { updateOrder } from "../commands/update-order.server.ts";
import { validateLocation } from "../commands/validate/validate-location.server.ts";
import { OrderPage } from "../screens/page/order-page.tsx";
import type { Route } from "./+types/order.ts";

export const loader = screenLoader(viewOrder);

export const action = commandAction([
  noteOnOrder,
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
  repeatOrder,
  holdOrders,
  releaseOrders,
  ...Object.values(updateOrder),
]);

export default function Order({ loaderData }: Route.ComponentProps) {
  return <OrderPage view={loaderData} mapStyleUrl={useMapStyle()} />;
}
