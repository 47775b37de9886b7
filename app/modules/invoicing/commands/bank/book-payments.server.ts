import { matchLine, readLastMovement } from "#app/modules/ledger/db/bank.writes.server.ts";
import { readBookedPayouts } from "#app/modules/ledger/db/booked-payouts.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { type ChangeDecision, commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { type BulkOutcome, fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { applyTransition } from "#app/platform/kernel/state-machine.ts";
import { normalizeIban } from "#app/platform/money/iban.ts";
import { formatWithCurrency, parseMoney } from "#app/platform/money/money.ts";
import { readBookedLines } from "../../db/bank-payments.reads.server.ts";
import { insertBankPayments } from "../../db/bank-payments.writes.server.ts";
import { type InvoiceRecord, readInvoice } from "../../db/invoice.reads.server.ts";
import { type BookedPayment, paymentsSchema } from "../../model/bank/bank-statement.ts";
import { invoiceTransitions } from "../../model/billing.states.ts";
import { getPaymentDocumentId } from "../../model/billing-postings.ts";
import { getOpenAmount, recordInvoicePaid } from "../invoices/record-invoice-paid.server.ts";
import { bookByRule } from "./book-by-rule.server.ts";
import { bookDeposit, creditsDeposit } from "./book-deposit.server.ts";
import { bookPayout } from "./book-payout.server.ts";
import { bookReturn, bringsPayoutBack } from "./book-return.server.ts";
import { bookRun, paysRun } from "./book-run.server.ts";

/**
 * Books lines of a bank statement: incoming ones as payments of invoices or credits of deposits, outgoing ones as payouts, and those
 * that pay nothing by a rule. Each line is one batch, so it books everything that it pays, or nothing; the sum of a payment run goes on where it stopped. A line that was booked
 * before is refused, even from another file.
 */
export const bookPayments = createCommand({
  name: "accounting.merchant_billing.book_payments",
  permission: ["accounting.merchant_billing", "accounting.merchant_billing.update_invoice"],
  input: paymentsSchema,
  run: async (scope, { payments }) => {
    const outcome: BulkOutcome = { succeeded: [], refused: [] };
    for (const payment of payments) {
      const written = paysRun(payment)
        ? await bookRun(scope, payment)
        : await commitWithRetry(scope, () => bookPayment(scope, payment));
      if (written.ok) outcome.succeeded.push(payment.line);
      else outcome.refused.push({ id: payment.line, code: written.failure.code, params: written.failure.params });
    }
    return ok(outcome);
  },
});

async function bookPayment(scope: Scope, payment: BookedPayment): Promise<Result<ChangeDecision<null>>> {
  const { line } = payment;
  if (scope.account.kind !== "carrier") return fail("invoice_not_found");
  const [paid, out] = await Promise.all([readBookedLines(scope, [line]), readBookedPayouts(scope, [line])]);
  if (paid.size + out.size > 0) return fail("payment_booked");
  if (payment.rule) return bookByRule(scope, payment);
  if (payment.amount.startsWith("-")) return bookPayout(scope, payment);
  if (bringsPayoutBack(payment)) return bookReturn(scope, payment);
  if (creditsDeposit(payment)) return bookDeposit(scope, payment);
  return bookInvoices(scope, payment);
}

async function bookInvoices(scope: Scope, payment: BookedPayment): Promise<Result<ChangeDecision<null>>> {
  const { line, on, reference, iban } = payment;
  const last = await readLastMovement(scope);
  const statements: Statement[] = [];
  const paid = new Map<string, InvoiceRecord>();
  for (const { number, version } of payment.invoices) {
    const invoice = await readInvoice(scope, number);
    if (!invoice || paid.has(invoice.id)) return fail("invoice_not_found");
    if (invoice.version !== version) return fail("lost_race");
    if (invoice.settlementId) return fail("invoice_combined");
    const to = applyTransition(invoiceTransitions, invoice.status, "pay");
    if (!to.ok) return to;
    const amount = payment.accept_difference && payment.invoices.length === 1 ? payment.amount : undefined;
    const written = recordInvoicePaid(scope, invoice, to.value, { on, method: "transfer", reference, amount });
    if (!written.ok) return written;
    statements.push(...written.value);
    paid.set(invoice.id, invoice);
  }
  const differs = findPaymentDifference(payment, [...paid.values()]);
  if (differs) return fail("payment_differs", differs);
  const keeping = insertBankPayments(scope, { line, iban: normalizeIban(iban ?? "") }, [...paid.values()]);
  const documents = [...paid.keys()].map((id) => getPaymentDocumentId(id));
  return ok({ statements: [...statements, ...keeping, matchLine(scope, line, documents, last)], outcome: null });
}

/** The paid and the owed amount if they differ; one invoice may be paid in part or too much, if a person accepts that. */
function findPaymentDifference(payment: BookedPayment, invoices: readonly InvoiceRecord[]) {
  const { amount, currency } = payment;
  const owed = invoices.reduce((sum, invoice) => sum + getOpenAmount(invoice), 0);
  const other = invoices.find((invoice) => invoice.currency !== currency);
  if (!other && invoices.length === 1 && payment.accept_difference) return null;
  if (!other && parseMoney(amount, currency) === owed) return null;
  return {
    paid: `${amount} ${currency}`,
    owed: formatWithCurrency({ amount: owed, currency: other?.currency ?? currency }),
  };
}
