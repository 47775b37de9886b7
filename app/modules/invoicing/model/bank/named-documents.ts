import { documentKinds } from "#app/modules/ledger/model/accounting.enums.ts";
import type { BankEntry } from "./bank-entry.ts";

/** Normalizes a number: R-2026-00001 becomes `R202600001`. */
export function normalizeNumber(number: string): string {
  return number.replaceAll("-", "");
}

const prefixes: ReadonlySet<string> = new Set(Object.values(documentKinds).map(({ prefix }) => prefix));
const MAX_NUMBER_LENGTH = 12;

/** Finds documents whose numbers occur in a line's text or in the number of its file, with any separators: R-2026-00001, "RE 2026 00001"; `defaultPrefix` is assumed for numbers without a prefix. */
export function findNamedDocuments<Document extends { number: string }>(
  { text, file }: Pick<BankEntry, "text" | "file">,
  byNumber: ReadonlyMap<string, Document>,
  defaultPrefix: string | null,
): Document[] {
  const words = `${text} ${file}`.toUpperCase().match(/\d+|[A-Z]+/g) ?? [];
  const found = new Map<string, Document>();
  for (let at = 0; at < words.length; at += 1) {
    const before = words[at - 1] ?? "";
    const prefix = prefixes.has(before) ? before : defaultPrefix;
    let digits = "";
    for (let end = at; end < words.length && digits.length < MAX_NUMBER_LENGTH; end += 1) {
      const word = words[end] ?? "";
      if (!/^\d/.test(word)) break;
      digits += word;
      const document = prefix === null ? undefined : byNumber.get(`${prefix}${digits}`);
      if (document) found.set(document.number, document);
    }
  }
  return [...found.values()];
}

/** True if one name contains the other, ignoring punctuation and legal forms. */
export function isMerchantNamed(name: string, merchant: string): boolean {
  const [one, other] = [normalizeName(name), normalizeName(merchant)];
  return one.length > 2 && other.length > 2 && (one.includes(other) || other.includes(one));
}

function normalizeName(name: string): string {
  return name
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^a-z0-9 ]/g, "")
    .replace(/\b(gmbh|ag|kg|ug|ltd|inc|sarl|doo|se)\b/g, "")
    .replace(/ /g, "");
}
