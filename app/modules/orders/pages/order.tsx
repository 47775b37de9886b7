import { noteOnOrder } from "#app/features/notes/write-note.server.ts";
import { acceptReschedule, declineReschedule } from "#app/features/orders/commands/answer-reschedule.server.ts";
import { cancelOrders } from "#app/features/orders/commands/cancel-orders.server.ts";
import { assignCarrier, unassignOrders } from "#app/features/orders/commands/carrier.server.ts";
import { holdOrders, releaseOrders } from "#app/features/orders/commands/hold-orders.server.ts";
import { closeOrders, loseOrders, returnOrders } from "#app/features/orders/commands/move-orders.server.ts";
import { repeatOrder } from "#app/features/orders/commands/same-again.server.ts";
import { shipOrders } from "#app/features/orders/commands/ship-orders.server.ts";
import { updateFees } from "#app/features/orders/commands/update-fees.server.ts";
import { updateOrder } from "#app/features/orders/commands/update-order.server.ts";
import { removeDocument } from "#app/features/orders/documents/keep-documents.server.ts";
import { OrderPage } from "#app/features/orders/page/order-page.tsx";
import { viewOrder } from "#app/features/orders/page/view-order.server.ts";
import { validateLocation } from "#app/features/orders/validate/validate-location.server.ts";
import { resetShipments } from "#app/features/shipments/move-shipments.server.ts";
import { commandAction, screenLoader } from "#app/http/wrappers/screens.server.ts";
import { useMapStyle } from "#app/ui/map/use-map-style.ts";
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
