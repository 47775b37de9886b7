import { z } from "zod";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { textSchema } from "#app/platform/kernel/form-values.ts";
import { fail, failFields, ok } from "#app/platform/kernel/result.ts";
import { type ReconciliationRecord, readBookFacts, readLastReconciliation } from "../../db/books.reads.server.ts";
import { postTransfers } from "../../db/ledger.writes.server.ts";
import { type DifferenceRow, type EquationKey, equations } from "../../model/books.ts";
import { computeCorrections, isCorrectable } from "../../model/corrections.ts";
import { checkEquations } from "./check-equations.server.ts";
import { addFreshSums, runReconciliation } from "./reconcile-books.server.ts";

const correctSchema = z.object({
  reconciliation: z.uuid().describe("The reconciliation that found the rows: the last one"),
  equation: z.enum(equations),
  reason: textSchema(500).describe("Why, in your own words"),
});

/**
 * Posts a correction: transfers against variance that bring the ledger to what the reported rows say, with the reason in
 * the audit log. Refused if the differences have changed since the reconciliation. Reconciles again afterwards.
 */
export const correctBooks = createCommand({
  name: "accounting.books.correct",
  permission: ["accounting.books", "accounting.order_collections.update_receipt"],
  input: correctSchema,
  run: async (scope, { reconciliation, equation, reason }) => {
    const posted = await commitWithRetry(scope, async () => {
      const last = await readLastReconciliation(scope);
      if (!last) return fail("not_found");
      if (!isCorrectable(equation)) return failFields({ equation: [{ code: "invalid_value" }] });
      const seen = last.result.equations.find(({ key }) => key === equation)?.rows ?? [];
      const now = await readCurrentDifferences(scope, equation, last);
      if (last.id !== reconciliation || !isSameDifferences(seen, now)) return fail("lost_race");
      if (now.length === 0) return fail("already_done");
      const log = writeAudit(scope, "accounting.books.correct", equation, { reason, rows: now.length, reconciliation });
      return ok({
        statements: [...postTransfers(scope, computeCorrections(reconciliation, equation, now), { once: true }), log],
        outcome: { corrected: now.length },
      });
    });
    if (!posted.ok) return posted;
    const proved = await runReconciliation(scope);
    return proved.ok ? ok({ ...posted.value, ...proved.value }) : proved;
  },
});

/** The current differences, read as a reconciliation does: only transfers after the last one. */
async function readCurrentDifferences(
  scope: Scope,
  equation: EquationKey,
  last: ReconciliationRecord,
): Promise<DifferenceRow[]> {
  const facts = await readBookFacts(scope, last.through);
  const found = await checkEquations(scope, facts, addFreshSums(last, facts));
  return found.find(({ key }) => key === equation)?.rows ?? [];
}

/** True for the same rows in any order. */
function isSameDifferences(one: readonly DifferenceRow[], other: readonly DifferenceRow[]): boolean {
  const said = (rows: readonly DifferenceRow[]) =>
    rows
      .map(({ currency, owner, collectionId, ledger, record }) =>
        [currency, owner, collectionId, ledger, record].join(),
      )
      .sort()
      .join("|");
  return said(one) === said(other);
}
