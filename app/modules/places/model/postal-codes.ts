/** An entry of a list of postal codes: a code, a range, or all codes with a prefix. */
export type PostalEntry =
  | { kind: "code"; code: string }
  | { kind: "range"; from: string; to: string }
  | { kind: "prefix"; prefix: string };

/** Entries that one list may have. */
export const MAX_POSTAL_ENTRIES = 5_000;

const codePattern = /^[\p{L}\p{N}]{2,10}$/u;

/**
 * Parses a pasted list, entries separated by line breaks, commas, semicolons or tabs: `20095`, `20095-20148` (both
 * included), `221*`. Spaces and dashes inside a code are ignored ("SW1A 1AA" is SW1A1AA). Unreadable entries are
 * returned as written.
 */
export function parsePostalCodes(text: string): { entries: PostalEntry[]; unreadable: string[] } {
  const entries: PostalEntry[] = [];
  const unreadable: string[] = [];
  for (const piece of text.split(/[\n\r,;\t]+/)) {
    const text = piece.trim();
    if (text === "") continue;
    const entry = parseEntry(text);
    if (entry) entries.push(entry);
    else unreadable.push(text);
  }
  return { entries, unreadable };
}

function parseEntry(text: string): PostalEntry | null {
  if (text.endsWith("*")) {
    const prefix = normalizePostalCode(text.slice(0, -1));
    return /^[\p{L}\p{N}]{1,9}$/u.test(prefix) ? { kind: "prefix", prefix } : null;
  }
  const parts = text.split(/–|—|\.\.|-/);
  if (parts.length > 2) return null;
  const [first = "", second] = parts.map(normalizePostalCode);
  const asRange =
    second !== undefined && codePattern.test(first) && codePattern.test(second) && first.length === second.length;
  // Polish and Portuguese codes have a dash inside: parts of unequal length are one code.
  if (second !== undefined && !asRange)
    return codePattern.test(first + second) ? { kind: "code", code: first + second } : null;
  if (asRange) return first <= second ? { kind: "range", from: first, to: second } : null;
  return codePattern.test(first) ? { kind: "code", code: first } : null;
}

/** The canonical text of an entry. */
export function formatPostalEntry(entry: PostalEntry): string {
  if (entry.kind === "code") return entry.code;
  return entry.kind === "prefix" ? `${entry.prefix}*` : `${entry.from}-${entry.to}`;
}

/** A postal code as it is compared: capital letters, without spaces and dashes. */
export function normalizePostalCode(text: string): string {
  return text.toUpperCase().replaceAll(/[\s-]+/g, "");
}

/** The error of a list, or null. */
export function findPostalFault(text: string): { code: string; params: Record<string, string | number> } | null {
  const { entries, unreadable } = parsePostalCodes(text);
  if (unreadable.length > 0) {
    const named = unreadable.slice(0, 5).map((each) => each.slice(0, 40));
    return { code: "postal_unreadable", params: { entry: named.join(", ") + (unreadable.length > 5 ? " …" : "") } };
  }
  if (entries.length > MAX_POSTAL_ENTRIES) return { code: "postal_many", params: { limit: MAX_POSTAL_ENTRIES } };
  return entries.length === 0 ? { code: "required", params: {} } : null;
}

/** A list prepared for fast lookups. */
export interface PostalList {
  codes: ReadonlySet<string>;
  others: readonly Exclude<PostalEntry, { kind: "code" }>[];
}

/** Prepares a list for many lookups. */
export function createPostalList(entries: readonly PostalEntry[]): PostalList {
  return {
    codes: new Set(entries.flatMap((entry) => (entry.kind === "code" ? [entry.code] : []))),
    others: entries.flatMap((entry) => (entry.kind === "code" ? [] : [entry])),
  };
}

/**
 * True when a postal code is on a list: whole, or by its first part where it has two ("1011 AB" is in 1011-1019,
 * "12345-6789" is 12345). Codes of another length than a range's are outside it.
 */
export function isListed(postalCode: string, { codes, others }: PostalList): boolean {
  return listSpellings(postalCode).some(
    (wanted) =>
      codes.has(wanted) ||
      others.some((entry) =>
        entry.kind === "prefix"
          ? wanted.startsWith(entry.prefix)
          : wanted.length === entry.from.length && wanted >= entry.from && wanted <= entry.to,
      ),
  );
}

/** The whole code, and its first part where it has two. */
function listSpellings(postalCode: string): string[] {
  const whole = normalizePostalCode(postalCode);
  const [head = ""] = postalCode.trim().split(/[\s-]+/);
  const digits = /^\d{3,}(?=\p{L})/u.exec(whole)?.[0];
  return [...new Set([whole, normalizePostalCode(head), ...(digits ? [digits] : [])])].filter(Boolean);
}

/**
 * An entry of the first list that overlaps the second, or null. Every entry is a range in alphabetical order, so two
 * sorted lists are compared in one pass; codes include everything that begins with them.
 */
export function findListOverlap(a: readonly PostalEntry[], b: readonly PostalEntry[]): PostalEntry | null {
  const all = [...a.map((entry) => toRange(entry, 0)), ...b.map((entry) => toRange(entry, 1))];
  all.sort((one, two) => (one.from < two.from ? -1 : one.from > two.from ? 1 : 0));
  const open: { to: string; entry: PostalEntry }[][] = [[], []];
  for (const each of all) {
    const own = open[each.list] ?? [];
    const others = open[1 - each.list] ?? [];
    const [furthest] = others;
    if (furthest && furthest.to >= each.from) return each.list === 0 ? each.entry : furthest.entry;
    const [best] = own;
    if (!best || best.to < each.to) own[0] = each;
  }
  return null;
}

const LAST_CHARACTER = "\u{ffff}";

function toRange(entry: PostalEntry, list: 0 | 1): { from: string; to: string; entry: PostalEntry; list: 0 | 1 } {
  if (entry.kind === "code") return { from: entry.code, to: entry.code + LAST_CHARACTER, entry, list };
  if (entry.kind === "prefix") return { from: entry.prefix, to: entry.prefix + LAST_CHARACTER, entry, list };
  return { from: entry.from, to: entry.to + LAST_CHARACTER, entry, list };
}
