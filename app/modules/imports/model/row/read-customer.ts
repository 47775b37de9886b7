import type { OrderDraftInput } from "#app/modules/orders/model/order.ts";
import { normalizePhone } from "#app/platform/kernel/phone.ts";
import type { RowReading } from "./row-reading.ts";

const emailPattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** The customer of a row: first and last name, and a phone number or an email address. */
export function readRowCustomer(reading: RowReading, country: string): OrderDraftInput["customer"] {
  const names = readNames(reading);
  for (const field of ["first_name", "last_name"] as const) if (names[field] === "") reading.error(field, "required");
  const phone = readPhone(reading, country);
  const mail = readEmail(reading);
  if (!phone && !mail && !reading.failed("phone") && !reading.failed("email"))
    reading.error("phone", "phone_or_email_required");
  return {
    ...names,
    phone: phone || undefined,
    email: mail || undefined,
  };
}

/**
 * First and last name; in a file without a first name column the other column holds both: "Anna Lohse", "Lohse, Anna".
 */
function readNames(reading: RowReading): { first_name: string; last_name: string } {
  const [first, last] = [reading.text("first_name"), reading.text("last_name")];
  if (first !== "" || reading.input.mapped.has("first_name")) return { first_name: first, last_name: last };
  const turned = /^([^,]+),([^,]+)$/.exec(last);
  if (turned) return { first_name: turned[2]?.trim() ?? "", last_name: turned[1] ?? "" };
  const at = last.lastIndexOf(" ");
  return { first_name: at < 0 ? "" : last.slice(0, at).trim(), last_name: last.slice(at + 1) };
}

function readPhone(reading: RowReading, country: string): string {
  const text = reading.text("phone");
  if (text === "") return "";
  const number = normalizePhone(text, country);
  if (number !== null) return number;
  reading.error("phone", "phone_invalid", undefined, suggestPhone(text, country));
  return "";
}

/** Suggests a fix for a number whose `+` was lost, or that has words or a second number beside it. */
function suggestPhone(text: string, country: string): string | null {
  const first = text.split(/[/,;|]|\bor\b|\boder\b/i)[0] ?? "";
  const digits = text.replace(/\D/g, "");
  for (const guess of [`+${digits}`, first, first.replace(/[^\d+]/g, ""), `0${digits}`]) {
    const number = guess === text ? null : normalizePhone(guess, country);
    if (number !== null) return number;
  }
  return null;
}

function readEmail(reading: RowReading): string {
  const text = reading.text("email");
  if (text === "" || emailPattern.test(text)) return text;
  const suggestion = text
    .replace(/\(at\)|\[at\]| at /i, "@")
    .replace(/[\s<>]/g, "")
    .replace(/^mailto:/i, "")
    .replace(/,(?=[a-z]{2,4}$)/i, ".")
    .replace(/\.{2,}/g, ".");
  reading.error("email", "invalid_email", undefined, emailPattern.test(suggestion) ? suggestion : null);
  return "";
}
