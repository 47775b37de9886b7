import { type SQL, sql } from "drizzle-orm";
import type { LocalDays } from "#app/platform/time/day-spans.ts";
import { instantOf } from "#app/platform/time/local-time.ts";
import { dayNumber, type Facet, type FacetTerm, facetQuery, quarterMs, spanTokens, tokenOf } from "./facet-index.ts";
import type { Condition, ListSpec } from "./list-spec.server.ts";

/** The tokens of a filter's values under a facet; days are read from `spans`. */
export function facetTokens(
  key: string,
  { kind }: Facet,
  values: readonly string[],
  { zone, spans }: { zone: string; spans: readonly LocalDays[] },
): string[] {
  const midnight = (day: string) => quarterAt(instantOf(`${day}T00:00`, zone));
  switch (kind) {
    case "day":
      return spans.flatMap(({ from, to }) => spanTokens(key, "day", dayNumber(from), dayNumber(to)));
    case "instant":
      return spans.flatMap(({ from, to }) => spanTokens(key, "instant", midnight(from), midnight(to)));
    default:
      return values.flatMap(
        (value) => tokenOf(key, kind === "text" || kind === "texts" ? "text" : "value", value) ?? [],
      );
  }
}

/** No row is older than 1970 or younger than 2200. */
const lastInstant = Date.UTC(2200, 0, 1);

/**
 * The quarter of an hour of an instant, whole: before zones there was each town's own noon, 38 minutes and 4 seconds beside
 * an hour in Vaduz, and spans counted from such a fraction were seventy million.
 */
function quarterAt(instant: number): number {
  return Math.floor(Math.min(Math.max(instant, 0), lastInstant) / quarterMs);
}

/** What the facet index says of a list's conditions: the rows that it knows, and what it cannot decide. */
export interface Faceted {
  /** `select rowid …` of the rows that meet all facets; null when none does. */
  matches: SQL | null;
  residual: readonly Condition[];
}

/** Conditions cut into those that the list's facet index answers and those that rows are looked at for. */
export function facetedBy({ facets: { index, base } }: ListSpec, conditions: readonly Condition[]): Faceted {
  const terms = conditions.flatMap(({ facet }): FacetTerm[] => (facet ? [facet] : []));
  const query = facetQuery(base, terms);
  const table = sql.raw(`"${index.name}"`);
  return {
    matches: query === null ? null : sql`${table} where ${table} match ${query}`,
    residual: conditions.filter(({ facet }) => !facet),
  };
}
