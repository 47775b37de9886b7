import { customerTypes } from "#app/modules/customers/model/customer.enums.ts";
import { parseCountry } from "#app/platform/documents/cells/choices.ts";
import { normalizePhone } from "#app/platform/kernel/phone.ts";
import { postalCodeRequired } from "#app/platform/money/countries.ts";
import type { OrderDraftInput } from "../order.ts";
import { type CellResult, createCell, createFault, type GridContext } from "./grid-context.ts";

type Customer = NonNullable<OrderDraftInput["customer"]>;
type Place = OrderDraftInput["destination"];
type Address = NonNullable<Place["address"]>;

const emailPattern = /[^\s;,<>]+@[^\s;,<>]+/;
const phonePattern = /(?:\+|00)?\(?\d[\d\s()/.-]{4,}\d/;
const companyPattern =
  /(?:^|\s)(gmbh|ag|kg|ohg|ug|se|e\.?\s?v\.?|ltd\.?|limited|inc\.?|llc|plc|corp\.?|s\.?a\.?|s\.?r\.?l\.?|b\.?v\.?|d\.?o\.?o\.?|d\.?d\.?|co\.?)(?=\s|$|&)/i;

/**
 * Reads a customer as people type one: `Amra Kovač; +387 61 123 456; amra@example.com`, parts in any order. A customer
 * that was picked from the list is found by its text. The last word of a name is the last name; a company suffix, or a
 * single word, makes it a business.
 */
export function parseCustomerCell(text: string, context: GridContext): CellResult<Customer> {
  if (text.trim() === "") return createFault("customer_required");
  const picked = context.lookUp("customers", text);
  if (picked?.data) {
    const { business, individual } = customerTypes.code;
    return createCell<Customer>({ ...picked.data, type: picked.data.type === business ? business : individual });
  }
  const email = emailPattern.exec(text)?.[0];
  const rest = email ? text.replace(email, " ") : text;
  const number = phonePattern.exec(rest)?.[0];
  const name = (number ? rest.replace(number, " ") : rest)
    .replace(/[;<>\n]/g, " ")
    .replace(/\s+/g, " ")
    .replace(/^[\s,]+|[\s,]+$/g, "");
  if (name === "") return createFault("customer_nameless");
  if (!email && !number) return createFault(/\d/.test(rest) ? "phone_invalid" : "phone_or_email_required");
  const numbered = number ? normalizePhone(number.trim(), context.country) : undefined;
  if (numbered === null) return createFault("phone_invalid");
  const contact = { phone: numbered, email };
  if (companyPattern.test(name) || !name.includes(" "))
    return createCell<Customer>({ type: 2, business_name: name, ...contact });
  const inverted = /^([^,]+),\s*(.+)$/.exec(name);
  const words = name.split(" ");
  const [first, last] = inverted ? [inverted[2], inverted[1]] : [words.slice(0, -1).join(" "), words.at(-1)];
  return createCell<Customer>({ type: 1, first_name: first, last_name: last, ...contact });
}

/**
 * A saved location by its name, or an address: `Mühlenkamp 44, 22303 Hamburg`, followed by the country where it differs
 * from the account's.
 */
export function parsePlaceCell(text: string, context: GridContext): CellResult<Place> {
  if (text.trim() === "") return createFault("required");
  const location = context.lookUp("locations", text);
  if (location) return createCell<Place>({ location_id: location.id });
  const address = parseAddressText(text, context.country);
  if (address) {
    if (!address.postal_code && postalCodeRequired.has(address.country)) return createFault("postal_code_required");
    return createCell<Place>({ address });
  }
  return location === undefined ? { pending: true } : createFault("place_unknown");
}

const britishPattern = /^(.*?)\s*([A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2})$/i;
const americanPattern = /^([A-Z]{2})\s+(\d{5}(?:-\d{4})?)$/;
const codeBeforeCityPattern = /^(?:([A-Z]{1,3})[-\s])?(\d{3}\s?\d{2,3}|\d{4}\s?[A-Z]{2}|\d{4,6})\s+(\p{L}.*)$/u;
const codeAfterCityPattern = /^(\p{L}.*?)\s+(\d{4,6})$/u;

/** Street, postal code, city and country out of one text; null for a text without a comma or line break. */
export function parseAddressText(text: string, home: string): Address | null {
  const parts = text
    .split(/[,\n;]/)
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length < 2) return null;
  const named = parts.length > 2 ? parseCountry(parts.at(-1) ?? "") : null;
  if (named) parts.pop();
  const country = named ?? home;
  const [line1 = "", ...others] = parts;
  const address: Address = { line1, country };
  const rest: string[] = [];
  for (const part of others) {
    const coded = codeBeforeCityPattern.exec(part);
    const state = americanPattern.exec(part);
    const british_ = britishPattern.exec(part);
    const trailing = codeAfterCityPattern.exec(part);
    if (address.postal_code === undefined && state) Object.assign(address, { region: state[1], postal_code: state[2] });
    else if (address.postal_code === undefined && coded)
      Object.assign(address, { postal_code: coded[2], city: coded[3] });
    else if (address.postal_code === undefined && british_)
      Object.assign(address, { postal_code: british_[2], ...(british_[1] && { city: british_[1] }) });
    else if (address.postal_code === undefined && trailing)
      Object.assign(address, { city: trailing[1], postal_code: trailing[2] });
    else if (address.postal_code === undefined && /^\d{4,6}$/.test(part)) address.postal_code = part;
    else rest.push(part);
  }
  if (address.city === undefined) address.city = rest.pop();
  if (rest.length > 0) address.line2 = rest.join(", ");
  return address;
}
