import { type SQL, sql } from "drizzle-orm";

/**
 * Row ids of the newest orders that match the terms, at most `limit`. `searchTerms` puts the accountId into the terms, so
 * that rows of other accounts do not match.
 */
export function selectFoundOrders(terms: string, limit: number): SQL {
  return sql`(select rowid from order_search where order_search match ${terms} order by rowid desc limit ${limit})`;
}
