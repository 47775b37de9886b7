import { count, countDistinct, desc, gt, lte, sql } from "drizzle-orm";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { productEvents } from "./product-usage.tables.ts";

/** How long events are kept, milliseconds. */
const KEPT_MS = 90 * 86_400_000;
/** Lines of the report. */
const MAX_LINES = 200;

/** Rows of a statement: D1 binds at most 100 values. */
const ROWS_AT_ONCE = 16;

/** Stores events; those that are stored already stay as they are. */
export function insertProductEvents(
  db: Database,
  events: readonly (typeof productEvents.$inferInsert)[],
): readonly Statement[] {
  const parts = Array.from({ length: Math.ceil(events.length / ROWS_AT_ONCE) }, (_, at) =>
    events.slice(at * ROWS_AT_ONCE, (at + 1) * ROWS_AT_ONCE),
  );
  return parts.map((rows) => db.insert(productEvents).values(rows).onConflictDoNothing());
}

/** Events since an instant by name and page, the most frequent first, and the people and accounts behind all of them. */
export async function readUsageReport(db: Database, since: number) {
  const recent = gt(productEvents.at, since);
  const figures = {
    times: count(),
    people: countDistinct(productEvents.userId),
    accounts: countDistinct(productEvents.accountId),
  };
  const [lines, [total]] = await db.batch([
    db
      .select({ name: productEvents.name, page: productEvents.page, ...figures })
      .from(productEvents)
      .where(recent)
      .groupBy(productEvents.name, productEvents.page)
      .orderBy(desc(sql`count(*)`), productEvents.name, productEvents.page)
      .limit(MAX_LINES),
    db.select(figures).from(productEvents).where(recent),
  ]);
  return { lines, total: total ?? { times: 0, people: 0, accounts: 0 } };
}

/** Deletes old events. */
export function purgeProductEvents(db: Database, nowMs: number): Statement {
  return db.delete(productEvents).where(lte(productEvents.at, nowMs - KEPT_MS));
}
