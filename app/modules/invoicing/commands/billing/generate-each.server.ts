import type { Statement } from "#app/platform/db/commit.server.ts";
import { commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { type BulkOutcome, fail, ok, type Result } from "#app/platform/kernel/result.ts";
import type { PendingSelection } from "../../db/pending.reads.server.ts";
import { type BillingSources, readBillingTargets } from "../../db/targets.reads.server.ts";
import { type GenerateInput, MAX_MERCHANTS } from "../../model/invoice.ts";

/** A document that was made. */
export interface GeneratedDocument {
  id: string;
  number: string;
}

/** What was made of what was asked for, merchant by merchant. */
export interface GeneratedDocuments extends BulkOutcome {
  documents: GeneratedDocument[];
  /** Merchants that this call did not come to. */
  remaining: number;
  /** Where the next call goes on, as its `after`; null where none is left. */
  next: string | null;
}

/** Statements of one merchant's documents; null where there is nothing to write. */
export type DraftedDocuments = { statements: Statement[]; documents: GeneratedDocument[] } | null;

/** Others may take numbers of the same series in the same moment. */
const MAX_COMMIT_ATTEMPTS = 12;

/**
 * One batch a merchant and currency: what a killed run has written stands, and the next run makes the rest. What has nothing
 * is refused by its name where it was asked for, and passed over where orders or all were.
 */
export async function generateEach(
  scope: Scope,
  input: GenerateInput,
  has: BillingSources,
  draft: (wanted: PendingSelection) => Promise<DraftedDocuments>,
): Promise<Result<GeneratedDocuments>> {
  const targets = await readBillingTargets(scope, input, has);
  const now = input.all ? targets.slice(0, MAX_MERCHANTS) : targets;
  const remaining = targets.length - now.length;
  const next = remaining > 0 ? (now.at(-1)?.id ?? null) : null;
  const outcome: GeneratedDocuments = { documents: [], succeeded: [], refused: [], remaining, next };
  for (const target of now) {
    const made = await commitWithRetry(
      scope,
      async () => {
        const drafted = await draft(target);
        return ok({ statements: drafted?.statements ?? [], outcome: drafted?.documents ?? [] });
      },
      MAX_COMMIT_ATTEMPTS,
    );
    if (!made.ok) outcome.refused.push({ id: target.id, code: made.failure.code });
    else if (made.value.length > 0) {
      outcome.documents.push(...made.value);
      outcome.succeeded.push(target.id);
    } else if (input.pending) outcome.refused.push({ id: target.id, code: "nothing_pending" });
  }
  const isNothing = outcome.documents.length === 0 && outcome.refused.length === 0;
  return input.orders && isNothing ? fail("nothing_pending") : ok(outcome);
}
