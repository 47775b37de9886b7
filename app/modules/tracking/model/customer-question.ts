import type { PlaceSnapshot } from "#app/platform/geo/place.ts";

/** What a visitor must know before a code is sent: the first of these that the order has. */
export const customerQuestions = ["postal_code", "phone_digits", "link"] as const;
export type CustomerQuestion = (typeof customerQuestions)[number];

/** How many of the phone's last digits are required. */
export const REQUIRED_PHONE_DIGITS = 4;

interface Order {
  destination: Pick<PlaceSnapshot, "address">;
  customerPhone: string | null;
}

/** The question for an order; the link when neither postal code nor phone is on file. */
export function getCustomerQuestion(order: Order): CustomerQuestion {
  if (normalizeAnswer(order.destination.address.postalCode ?? "")) return "postal_code";
  return keepDigits(order.customerPhone ?? "").length >= REQUIRED_PHONE_DIGITS ? "phone_digits" : "link";
}

/** Whether the answer is right; spaces, dashes and case are ignored. */
export function isRightAnswer(order: Order, answer: string): boolean {
  const by = getCustomerQuestion(order);
  if (by === "postal_code")
    return normalizeAnswer(answer) === normalizeAnswer(order.destination.address.postalCode ?? "");
  if (by === "phone_digits")
    return keepDigits(answer) === keepDigits(order.customerPhone ?? "").slice(-REQUIRED_PHONE_DIGITS);
  return false;
}

function normalizeAnswer(text: string): string {
  return text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, "");
}

function keepDigits(text: string): string {
  return text.replace(/\D/g, "");
}
