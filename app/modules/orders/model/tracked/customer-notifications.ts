import { type CustomerStatus, orderStatuses } from "../order.enums.ts";

/** Notifications to customers by default; a merchant may choose for each event. */
export const DEFAULT_TRACKING_EVENTS: readonly CustomerStatus[] = [
  "out_for_delivery",
  "delivery_attempted",
  "delivered",
];

/** The customer event of a status change, or null for changes that customers do not see (Ready → Processing). */
export function getCustomerEvent(from: number | null, to: number): CustomerStatus | null {
  const now = orderStatuses.byCode(to).customer;
  const before = from === null ? null : orderStatuses.byCode(from).customer;
  return now === before ? null : now;
}

/** The language for messages to a customer, by country; English where we have no other. */
export function getCustomerLanguage(country: string): "de" | "en" {
  return ["DE", "AT", "CH", "LI"].includes(country.toUpperCase()) ? "de" : "en";
}
