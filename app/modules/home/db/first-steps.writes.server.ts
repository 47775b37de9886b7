import { and, eq } from "drizzle-orm";
import { memberships } from "#app/modules/identity/db/members.tables.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";

/** Hides the first steps for this member in this account. */
export async function hideFirstSteps(scope: Scope): Promise<void> {
  const { account, actor } = scope;
  await scope.db
    .update(memberships)
    .set({ firstStepsHiddenAt: now(scope) })
    .where(and(eq(memberships.accountId, account.id), eq(memberships.userId, actor.id ?? "")));
}
