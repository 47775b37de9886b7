import { and, eq, inArray } from "drizzle-orm";
import { counters } from "#app/platform/db/counters.tables.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";

/** With more locations there are too many counters to read, and nothing is counted. */
const MAX_COUNTED_LOCATIONS = 12;

/**
 * Rows of a module by status at the locations a limited member is restricted to, from counters that triggers maintain
 * for each location and each pair (a row between two of them counts once). Null for very many locations.
 */
export async function readCountsWithin(
  { db, account, locations }: Pick<Scope, "db" | "account" | "locations">,
  module: string,
): Promise<Map<number, number> | null> {
  if (locations === "all" || locations.length > MAX_COUNTED_LOCATIONS) return null;
  const sorted = [...new Set(locations)].sort();
  const single = sorted.map((each) => `${module}@${each}`);
  const between = sorted.flatMap((low, at) => sorted.slice(at + 1).map((high) => `${module}@${low}+${high}`));
  const rows = await db
    .select({ module: counters.module, facet: counters.facet, n: counters.n })
    .from(counters)
    .where(and(eq(counters.accountId, account.id), inArray(counters.module, selectIds([...single, ...between]))));
  const counts = new Map<number, number>();
  for (const row of rows) {
    const status = Number(row.facet.replace("status:", ""));
    const sign = row.module.includes("+") ? -1 : 1;
    counts.set(status, (counts.get(status) ?? 0) + sign * row.n);
  }
  return counts;
}
