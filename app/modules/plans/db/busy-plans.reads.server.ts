import { eq } from "drizzle-orm";
import { isBusyPlan, plans } from "#app/modules/planning/db/plans.tables.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";

/** Plans of every account that are Queued or Optimizing: there are as many as searches run, at most 100. */
export async function readBusyPlans(db: Database): Promise<{ id: string; accountId: string }[]> {
  return db.select({ id: plans.id, accountId: plans.accountId }).from(plans).where(isBusyPlan).limit(100);
}

/** Every plan of an account. */
export async function readPlanIds({ db, account }: Scope): Promise<string[]> {
  const rows = await db.select({ id: plans.id }).from(plans).where(eq(plans.accountId, account.id));
  return rows.map(({ id }) => id);
}
