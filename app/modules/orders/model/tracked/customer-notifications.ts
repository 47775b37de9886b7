import { type CustomerStatus, orderStatuses } from "../order.enums.ts";

/** What customers are told when nobody chose otherwise; a merchant may choose per event (domain §9 "Tracking page"). */
export const DEFAULT_TRACKING_EVENTS: readonly CustomerStatus[] = [
  "out_for_delivery",
  "delivery_attempted",
  "delivered",
];

/** What a change of an order's status is to its customer, or null when it is none (Ready → Processing). */
export function getCustomerEvent(from: number | null, to: number): CustomerStatus | null {
  const now = orderStatuses.byCode(to).customer;
  const before = from === null ? null : orderStatuses.byCode(from).customer;
  return now === before ? null : now;
}

/** The language a customer is written to: that of the country they live in, else English. */
export function getCustomerLanguage(country: string): "de" | "en" {
  return ["DE", "AT", "CH", "LI"].includes(country.toUpperCase()) ? "de" : "en";
}
