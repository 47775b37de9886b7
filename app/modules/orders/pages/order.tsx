import { viewOrderMessages } from "#app/modules/messages/commands/order-messages.server.ts";
import { resendMessage } from "#app/modules/messages/commands/resend-message.server.ts";
import { MessagesSection } from "#app/modules/messages/screens/messages-section.tsx";
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
import {
  acceptAddress,
  acceptCancellation,
  acceptReschedule,
  declineAddress,
  declineCancellation,
  declineReschedule,
} from "#app/modules/tracking/commands/answer-request.server.ts";
import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { useMapStyle } from "#app/ui/map/use-map-style.ts";
import { addOrderNote } from "../commands/add-order-note.server.ts";
import { removeDocument } from "../commands/documents/document-commands.server.ts";
import { holdOrders, releaseOrders } from "../commands/hold-orders.server.ts";
import { viewOrder } from "../commands/page/view-order.server.ts";
import { updateFees } from "../commands/update-fees.server.ts";
import { updateOrderMetadata } from "../commands/update-metadata.server.ts";
import { updateOrderCommands } from "../commands/update-order.server.ts";
import { validateLocation } from "../commands/validate/validate-location.server.ts";
import { OrderPage } from "../screens/page/order-page.tsx";
import type { Route } from "./+types/order.ts";

export const loader = createScreenLoader(async (scope, args) => {
  const view = await viewOrder(scope, args);
  return view.ok ? ok({ ...view.value, customerMessages: await viewOrderMessages(scope, view.value.order) }) : view;
});

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
  updateOrderMetadata,
  acceptReschedule,
  declineReschedule,
  acceptCancellation,
  declineCancellation,
  acceptAddress,
  declineAddress,
  duplicateOrder,
  holdOrders,
  releaseOrders,
  resendMessage,
  ...Object.values(updateOrderCommands),
]);

export default function Order({ loaderData }: Route.ComponentProps) {
  const { customerMessages, order } = loaderData;
  const more = customerMessages && <MessagesSection number={order.number} {...customerMessages} />;
  return <OrderPage view={loaderData} mapStyleUrl={useMapStyle()} more={more} />;
}
