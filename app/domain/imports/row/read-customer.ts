import { normalisePhone } from "../../kernel/phone.ts";
import type { OrderDraftInput } from "../../orders/order.ts";
import type { RowReading } from "./row-reading.ts";

const email = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** The customer of a row: both names, and a phone number or an e-mail address (domain §3). */
export function readCustomer(reading: RowReading, country: string): OrderDraftInput["customer"] {
  for (const field of ["first_name", "last_name"] as const)
    if (reading.text(field) === "") reading.error(field, "required");
  const phone = readPhone(reading, country);
  const mail = readEmail(reading);
  if (!phone && !mail && !reading.failed("phone") && !reading.failed("email"))
    reading.error("phone", "phone_or_email_required");
  return {
    first_name: reading.text("first_name"),
    last_name: reading.text("last_name"),
    phone: phone || undefined,
    email: mail || undefined,
  };
}

function readPhone(reading: RowReading, country: string): string {
  const text = reading.text("phone");
  if (text === "") return "";
  const number = normalisePhone(text, country);
  if (number !== null) return number;
  reading.error("phone", "phone_invalid", undefined, betterPhone(text, country));
  return "";
}

/** A number whose `+` was lost, or with words and a second number beside it. */
function betterPhone(text: string, country: string): string | null {
  const first = text.split(/[/,;|]|\bor\b|\boder\b/i)[0] ?? "";
  const digits = text.replace(/\D/g, "");
  for (const guess of [`+${digits}`, first, first.replace(/[^\d+]/g, ""), `0${digits}`]) {
    const number = guess === text ? null : normalisePhone(guess, country);
    if (number !== null) return number;
  }
  return null;
}

function readEmail(reading: RowReading): string {
  const text = reading.text("email");
  if (text === "" || email.test(text)) return text;
  const better = text
    .replace(/\s*(\(at\)|\[at\]| at )\s*/i, "@")
    .replace(/[\s<>]/g, "")
    .replace(/^mailto:/i, "")
    .replace(/,(?=[a-z]{2,4}$)/i, ".")
    .replace(/\.{2,}/g, ".");
  reading.error("email", "invalid_email", undefined, email.test(better) ? better : null);
  return "";
}
