import { type SQL, sql } from "drizzle-orm";
import type { LocalDays } from "#app/platform/time/day-spans.ts";
import { toInstant } from "#app/platform/time/local-time.ts";
import {
  buildFacetQuery,
  type Facet,
  type FacetTerm,
  listSpanTokens,
  quarterMs,
  toDayNumber,
  toFacetToken,
} from "./facet-index.ts";
import type { Condition, ListSpec } from "./list-spec.server.ts";

/** The tokens of a filter's values under a facet; days are read from `spans`. */
export function listFacetTokens(
  key: string,
  { kind }: Facet,
  values: readonly string[],
  { zone, spans }: { zone: string; spans: readonly LocalDays[] },
): string[] {
  const midnight = (day: string) => toQuarter(toInstant(`${day}T00:00`, zone));
  switch (kind) {
    case "day":
      return spans.flatMap(({ from, to }) => listSpanTokens(key, "day", toDayNumber(from), toDayNumber(to)));
    case "instant":
      return spans.flatMap(({ from, to }) => listSpanTokens(key, "instant", midnight(from), midnight(to)));
    default:
      return values.flatMap(
        (value) => toFacetToken(key, kind === "value" || kind === "values" ? "value" : "text", value) ?? [],
      );
  }
}

/** No row is older than 1970 or younger than 2200. */
const MAX_INSTANT = Date.UTC(2200, 0, 1);

/**
 * The whole quarter of an hour of an instant. Rounding matters: before time zones each town had its own noon (38
 * minutes and 4 seconds off in Vaduz), and spans counted from such a fraction were seventy million.
 */
function toQuarter(instant: number): number {
  return Math.floor(Math.min(Math.max(instant, 0), MAX_INSTANT) / quarterMs);
}

/** Conditions split by the facet index: the matches it finds, and the conditions it cannot decide. */
export interface FacetSplit {
  /** `select rowid …` of the rows that meet all facets; null when none does. */
  matches: SQL | null;
  residual: readonly Condition[];
}

/** Splits conditions into those the facet index decides and those checked on rows. */
export function splitByFacets({ facets: { index, base } }: ListSpec, conditions: readonly Condition[]): FacetSplit {
  const terms = conditions.flatMap(({ facet }): FacetTerm[] => (facet ? [facet] : []));
  const query = buildFacetQuery(base, terms);
  const table = sql.raw(`"${index.name}"`);
  return {
    matches: query === null ? null : sql`${table} where ${table} match ${query}`,
    residual: conditions.filter(({ facet }) => !facet),
  };
}
