import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";

/**
 * Columns with the time at which something of an account is due, and the condition for waiting rows: a moving clock
 * stops at each.
 */
const moments = [
  ["outbox", "due_at", "1"],
  ["mail_outbox", "due_at", "1"],
  ["customer_messages", "due_at", "1"],
  ["alert_lines", "due_at", "1"],
  ["webhook_deliveries", "due_at", "endpoint_id in (select id from webhook_endpoints e where e.active = 1)"],
  ["automation_rules", "next_at", "active = 1"],
  ["recurring_orders", "next_at", "active = 1"],
  ["reports", "next_at", "active = 1"],
  ["routes", "answer_due_at", "request = 'requested'"],
  ["attendance", "due_out_at", "checked_out_at is null"],
  ["access_tokens", "expires_at", "active = 1"],
] as const;

/** The next due moment of an account after a given one, milliseconds UTC; null when nothing waits. */
export async function findNextDueMoment(db: Database, account: string, after: number): Promise<number | null> {
  // Columns instead of a union: the database allows at most five terms of a union.
  const firsts = moments.map(
    ([table, due, waits]) =>
      sql`(select min(${sql.raw(due)}) from ${sql.raw(table)} where account_id = ${account} and ${sql.raw(due)} > ${after} and ${sql.raw(waits)}) as ${sql.raw(table)}`,
  );
  const [row] = await db.all<Record<string, number | null>>(sql`select ${sql.join(firsts, sql`, `)}`);
  const found = Object.values(row ?? {}).filter((at) => at !== null);
  return found.length === 0 ? null : Math.min(...found);
}

/** Whether plans of rules are being optimized: that takes real time, and the clock waits for it. */
export async function isSearching(db: Database, account: string): Promise<boolean> {
  const rows = await db.all(
    sql`select 1 from automation_runs where account_id = ${account} and state in ('made', 'searching') limit 1`,
  );
  return rows.length > 0;
}
