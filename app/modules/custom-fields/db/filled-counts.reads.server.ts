import { sql } from "drizzle-orm";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { buildFacetQuery, toFacetToken } from "#app/platform/lists/facet-index.ts";
import { type CustomFieldNoun, MAX_FILLED } from "../model/custom-field.ts";
import { nounFacets } from "./noun-facets.ts";

/**
 * How many orders, customers or shipments have a value of a field, counted to the limit: the index of each list has the
 * keys of the metadata, so that no row is read.
 */
export async function countFilled(
  { db, account }: Scope,
  { noun, key }: { noun: CustomFieldNoun; key: string },
): Promise<number> {
  const isOwner = account.kind === "merchant" && noun === "order";
  const query = buildFacetQuery([`${isOwner ? "o" : "a"}${account.id}`, toFacetToken("j", "text", key) ?? ""], []);
  const index = sql.raw(nounFacets[noun]);
  const [row] = await db.all<{ count: number }>(
    sql`select count(*) as count from (select 1 from ${index} where ${index} match ${query} limit ${MAX_FILLED})`,
  );
  return row?.count ?? 0;
}
