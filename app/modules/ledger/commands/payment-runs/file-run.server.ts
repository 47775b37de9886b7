import { createCommand } from "#app/platform/commands/command.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { readPayablesByIds } from "../../db/bank-payouts.server.ts";
import { type PaymentRunRecord, type RunItem, readRunItems } from "../../db/payment-runs.reads.server.ts";
import { updatePaymentRun } from "../../db/payment-runs.writes.server.ts";
import { renderCreditTransfer } from "../../model/credit-transfer.ts";
import { paymentRunStatuses } from "../../model/payment-run.enums.ts";
import { fileRunSchema, nameRunFile } from "../../model/payment-run.ts";
import { changeDocument } from "../documents/change-document.server.ts";
import { paymentRunLifecycle } from "./run-lifecycle.server.ts";

const { chosen, filed } = paymentRunStatuses.code;

/** The file of a run: its number is the message's, by which the bank's line is recognized. */
function renderRunFile(scope: Scope, run: PaymentRunRecord, items: readonly RunItem[]) {
  const { messageId, fileName } = nameRunFile(run.number, run.files);
  const { organization } = scope.account;
  const body = renderCreditTransfer({
    id: messageId,
    createdAt: new Date(run.filedAt ?? 0).toISOString().slice(0, 19),
    executionDate: run.payOn,
    currency: run.currency,
    debtor: { name: organization, iban: run.iban },
    transfers: items.map(({ number, name, iban, amount }) => ({
      ...{ endToEndId: number, name, iban, amount, remittance: `${number} ${organization}` },
    })),
  });
  return { name: fileName, type: "application/xml; charset=utf-8", body };
}

/** A file of a run with the statements that record it; the run is approved where the account asks for that. */
export function fileRun(
  scope: Scope,
  run: PaymentRunRecord,
  items: readonly RunItem[],
  reason: string | undefined,
): Result<{ file: ReturnType<typeof renderRunFile>; statements: Statement[] }> {
  const unapproved = run.status === chosen && scope.account.preferences.approve_payment_runs;
  if (unapproved) return fail("approval_missing");
  if (run.files > 0 && !reason) return failFields({ reason: [{ code: "required" }] });
  const next = { ...run, files: run.files + 1, filedAt: now(scope) };
  const file = renderRunFile(scope, next, items);
  const statements = updatePaymentRun(scope, run, {
    ...{ type: "filed", status: filed, detail: { file: file.name, ...(reason && { note: reason }) } },
    set: { files: next.files, filedAt: next.filedAt },
  });
  return ok({ file, statements });
}

/** Makes the file of a run, once: another one needs a reason and says in its name and number that it is not the first. */
export const filePaymentRun = createCommand({
  name: "accounting.payment_runs.file",
  permission: [],
  input: fileRunSchema,
  run: async (scope, { reason, ...seen }) => {
    const files: ReturnType<typeof renderRunFile>[] = [];
    const changed = await changeDocument(scope, paymentRunLifecycle, seen, "file", async (run) => {
      const items = await readRunItems(scope, run.id);
      const stale = await findChangedItem(scope, items);
      if (stale) return fail("payment_changed", { number: stale.number });
      const made = fileRun(scope, run, items, reason);
      if (!made.ok) return made;
      files.push(made.value.file);
      return ok(made.value.statements);
    });
    if (!changed.ok) return changed;
    const file = files.at(-1);
    return file ? ok(file) : fail("lost_race");
  },
});

/** A payment whose document is paid, or has another amount, payee or account than was chosen and approved. */
async function findChangedItem(scope: Scope, items: readonly RunItem[]): Promise<RunItem | undefined> {
  const ids = (kind: RunItem["kind"]) => items.flatMap((each) => (each.kind === kind ? [each.documentId] : []));
  const found = await readPayablesByIds(scope, { settlement: ids("settlement"), agent_receipt: ids("agent_receipt") });
  const known = new Map(found.map((each) => [each.id, each]));
  return items.find(({ documentId, amount, iban, name, state }) => {
    const now = known.get(documentId);
    return state !== "waiting" || !now?.pending || now.amount !== amount || now.iban !== iban || now.name !== name;
  });
}
