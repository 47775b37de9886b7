import { parseCountry } from "#app/platform/documents/cells/choices.ts";
import { normalizeHeader } from "#app/platform/documents/tables/header-text.ts";
import { splitList } from "#app/platform/documents/tables/list-table.ts";
import { parseMetadata } from "#app/platform/kernel/metadata.ts";

type Values = Readonly<Record<string, string>>;

const businessWords = new Set(["2", "business", "company", "firma", "geschaftlich", "unternehmen", "b2b"]);
const addressKeys = ["line1", "line2", "postal_code", "city", "region", "directions"] as const;

/**
 * A file's row as the form of a customer; a full name in one cell is split at its last word, unless it is a business.
 * @param own texts of columns of the account's own fields, by key
 */
export function toCustomerInput(values: Values, own: Values = {}): Record<string, unknown> {
  const { type, name, first_name, last_name, business_name, phone, email, tags, notes, metadata } = values;
  const isBusiness = type ? businessWords.has(normalizeHeader(type)) : Boolean(business_name && !last_name);
  const parts = name?.split(/\s+/) ?? [];
  const person = isBusiness
    ? { first_name, last_name }
    : {
        first_name: first_name ?? (parts.length > 1 ? parts.slice(0, -1).join(" ") : undefined),
        last_name: last_name ?? parts.at(-1),
      };
  const read = parseMetadata(metadata ?? "");
  return {
    type: isBusiness ? 2 : 1,
    business_name: business_name ?? (isBusiness ? name : undefined),
    ...person,
    phone,
    email: email?.toLowerCase(),
    tags: splitList(tags),
    notes,
    // What cannot be read is refused by the schema.
    metadata: read ? { ...read, ...own } : metadata,
  };
}

/** A file's row as the form of an address; null for a row without one. */
export function toAddressInput(values: Values, homeCountry: string): Record<string, unknown> | null {
  if (!addressKeys.some((key) => values[key])) return null;
  const address = Object.fromEntries(addressKeys.map((key) => [key, values[key]]));
  return { ...address, country: values.country ? (parseCountry(values.country) ?? values.country) : homeCountry };
}
