import type { Statement } from "#app/platform/db/commit.server.ts";
import { type ChangeDecision, commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { ErrorCode } from "#app/platform/kernel/error-codes.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { applyTransition, type Transition } from "#app/platform/kernel/state-machine.ts";
import type { LedgerDocument } from "../../db/document.writes.server.ts";

/** How documents of a kind are found, and their transitions. */
export interface DocumentLifecycle<Found extends LedgerDocument<Status>, Status extends number, Action extends string> {
  read: (scope: Scope, number: string) => Promise<Found | null>;
  missing: ErrorCode;
  transitions: readonly Transition<Status, Action>[];
}

/** A document's number and expected version. */
export interface DocumentRef {
  number: string;
  version: number;
}

/**
 * Changes a document at its expected version: the transition table decides whether it is allowed, `decide` what is
 * written. A repeated request finds another version and changes nothing.
 */
export function changeDocument<Found extends LedgerDocument<Status>, Status extends number, Action extends string>(
  scope: Scope,
  life: DocumentLifecycle<Found, Status, Action>,
  seen: DocumentRef,
  action: NoInfer<Action>,
  decide: (found: Found, to: Status) => Promise<Result<Statement[]>>,
): Promise<Result<{ version: number }>> {
  return commitWithRetry(scope, async (): Promise<Result<ChangeDecision<{ version: number }>>> => {
    const found = await life.read(scope, seen.number);
    if (!found) return fail(life.missing);
    if (found.version !== seen.version) return fail("lost_race");
    const to = applyTransition(life.transitions, found.status, action);
    if (!to.ok) return to;
    const statements = await decide(found, to.value);
    if (!statements.ok) return statements;
    return ok({ statements: statements.value, outcome: { version: found.version + 1 } });
  });
}
