import { readOpenLines, readOpenMovements } from "#app/modules/ledger/db/bank.reads.server.ts";
import { matchOpenMovements } from "#app/modules/ledger/db/bank.writes.server.ts";
import { insertPayout, readBookedPayouts } from "#app/modules/ledger/db/booked-payouts.server.ts";
import { canMatch, type OpenMovement } from "#app/modules/ledger/model/bank-reconciliation.ts";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { type ChangeDecision, commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { formatDecimal, formatWithCurrency } from "#app/platform/money/money.ts";
import { readBookedLines } from "../../db/bank-payments.reads.server.ts";
import { insertBankPayments } from "../../db/bank-payments.writes.server.ts";
import { readInvoice } from "../../db/invoice.reads.server.ts";
import { type MatchedLine, matchedLineSchema } from "../../model/bank/bank-statement.ts";

/**
 * Says which payments a line of a statement is that were marked as paid before it was read: nothing is booked a second time.
 * Their sum must be what the line has left. Taking such a payment back gives the line back.
 */
export const matchBankLine = createCommand({
  name: "accounting.books.match",
  permission: ["accounting.books", "accounting.merchant_billing", "accounting.merchant_billing.update_invoice"],
  input: matchedLineSchema,
  run: (scope, input) => commitWithRetry(scope, () => decideMatch(scope, input)),
});

async function decideMatch(
  scope: Scope,
  { line, documents }: MatchedLine,
): Promise<Result<ChangeDecision<{ matched: string[] }>>> {
  const [[open], found, paid, paidOut] = await Promise.all([
    readOpenLines(scope, line),
    readOpenMovements(scope, documents),
    readBookedLines(scope, [line]),
    readBookedPayouts(scope, [line]),
  ]);
  if (paid.size + paidOut.size > 0) return fail("payment_booked");
  if (!open) return fail("not_found");
  const movements = found.filter((each) => each.currency === open.currency && canMatch(each));
  if (movements.length !== new Set(documents).size) return failFields({ documents: [{ code: "invalid_value" }] });
  const amount = movements.reduce((sum, each) => sum + each.amount, 0);
  const { currency } = open;
  if (amount !== open.amount) {
    const owed = formatWithCurrency({ amount, currency });
    return fail("payment_differs", { paid: formatWithCurrency({ amount: open.amount, currency }), owed });
  }
  const kept = await keepMatch(scope, line, movements);
  if (!kept.ok) return kept;
  const matched = movements.map(({ number }) => number);
  const detail = { on: open.on, amount: formatDecimal({ amount, currency }), currency };
  const log = writeAudit(scope, "accounting.books.match", matched.join(", "), detail);
  const statements = [...kept.value, ...matchOpenMovements(scope, line, currency, documents), log];
  return ok({ statements, outcome: { matched } });
}

/** The line as booked by these documents, so that no statement proposes it again. */
async function keepMatch(scope: Scope, line: string, movements: readonly OpenMovement[]): Promise<Result<Statement[]>> {
  const ids = new Set(movements.map(({ documentId }) => documentId));
  const invoices: { id: string; merchantId: string }[] = [];
  const payouts: Parameters<typeof insertPayout>[2][number][] = [];
  for (const [part, { documentKind: kind, documentId: id, number }] of movements.entries()) {
    if (kind === "settlement" || kind === "agent_receipt" || kind === "deposit" || kind === "cheque")
      payouts.push({ kind, id, number, part });
    const invoice = kind === "invoice" ? await readInvoice(scope, id) : null;
    // A settlement that nets the invoice stands for it.
    if (invoice?.settlementId && !ids.has(invoice.settlementId)) return fail("invoice_combined");
    if (invoice && !invoice.settlementId) invoices.push(invoice);
  }
  return ok([...insertBankPayments(scope, { line, iban: "" }, invoices), ...insertPayout(scope, line, payouts, null)]);
}
