import { eq, sql } from "drizzle-orm";
import { plans } from "#app/modules/planning/db/plans.tables.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";

/**
 * Queued or Optimizing plans of all accounts, at most 100. The statuses are literals so that the partial index
 * `plans_busy` applies.
 */
export async function readBusyPlans(db: Database): Promise<{ id: string; accountId: string }[]> {
  return db
    .select({ id: plans.id, accountId: plans.accountId })
    .from(plans)
    .where(sql`${plans.status} in (2, 3)`)
    .limit(100);
}

/** Every plan of an account. */
export async function readPlanIds({ db, account }: Scope): Promise<string[]> {
  const rows = await db.select({ id: plans.id }).from(plans).where(eq(plans.accountId, account.id));
  return rows.map(({ id }) => id);
}
