import { readAgentReceipt } from "#app/data/accounting/agent-billing/agent-receipts.reads.server.ts";
import { changeAgentReceipt, releaseLines } from "#app/data/accounting/agent-billing/agent-receipts.writes.server.ts";
import {
  markTransactionsPaid,
  releaseTransactions,
} from "#app/data/accounting/agent-billing/agent-transactions.writes.server.ts";
import { postTransfers, reverseDocument } from "#app/data/accounting/ledger.writes.server.ts";
import { now } from "#app/data/kernel/scope.server.ts";
import { payAgentReceiptSchema, voidAgentReceiptSchema } from "#app/domain/accounting/agent-billing/agent-billing.ts";
import { payoutPostings, toPay } from "#app/domain/accounting/agent-billing/agent-postings.ts";
import { agentReceiptTransitions } from "#app/domain/accounting/agent-billing/agent-receipt.states.ts";
import { localDateOf } from "#app/domain/kernel/local-time.ts";
import { failFields, ok } from "#app/domain/kernel/result.ts";
import { command } from "../../command.server.ts";
import { changeSeenDocument } from "../documents/change-document.server.ts";
import { receivedStatements } from "../receipts/receive-receipt.server.ts";
import { voidedStatements } from "../receipts/void-receipt.server.ts";
import { openNetted } from "./netted-receipts.server.ts";

const life = {
  read: readAgentReceipt,
  missing: "agent_receipt_not_found",
  transitions: agentReceiptTransitions,
} as const;

/**
 * Pays a receipt: what was earned is not owed any more. Cash that is netted is received in full in the same batch, and pays
 * first; what it does not cover is paid by the method, what is over the agent hands over.
 */
export const payAgentReceipt = command({
  name: "accounting.agent_billing.pay",
  permission: ["accounting.agent_billing", "accounting.agent_billing.generate_receipts"],
  feature: "fleet_management",
  input: payAgentReceiptSchema,
  run: (scope, { method, date, ...seen }) => {
    const today = localDateOf(now(scope), scope.account.timezone);
    const paidOn = date ?? today;
    if (paidOn > today) return Promise.resolve(failFields({ date: [{ code: "invalid_value" }] }));
    return changeSeenDocument(scope, life, seen, "pay", async (receipt, to) => {
      const opened = await openNetted(scope, receipt, "receive");
      if (!opened.ok) return opened;
      const handedOver = opened.value;
      const count = { pieces: null, difference: 0, reason: null, borneBy: "account", note: null } as const;
      return ok([
        ...(handedOver ? receivedStatements(scope, handedOver, { ...count, counted: handedOver.receipt.cash }) : []),
        ...changeAgentReceipt(scope, receipt, {
          type: "paid",
          status: to,
          set: { method, paidOn, paidAt: now(scope), paidByName: scope.actor.name },
          detail: { method, date: paidOn, paid: toPay(receipt) },
        }),
        markTransactionsPaid(scope, receipt.id),
        ...postTransfers(scope, payoutPostings(receipt, method, receipt.version + 1)),
      ]);
    });
  },
});

/** Voids a receipt for good: what it posted is taken back, cash that was netted too, and its transactions may go into another one. */
export const voidAgentReceipt = command({
  name: "accounting.agent_billing.void_receipt",
  permission: ["accounting.agent_billing", "accounting.agent_billing.void_receipt"],
  feature: "fleet_management",
  input: voidAgentReceiptSchema,
  run: (scope, { reason, ...seen }) =>
    changeSeenDocument(scope, life, seen, "void", async (receipt, to) => {
      const opened = await openNetted(scope, receipt, "void");
      if (!opened.ok) return opened;
      return ok([
        ...changeAgentReceipt(scope, receipt, {
          type: "voided",
          status: to,
          set: { voidedAt: now(scope) },
          detail: { note: reason },
        }),
        releaseTransactions(scope, receipt.id),
        releaseLines(scope, receipt.id),
        reverseDocument(scope, receipt.id),
        ...(opened.value ? voidedStatements(scope, opened.value, reason) : []),
      ]);
    }),
});
