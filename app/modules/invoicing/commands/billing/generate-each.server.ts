import type { Statement } from "#app/platform/db/commit.server.ts";
import { commitDecided } from "#app/platform/db/commit-decided.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { type BulkOutcome, fail, ok, type Result } from "#app/platform/kernel/result.ts";
import type { Wanted } from "../../db/pending.reads.server.ts";
import { type Parts, readTargets } from "../../db/targets.reads.server.ts";
import { type Generate, mostMerchants } from "../../model/invoice.ts";

/** A document that was made. */
export interface MadeDocument {
  id: string;
  number: string;
}

/** What was made of what was asked for, merchant by merchant. */
export interface Generated extends BulkOutcome {
  documents: MadeDocument[];
  /** Merchants that this call did not come to. */
  remaining: number;
  /** Where the next call goes on, as its `after`; null where none is left. */
  next: string | null;
}

/** Statements of one merchant's documents; null where there is nothing to write. */
export type Drafted = { statements: Statement[]; documents: MadeDocument[] } | null;

/** Others may take numbers of the same series in the same moment. */
const mostTries = 12;

/**
 * One batch a merchant and currency: what a killed run has written stands, and the next run makes the rest. What has nothing
 * is refused by its name where it was asked for, and passed over where orders or all were.
 */
export async function generateEach(
  scope: Scope,
  input: Generate,
  has: Parts,
  draft: (wanted: Wanted) => Promise<Drafted>,
): Promise<Result<Generated>> {
  const targets = await readTargets(scope, input, has);
  const now = input.all ? targets.slice(0, mostMerchants) : targets;
  const remaining = targets.length - now.length;
  const next = remaining > 0 ? (now.at(-1)?.id ?? null) : null;
  const outcome: Generated = { documents: [], succeeded: [], refused: [], remaining, next };
  for (const target of now) {
    const made = await commitDecided(
      scope,
      async () => {
        const drafted = await draft(target);
        return ok({ statements: drafted?.statements ?? [], outcome: drafted?.documents ?? [] });
      },
      mostTries,
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
