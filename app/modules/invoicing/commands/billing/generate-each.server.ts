import type { Statement } from "#app/platform/db/commit.server.ts";
import { commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { type BulkOutcome, fail, ok, type Result } from "#app/platform/kernel/result.ts";
import type { PendingSelection } from "../../db/pending.reads.server.ts";
import { type BillingSources, readBillingTargets } from "../../db/targets.reads.server.ts";
import { type GenerateInput, MAX_MERCHANTS } from "../../model/invoice.ts";

/** A generated document. */
export interface GeneratedDocument {
  id: string;
  number: string;
}

/** The outcome by merchant. */
export interface GeneratedDocuments extends BulkOutcome {
  documents: GeneratedDocument[];
  /** Number of merchants left for the next call. */
  remaining: number;
  /** Value of `after` for the next call; null if none is left. */
  next: string | null;
}

/** Statements for one merchant's documents; null if there is nothing to generate. */
export type DraftedDocuments = { statements: Statement[]; documents: GeneratedDocument[] } | null;

/** Concurrent requests may use numbers of the same series. */
const MAX_COMMIT_ATTEMPTS = 12;

/** Commits what a draft drafts, drafted anew after a lost race; no documents where it drafts nothing. */
export const generateOne = (
  scope: Scope,
  draft: () => Promise<DraftedDocuments>,
): Promise<Result<GeneratedDocument[]>> =>
  commitWithRetry(
    scope,
    async () => {
      const drafted = await draft();
      return ok({ statements: drafted?.statements ?? [], outcome: drafted?.documents ?? [] });
    },
    MAX_COMMIT_ATTEMPTS,
  );

/**
 * Runs one batch per merchant and currency: an interrupted run keeps what it has written, and the next one continues. A
 * requested merchant without anything to bill is refused; with orders or all merchants requested it is skipped.
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
    const made = await generateOne(scope, () => draft(target));
    if (!made.ok) outcome.refused.push({ id: target.id, code: made.failure.code });
    else if (made.value.length > 0) {
      outcome.documents.push(...made.value);
      outcome.succeeded.push(target.id);
    } else if (input.pending) outcome.refused.push({ id: target.id, code: "nothing_pending" });
  }
  const isNothing = outcome.documents.length === 0 && outcome.refused.length === 0;
  return input.orders && isNothing ? fail("nothing_pending") : ok(outcome);
}
