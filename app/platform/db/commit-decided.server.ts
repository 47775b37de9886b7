import { ok, type Result } from "#app/platform/kernel/result.ts";
import type { Statement } from "./commit.server.ts";
import { commitTold } from "./commit-told.server.ts";
import type { Scope } from "./scope.server.ts";

/** A change that was decided on what was read: what to write, what to answer, and whose plans it touches. */
export interface Decided<Answer> {
  statements: Statement[];
  outcome: Answer;
  plans?: readonly string[];
}

const usualTries = 3;

/**
 * Decides and commits. A lost race is decided again on the new state, so that what somebody else changed meanwhile is
 * refused by itself and the rest goes through; `most` times where strangers race for the same thing, such as the next number. Wakes the outbox and tells the rooms of touched plans.
 */
export async function commitDecided<Answer>(
  scope: Scope,
  decide: () => Promise<Result<Decided<Answer>>>,
  most: number = usualTries,
): Promise<Result<Answer>> {
  for (let tries = most; ; tries -= 1) {
    const decided = await decide();
    if (!decided.ok) return decided;
    const { statements, outcome, plans = [] } = decided.value;
    const committed = await commitTold(scope, statements);
    if (!committed.ok && tries > 1) continue;
    if (!committed.ok) return committed;
    await Promise.all(plans.map((id) => scope.ports.planRoom(id).touched()));
    return ok(outcome);
  }
}
