import { and, eq } from "drizzle-orm";
import { now, type Scope } from "../kernel/scope.server.ts";
import { memberships } from "../schema/index.ts";

/** The first steps are not shown to this person in this account any more. */
export async function hideFirstSteps(scope: Scope): Promise<void> {
  const { account, actor } = scope;
  await scope.db
    .update(memberships)
    .set({ firstStepsHiddenAt: now(scope) })
    .where(and(eq(memberships.accountId, account.id), eq(memberships.userId, actor.id ?? "")));
}
