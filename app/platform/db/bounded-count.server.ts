import { type SQL, sql } from "drizzle-orm";

/** Counting stops at this many rows. */
export const MAX_COUNTED = 1_000;

/** A query that counts rows (a table with its `where`) as `n`, up to MAX_COUNTED. */
export function countUpToLimit(rows: SQL): SQL {
  return sql`select count(*) as n from (select 1 from ${rows} limit ${MAX_COUNTED})`;
}
