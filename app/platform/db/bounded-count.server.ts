import { type SQL, sql } from "drizzle-orm";

/** Rows of a day, or of a plan's limit, that are counted at the most. */
export const MAX_COUNTED = 1_000;

/** A query that counts rows (a table with its `where`) as `n`, MAX_COUNTED at the most. */
export function countUpToLimit(rows: SQL): SQL {
  return sql`select count(*) as n from (select 1 from ${rows} limit ${MAX_COUNTED})`;
}
