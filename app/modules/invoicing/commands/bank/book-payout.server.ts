import { insertPayout, readBookedPayouts } from "#app/modules/ledger/db/bank-payouts.server.ts";
import { documentKinds, type PayoutKind } from "#app/modules/ledger/model/accounting.enums.ts";
import { computePayableAmount } from "#app/modules/ledger/model/earnings/agent-postings.ts";
import { recordAgentReceiptPaid } from "#app/modules/payouts/commands/record-agent-receipt-paid.server.ts";
import { readAgentReceipt } from "#app/modules/payouts/db/agent-receipts.reads.server.ts";
import { agentReceiptTransitions } from "#app/modules/payouts/model/agent-receipt.states.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { ChangeDecision } from "#app/platform/db/commit-with-retry.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { applyTransition } from "#app/platform/kernel/state-machine.ts";
import { formatDecimal, parseMoney } from "#app/platform/money/money.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { readInvoice } from "../../db/invoice.reads.server.ts";
import { readSettlement } from "../../db/settlement.reads.server.ts";
import type { BookedPayment } from "../../model/bank/bank-statement.ts";
import { settlementTransitions } from "../../model/billing.states.ts";
import { recordSettlementSettled } from "../settlements/record-settled.server.ts";
import { listPayoutKinds } from "./payout-kinds.server.ts";

/** A document paid out by a line, its amount in minor units, and the statements to write. */
interface PayoutDocument {
  kind: PayoutKind;
  id: string;
  number: string;
  version: number;
  currency: string;
  amount: number;
  statements: Statement[];
}

/** Books an outgoing line: all its documents are paid out in one batch, or none. */
export async function bookPayout(scope: Scope, payment: BookedPayment): Promise<Result<ChangeDecision<null>>> {
  const { line, on, amount, currency } = payment;
  const before = await readBookedPayouts(scope, [line]);
  if (before.size > 0) return fail("payment_booked");
  if (on > toLocalDate(now(scope), scope.account.timezone)) return failFields({ on: [{ code: "invalid_value" }] });
  const paid = new Map<string, PayoutDocument>();
  for (const { number, version } of payment.invoices) {
    const each = await (isAgentReceiptNumber(number) ? payOutAgentReceipt : payOutSettlement)(scope, number, payment);
    if (!each.ok) return each;
    if (paid.has(each.value.id)) return fail("settlement_not_found");
    if (each.value.version !== version) return fail("lost_race");
    paid.set(each.value.id, each.value);
  }
  const documents = [...paid.values()];
  const owed = documents.reduce((sum, each) => sum + each.amount, 0);
  const other = documents.find((each) => each.currency !== currency)?.currency;
  if (other || parseMoney(amount, currency) !== -owed) {
    const inCurrency = other ?? currency;
    const said = `${formatDecimal({ amount: owed, currency: inCurrency })} ${inCurrency}`;
    return fail("payment_differs", { paid: `${amount.replace("-", "")} ${currency}`, owed: said });
  }
  const statements = documents.flatMap((each) => each.statements);
  return ok({ statements: [...statements, ...insertPayout(scope, line, documents)], outcome: null });
}

const isAgentReceiptNumber = (number: string) => number.startsWith(`${documentKinds.agent_receipt.prefix}-`);

async function payOutSettlement(
  scope: Scope,
  number: string,
  { on, reference }: BookedPayment,
): Promise<Result<PayoutDocument>> {
  const settlement = listPayoutKinds(scope).includes("settlement") ? await readSettlement(scope, number) : null;
  if (!settlement) return fail("settlement_not_found");
  const to = applyTransition(settlementTransitions, settlement.status, "settle");
  if (!to.ok) return to;
  const invoice = settlement.invoiceId ? await readInvoice(scope, settlement.invoiceId) : null;
  const opened = { settlement, invoice, to: to.value };
  const written = await recordSettlementSettled(scope, opened, { on, method: "transfer", reference });
  if (!written.ok) return written;
  const { id, version, currency, closing } = settlement;
  return ok({
    ...{ kind: "settlement", id, number: settlement.number, version, currency },
    ...{ amount: closing ?? 0, statements: written.value },
  });
}

async function payOutAgentReceipt(
  scope: Scope,
  number: string,
  { on }: BookedPayment,
): Promise<Result<PayoutDocument>> {
  const receipt = listPayoutKinds(scope).includes("agent_receipt") ? await readAgentReceipt(scope, number) : null;
  if (!receipt) return fail("agent_receipt_not_found");
  const to = applyTransition(agentReceiptTransitions, receipt.status, "pay");
  if (!to.ok) return to;
  const written = await recordAgentReceiptPaid(scope, receipt, to.value, { method: "bank", paidOn: on });
  if (!written.ok) return written;
  const { id, version, currency } = receipt;
  return ok({
    ...{ kind: "agent_receipt", id, number: receipt.number, version, currency },
    ...{ amount: computePayableAmount(receipt), statements: written.value },
  });
}
