import { listPayoutKinds } from "#app/modules/ledger/commands/payment-runs/payout-kinds.server.ts";
import { documentKinds, type PayoutKind } from "#app/modules/ledger/model/accounting.enums.ts";
import { computePayableAmount } from "#app/modules/ledger/model/earnings/agent-postings.ts";
import { recordAgentReceiptPaid } from "#app/modules/payouts/commands/record-agent-receipt-paid.server.ts";
import { readAgentReceipt } from "#app/modules/payouts/db/agent-receipts.reads.server.ts";
import { agentReceiptTransitions } from "#app/modules/payouts/model/agent-receipt.states.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { applyTransition } from "#app/platform/kernel/state-machine.ts";
import { readInvoice } from "../../db/invoice.reads.server.ts";
import { readSettlement } from "../../db/settlement.reads.server.ts";
import type { BookedPayment } from "../../model/bank/bank-statement.ts";
import { settlementTransitions } from "../../model/billing.states.ts";
import { getPaymentDocumentId } from "../../model/billing-postings.ts";
import { recordSettlementSettled } from "../settlements/record-settled.server.ts";

/** A document paid out by a line, its amount in minor units, and the statements to write. */
export interface PayoutDocument {
  kind: PayoutKind;
  id: string;
  number: string;
  version: number;
  currency: string;
  amount: number;
  /** What posts it: itself, and the payment of an invoice that it nets. */
  posted: string[];
  statements: Statement[];
}

/** What pays out a document by its number. */
export function payOut(scope: Scope, number: string, payment: BookedPayment): Promise<Result<PayoutDocument>> {
  const isReceipt = number.startsWith(`${documentKinds.agent_receipt.prefix}-`);
  return isReceipt ? payOutAgentReceipt(scope, number, payment) : payOutSettlement(scope, number, payment);
}

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
    posted: [id, ...(invoice ? [getPaymentDocumentId(invoice.id)] : [])],
  });
}

async function payOutAgentReceipt(
  scope: Scope,
  number: string,
  { on }: BookedPayment,
): Promise<Result<PayoutDocument>> {
  const receipt = listPayoutKinds(scope).includes("agent_receipt") ? await readAgentReceipt(scope, number) : null;
  if (!receipt || receipt.payroll) return fail("agent_receipt_not_found");
  const to = applyTransition(agentReceiptTransitions, receipt.status, "pay");
  if (!to.ok) return to;
  const written = await recordAgentReceiptPaid(scope, receipt, to.value, { method: "bank", paidOn: on });
  if (!written.ok) return written;
  const { id, version, currency } = receipt;
  return ok({
    ...{ kind: "agent_receipt", id, number: receipt.number, version, currency },
    ...{ amount: computePayableAmount(receipt), statements: written.value, posted: [id] },
  });
}
