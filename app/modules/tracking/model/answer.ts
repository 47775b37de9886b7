import type { PlaceSnapshot } from "#app/platform/geo/place.ts";

/** What only the customer knows of an order, before a code is sent: the first of these that the order has. */
export const asked = ["postal_code", "phone_digits", "link"] as const;
export type TrackingDeed = (typeof asked)[number];

/** So many of the phone's last digits are asked for. */
export const askedDigits = 4;

interface Order {
  destination: Pick<PlaceSnapshot, "address">;
  customerPhone: string | null;
}

/** What to ask of whoever wants a code for the order; the link where neither postal code nor phone is on file. */
export function askedOf(order: Order): TrackingDeed {
  if (letters(order.destination.address.postalCode ?? "")) return "postal_code";
  return digits(order.customerPhone ?? "").length >= askedDigits ? "phone_digits" : "link";
}

/** True for the right answer, however it was typed: spaces, dashes and capitals do not count. */
export function isRightAnswer(order: Order, answer: string): boolean {
  const by = askedOf(order);
  if (by === "postal_code") return letters(answer) === letters(order.destination.address.postalCode ?? "");
  if (by === "phone_digits") return digits(answer) === digits(order.customerPhone ?? "").slice(-askedDigits);
  return false;
}

function letters(text: string): string {
  return text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, "");
}

function digits(text: string): string {
  return text.replace(/\D/g, "");
}
