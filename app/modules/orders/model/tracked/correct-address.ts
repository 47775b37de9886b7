import { type OrderKind, type OrderStatus, orderStatuses } from "../order.enums.ts";
import { rescheduleRules } from "./reschedule.ts";

/** Statuses before Out for Delivery. Draft is included: correcting the address is what it waits for. */
export const correctableStatuses: readonly OrderStatus[] = [orderStatuses.code.draft, ...rescheduleRules.statuses];

/** True while the customer may correct the destination; a saved location of the account is not theirs to change. */
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
