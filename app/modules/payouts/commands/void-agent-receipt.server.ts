import { recordVoided } from "#app/modules/collections/commands/receipts/void-receipt.server.ts";
import { changeDocument } from "#app/modules/ledger/commands/documents/change-document.server.ts";
import { releaseTransactions } from "#app/modules/ledger/db/agent-transactions.writes.server.ts";
import { reverseDocument } from "#app/modules/ledger/db/ledger.writes.server.ts";
import { getInputVatDocumentId } from "#app/modules/ledger/model/earnings/agent-postings.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { now } from "#app/platform/db/scope.server.ts";
import { releaseAgentReceiptLines } from "../db/agent-receipts.writes.server.ts";
import { voidAgentReceiptSchema } from "../model/agent-billing.ts";
import { agentReceiptLifecycle } from "./agent-receipt-lifecycle.server.ts";
import { takeBackReceipt } from "./netted-receipts.server.ts";

/** Voids a receipt for good: reverses its postings, including VAT and netted cash, and releases its transactions for another receipt. */
export const voidAgentReceipt = createCommand({
  name: "accounting.agent_billing.void_receipt",
  permission: ["accounting.agent_billing", "accounting.agent_billing.void_receipt"],
  feature: "fleet_management",
  input: voidAgentReceiptSchema,
  run: (scope, { reason, ...seen }) =>
    changeDocument(scope, agentReceiptLifecycle, seen, "void", (receipt, to) =>
      takeBackReceipt(scope, receipt, {
        action: "void",
        change: { type: "voided", status: to, set: { voidedAt: now(scope) }, detail: { note: reason } },
        transactions: [
          releaseTransactions(scope, receipt.id),
          releaseAgentReceiptLines(scope, receipt.id),
          reverseDocument(scope, getInputVatDocumentId(receipt.id)),
        ],
        recordNetted: (netted) => recordVoided(scope, netted, reason),
      }),
    ),
});
