/** One entry of a list of postal codes: a code, a range of codes, or everything that begins alike. */
export type PostalEntry =
  | { kind: "code"; code: string }
  | { kind: "range"; from: string; to: string }
  | { kind: "prefix"; prefix: string };

/** Entries that one list may have. */
export const mostPostalEntries = 5_000;

const code = /^[\p{L}\p{N}]{2,10}$/u;

/**
 * Reads a list as people paste it, one entry a line or parted by commas, semicolons or tabs: `20095`,
 * `20095-20148` (both included), `221*`. Spaces and dashes inside a code do not count ("SW1A 1AA" is SW1A1AA).
 * Entries that cannot be read come back as they stand.
 */
export function readPostalCodes(text: string): { entries: PostalEntry[]; unreadable: string[] } {
  const entries: PostalEntry[] = [];
  const unreadable: string[] = [];
  for (const piece of text.split(/[\n\r,;\t]+/)) {
    const word = piece.trim();
    if (word === "") continue;
    const entry = readEntry(word);
    if (entry) entries.push(entry);
    else unreadable.push(word);
  }
  return { entries, unreadable };
}

function readEntry(word: string): PostalEntry | null {
  if (word.endsWith("*")) {
    const prefix = normalisePostalCode(word.slice(0, -1));
    return /^[\p{L}\p{N}]{1,9}$/u.test(prefix) ? { kind: "prefix", prefix } : null;
  }
  const [first = "", second] = word.split(/\s*(?:–|—|\.\.|(?<=\S)-(?=\S)|\s-\s)\s*/).map(normalisePostalCode);
  const asRange = second !== undefined && code.test(first) && code.test(second) && first.length === second.length;
  // Polish and Portuguese codes have a dash inside: parts of unequal length are one code.
  if (second !== undefined && !asRange)
    return code.test(first + second) ? { kind: "code", code: first + second } : null;
  if (asRange) return first <= second ? { kind: "range", from: first, to: second } : null;
  return code.test(first) ? { kind: "code", code: first } : null;
}

/** A postal code as it is compared: capital letters, without spaces and dashes. */
export function normalisePostalCode(text: string): string {
  return text.toUpperCase().replaceAll(/[\s-]+/g, "");
}

/** What is wrong with a list, or null. */
export function postalFault(text: string): { code: string; params: Record<string, string | number> } | null {
  const { entries, unreadable } = readPostalCodes(text);
  const [first] = unreadable;
  if (first !== undefined) return { code: "postal_unreadable", params: { entry: first.slice(0, 40) } };
  if (entries.length > mostPostalEntries) return { code: "postal_many", params: { limit: mostPostalEntries } };
  return entries.length === 0 ? { code: "required", params: {} } : null;
}

/** True when a postal code is on a list. Codes of another length than a range's are outside it. */
export function isListed(postalCode: string, entries: readonly PostalEntry[]): boolean {
  const wanted = normalisePostalCode(postalCode);
  return entries.some((entry) => {
    if (entry.kind === "code") return entry.code === wanted;
    if (entry.kind === "prefix") return wanted.startsWith(entry.prefix);
    return wanted.length === entry.from.length && wanted >= entry.from && wanted <= entry.to;
  });
}

/** True when some postal code is on both lists: decided by ranges, without writing all codes out. */
export function listsOverlap(a: readonly PostalEntry[], b: readonly PostalEntry[]): PostalEntry | null {
  return a.find((one) => b.some((two) => entriesOverlap(one, two))) ?? null;
}

function entriesOverlap(a: PostalEntry, b: PostalEntry): boolean {
  if (a.kind === "prefix" && b.kind === "prefix") return a.prefix.startsWith(b.prefix) || b.prefix.startsWith(a.prefix);
  if (a.kind === "prefix") return b.kind !== "prefix" && spanHasPrefix(spanOf(b), a.prefix);
  if (b.kind === "prefix") return spanHasPrefix(spanOf(a), b.prefix);
  const [one, two] = [spanOf(a), spanOf(b)];
  return one.from.length === two.from.length && one.from <= two.to && two.from <= one.to;
}

function spanOf(entry: Exclude<PostalEntry, { kind: "prefix" }>): { from: string; to: string } {
  return entry.kind === "code" ? { from: entry.code, to: entry.code } : entry;
}

function spanHasPrefix({ from, to }: { from: string; to: string }, prefix: string): boolean {
  return from.slice(0, prefix.length) <= prefix && to.slice(0, prefix.length) >= prefix;
}
