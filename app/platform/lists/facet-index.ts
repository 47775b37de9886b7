import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/** How the value of a column becomes tokens of a facet index. */
export type FacetKind =
  /** An id, a code or a flag: itself. */
  | "value"
  /** Free text: its bytes, so that any letters make one token. */
  | "text"
  /** Each element of a JSON array of codes, and of texts. */
  | "values"
  | "texts"
  /** Each key of a JSON object, alone and with its text, `key=text`. */
  | "entries"
  /** The day of a local time, and the quarter of an hour of an instant, each with the spans that it lies in. */
  | "day"
  | "instant";

/**
 * One facet: the columns its tokens come from (two for both ends of a movement), and the array's path in their JSON.
 */
export interface Facet {
  kind: FacetKind;
  columns: readonly SQLiteColumn[];
  path?: string;
}

/**
 * An index for filtering: an FTS5 table with one token for each value of a row, under the row's `seq`. Any AND, OR and
 * NOT of values can be walked in order of creation, and counted, without reading the rows. A facet's key is the prefix
 * of its tokens. Triggers maintain it (`facet-triggers.ts`).
 */
export interface FacetIndex {
  name: string;
  table: string;
  facets: Readonly<Record<string, Facet>>;
}

/** A quarter of an hour, milliseconds: every zone's midnight is a multiple of it. */
export const quarterMs = 900_000;

/** Spans of each level are sixteen of the one below: up to nearly two years of quarters, and eleven years of days. */
export const spanLevels = { instant: 5, day: 4 } as const;
/** Bits that a level adds. */
export const spanBits = 4;

/** The token of a value; null for one that no row can have. */
export function toFacetToken(key: string, kind: "value" | "text", value: string | number): string | null {
  if (kind === "text") return `${key}${encodeHex(String(value))}`;
  return /^[\w-]{1,64}$/.test(String(value)) ? `${key}${value}` : null;
}

function encodeHex(text: string): string {
  return [...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Days since 1970 of `YYYY-MM-DD`. */
export function toDayNumber(day: string): number {
  return Math.floor(Date.parse(`${day}T00:00:00Z`) / 86_400_000);
}

/** The smallest set of spans that covers `from` up to but without `to`, as tokens. */
export function listSpanTokens(key: string, kind: keyof typeof spanLevels, from: number, to: number): string[] {
  const tokens: string[] = [];
  const top = spanLevels[kind] - 1;
  for (let at = from; at < to; ) {
    let level = 0;
    while (level < top && isSpanAligned(at, level + 1, to)) level += 1;
    tokens.push(`${key}${level}_${at >> (spanBits * level)}`);
    at += 1 << (spanBits * level);
  }
  return tokens;
}

function isSpanAligned(at: number, level: number, to: number): boolean {
  const size = 1 << (spanBits * level);
  return at % size === 0 && at + size <= to;
}

/** A condition on a row: one of these tokens, or none of them. */
export interface FacetTerm {
  tokens: readonly string[];
  not: boolean;
}

/** The FTS5 query of all terms together; null when no row can meet them. */
export function buildFacetQuery(base: readonly string[], terms: readonly FacetTerm[]): string | null {
  const requested = terms.filter((term) => !term.not);
  if (requested.some((term) => term.tokens.length === 0)) return null;
  const excluded = terms.filter((term) => term.not).flatMap((term) => term.tokens);
  const all = [...base.map(quoteToken), ...requested.map(buildAnyTerm)].join(" AND ");
  return excluded.length === 0 ? all : `(${all}) NOT ${buildAnyTerm({ tokens: excluded })}`;
}

function buildAnyTerm({ tokens }: Pick<FacetTerm, "tokens">): string {
  return `(${tokens.map(quoteToken).join(" OR ")})`;
}

function quoteToken(token: string): string {
  return `"${token}"`;
}
