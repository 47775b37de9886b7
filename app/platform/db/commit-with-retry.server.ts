import { ok, type Result } from "#app/platform/kernel/result.ts";
import type { Statement } from "./commit.server.ts";
import { commitAndPublish } from "./commit-and-publish.server.ts";
import type { Scope } from "./scope.server.ts";

/** A change that was decided on what was read: what to write, what to answer, and whose plans it touches. */
export interface ChangeDecision<Answer> {
  statements: Statement[];
  outcome: Answer;
  planIds?: readonly string[];
}

const DEFAULT_TRIES = 3;

/**
 * Decides and commits. A lost race is decided again on the new state, so that what somebody else changed meanwhile is
 * refused by itself and the rest goes through; `most` times where strangers race for the same thing, such as the next number. Wakes the outbox and tells the rooms of touched plans.
 */
export async function commitWithRetry<Answer>(
  scope: Scope,
  decide: () => Promise<Result<ChangeDecision<Answer>>>,
  limit: number = DEFAULT_TRIES,
): Promise<Result<Answer>> {
  for (let tries = limit; ; tries -= 1) {
    const decided = await decide();
    if (!decided.ok) return decided;
    const { statements, outcome, planIds = [] } = decided.value;
    const committed = await commitAndPublish(scope, statements);
    if (!committed.ok && tries > 1) continue;
    if (!committed.ok) return committed;
    await Promise.all(planIds.map((id) => scope.ports.planRoom(id).touched()));
    return ok(outcome);
  }
}
