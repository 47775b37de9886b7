import { commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import type { ExportedFile } from "#app/platform/lists/export-list.server.ts";
import { readPayablesByIds } from "../../db/bank-payouts.server.ts";
import type { PayoutKind } from "../../model/accounting.enums.ts";
import type { paymentFileSchema } from "../../model/payment-file.ts";
import { choosePayments } from "./choose-payments.server.ts";
import { fileRun } from "./file-run.server.ts";

/**
 * Chooses documents of a kind and makes the file of their run at once. Where a second person has to approve, the run is
 * chosen on its own page instead.
 */
export function payByFile(
  scope: Scope,
  kind: PayoutKind,
  { ids, iban, date }: ReturnType<(typeof paymentFileSchema)["parse"]>,
): Promise<Result<ExportedFile>> {
  const wanted = [...new Set(ids)];
  return commitWithRetry(scope, async () => {
    const payables = await readPayablesByIds(scope, { settlement: [], agent_receipt: [], [kind]: wanted });
    const chosen = await choosePayments(scope, payables, { count: wanted.length, iban, date });
    if (!chosen.ok) return chosen;
    const { run, statements } = chosen.value;
    const items = payables.map((each, position) => ({
      ...{ id: each.id, position, kind, documentId: each.id, number: each.number, name: each.name },
      ...{ iban: each.iban ?? "", amount: each.amount, state: "waiting" as const },
    }));
    const filed = fileRun(scope, run, items, undefined);
    if (!filed.ok) return filed;
    return ok({ statements: [...statements, ...filed.value.statements], outcome: filed.value.file });
  });
}
