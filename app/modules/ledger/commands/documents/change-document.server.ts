import type { LedgerDocument } from "#app/data/accounting/document.writes.server.ts";
import type { Statement } from "#app/data/kernel/commit.server.ts";
import { commitDecided, type Decided } from "#app/data/kernel/commit-decided.server.ts";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import type { ErrorCode } from "#app/domain/kernel/error-codes.ts";
import { fail, ok, type Result } from "#app/domain/kernel/result.ts";
import { type Transition, transit } from "#app/domain/kernel/state-machine.ts";

/** How documents of a kind are found and what they may do. */
export interface DocumentLife<Found extends LedgerDocument<Status>, Status extends number, Action extends string> {
  read: (scope: Scope, number: string) => Promise<Found | null>;
  missing: ErrorCode;
  transitions: readonly Transition<Status, Action>[];
}

/** A document as somebody saw it. */
export interface SeenDocument {
  number: string;
  version: number;
}

/**
 * Changes a document as it was seen: its table says whether it may, `decide` what is written. A repeated request finds another
 * version and changes nothing.
 */
export function changeSeenDocument<Found extends LedgerDocument<Status>, Status extends number, Action extends string>(
  scope: Scope,
  life: DocumentLife<Found, Status, Action>,
  seen: SeenDocument,
  action: NoInfer<Action>,
  decide: (found: Found, to: Status) => Promise<Result<Statement[]>>,
): Promise<Result<{ version: number }>> {
  return commitDecided(scope, async (): Promise<Result<Decided<{ version: number }>>> => {
    const found = await life.read(scope, seen.number);
    if (!found) return fail(life.missing);
    if (found.version !== seen.version) return fail("lost_race");
    const to = transit(life.transitions, found.status, action);
    if (!to.ok) return to;
    const statements = await decide(found, to.value);
    if (!statements.ok) return statements;
    return ok({ statements: statements.value, outcome: { version: found.version + 1 } });
  });
}
