import { listPayoutKinds } from "#app/modules/ledger/commands/payment-runs/payout-kinds.server.ts";
import { matchLine, readLastMovement } from "#app/modules/ledger/db/bank.writes.server.ts";
import { recordReturnedPayout } from "#app/modules/ledger/db/booked-payouts.server.ts";
import { documentKinds, type PayoutKind, payoutKinds } from "#app/modules/ledger/model/accounting.enums.ts";
import { computePayableAmount } from "#app/modules/ledger/model/earnings/agent-postings.ts";
import { recordAgentReceiptUnpaid } from "#app/modules/payouts/commands/record-agent-receipt-unpaid.server.ts";
import { readAgentReceipt } from "#app/modules/payouts/db/agent-receipts.reads.server.ts";
import { agentReceiptTransitions } from "#app/modules/payouts/model/agent-receipt.states.ts";
import type { ChangeDecision } from "#app/platform/db/commit-with-retry.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { applyTransition } from "#app/platform/kernel/state-machine.ts";
import { formatWithCurrency, parseMoney } from "#app/platform/money/money.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { readInvoice } from "../../db/invoice.reads.server.ts";
import { readSettlement } from "../../db/settlement.reads.server.ts";
import type { BookedPayment } from "../../model/bank/bank-statement.ts";
import { settlementTransitions } from "../../model/billing.states.ts";
import { getPaymentDocumentId } from "../../model/billing-postings.ts";
import { recordSettlementUnsettled } from "../settlements/record-unsettled.server.ts";

const findPayoutKind = (number: string): PayoutKind | undefined =>
  payoutKinds.find((kind) => number.startsWith(`${documentKinds[kind].prefix}-`));

/** True for a line that came in and names one settlement or receipt of payouts: its payment came back. */
export function bringsPayoutBack({ amount, invoices: [first, ...others] }: BookedPayment): boolean {
  return !amount.startsWith("-") && others.length === 0 && findPayoutKind(first?.number ?? "") !== undefined;
}

/** Books a payment that came back: what it paid is owed again. The line that paid stays booked. */
export async function bookReturn(scope: Scope, payment: BookedPayment): Promise<Result<ChangeDecision<null>>> {
  const { on } = payment;
  if (on > toLocalDate(now(scope), scope.account.timezone)) return failFields({ on: [{ code: "invalid_value" }] });
  const [seen] = payment.invoices;
  const kind = findPayoutKind(seen?.number ?? "");
  if (!seen || !kind || !listPayoutKinds(scope).includes(kind))
    return fail(kind === "agent_receipt" ? "agent_receipt_not_found" : "settlement_not_found");
  return kind === "settlement" ? returnSettlement(scope, payment, seen) : returnAgentReceipt(scope, payment, seen);
}

type Seen = BookedPayment["invoices"][number];

async function returnSettlement(scope: Scope, payment: BookedPayment, seen: Seen) {
  const settlement = await readSettlement(scope, seen.number);
  if (!settlement) return fail("settlement_not_found");
  if (settlement.version !== seen.version) return fail("lost_race");
  const to = applyTransition(settlementTransitions, settlement.status, "unsettle");
  if (!to.ok) return to;
  const differs = findDifference(payment, { amount: settlement.closing, currency: settlement.currency });
  if (differs) return fail("payment_differs", differs);
  const invoice = settlement.invoiceId ? await readInvoice(scope, settlement.invoiceId) : null;
  const statements = recordReturnedPayout(scope, payment.line, { ...settlement, kind: "settlement" });
  const opened = { settlement, invoice, to: to.value };
  const last = await readLastMovement(scope);
  const written = await recordSettlementUnsettled(scope, opened, { on: payment.on, statements });
  const moved = [settlement.id, ...(invoice ? [getPaymentDocumentId(invoice.id)] : [])];
  return ok({ statements: [...written, matchLine(scope, payment.line, moved, last)], outcome: null });
}

async function returnAgentReceipt(scope: Scope, payment: BookedPayment, seen: Seen) {
  const receipt = await readAgentReceipt(scope, seen.number);
  if (!receipt) return fail("agent_receipt_not_found");
  if (receipt.version !== seen.version) return fail("lost_race");
  const to = applyTransition(agentReceiptTransitions, receipt.status, "unpay");
  if (!to.ok) return to;
  const differs = findDifference(payment, { amount: computePayableAmount(receipt), currency: receipt.currency });
  if (differs) return fail("payment_differs", differs);
  const statements = recordReturnedPayout(scope, payment.line, { ...receipt, kind: "agent_receipt" });
  const last = await readLastMovement(scope);
  const written = await recordAgentReceiptUnpaid(scope, receipt, to.value, { on: payment.on, statements });
  if (!written.ok) return written;
  return ok({
    statements: [...written.value, matchLine(scope, payment.line, [receipt.id], last)],
    outcome: null,
  });
}

/** What came back and what was paid, if they differ. */
function findDifference({ amount, currency }: BookedPayment, paid: { amount: number; currency: string }) {
  if (currency === paid.currency && parseMoney(amount, currency) === paid.amount) return null;
  return { paid: `${amount} ${currency}`, owed: formatWithCurrency(paid) };
}
