import { type OrderKind, type OrderStatus, orderStatuses } from "../order.enums.ts";
import { rescheduleRules } from "./reschedule.ts";

/** Before Out for Delivery (domain-rules, "Tracking page"), Draft too: that one waits for nothing but its address. */
const correctableStatuses: readonly OrderStatus[] = [orderStatuses.code.draft, ...rescheduleRules.statuses];

/** True while a customer may still say where it goes; a saved location of the account is not theirs to change. */
export function isAddressEditable(order: {
  status: OrderStatus;
  kind: OrderKind;
  destination: { kind: string };
}): boolean {
  const { status, kind, destination } = order;
  return (
    correctableStatuses.includes(status) && rescheduleRules.kinds.includes(kind) && destination.kind !== "location"
  );
}
