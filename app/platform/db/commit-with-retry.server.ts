import { ok, type Result } from "#app/platform/kernel/result.ts";
import type { Statement } from "./commit.server.ts";
import { commitAndPublish } from "./commit.server.ts";
import type { Scope } from "./scope.server.ts";

/** A change decided on the state that was read: the statements, the result, and the plans it affects. */
export interface ChangeDecision<Answer> {
  statements: Statement[];
  outcome: Answer;
  planIds?: readonly string[];
}

const DEFAULT_ATTEMPTS = 3;

/**
 * Decides and commits. After a lost race it decides again on the new state, so that only items someone else changed are
 * refused. `attempts` is higher where many callers compete for one thing, such as the next number. Wakes the outbox and
 * notifies the rooms of affected plans.
 */
export async function commitWithRetry<Answer>(
  scope: Scope,
  decide: () => Promise<Result<ChangeDecision<Answer>>>,
  attempts: number = DEFAULT_ATTEMPTS,
): Promise<Result<Answer>> {
  for (let left = attempts; ; left -= 1) {
    const decided = await decide();
    if (!decided.ok) return decided;
    const { statements, outcome, planIds = [] } = decided.value;
    const committed = await commitAndPublish(scope, statements);
    if (!committed.ok && left > 1) continue;
    if (!committed.ok) return committed;
    await Promise.all(planIds.map((id) => scope.ports.planRoom(id).touched()));
    return ok(outcome);
  }
}
