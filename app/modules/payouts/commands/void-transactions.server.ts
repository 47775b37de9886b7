import { voidAgentTransactions as voided } from "#app/modules/ledger/db/agent-transactions.writes.server.ts";
import { readClosedDocuments } from "#app/modules/ledger/db/journal.reads.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import { type BulkOutcome, ok } from "#app/platform/kernel/result.ts";
import { readTransactions } from "../db/agent-receipts.reads.server.ts";
import { voidTransactionsSchema } from "../model/agent-billing.ts";
import { getTransactionRefusal } from "./transaction-refusal.server.ts";

/** Voids transactions: reverses their postings, and their source never earns again. Transactions in receipts are refused. */
export const voidTransactions = createCommand({
  name: "accounting.agent_billing.void_transaction",
  permission: ["accounting.agent_billing", "accounting.agent_billing.void_transaction"],
  feature: "fleet_management",
  input: voidTransactionsSchema,
  run: (scope, { transactions, reason }) =>
    commitWithRetry(scope, async () => {
      const [found, closed] = await Promise.all([
        readTransactions(scope, transactions),
        readClosedDocuments(scope, transactions),
      ]);
      const known = new Map(found.map((each) => [each.id, each]));
      const outcome: BulkOutcome = { succeeded: [], refused: [] };
      for (const id of new Set(transactions)) {
        const each = known.get(id);
        const borne = each?.source.startsWith("borne:") ? ("transaction_of_receipt" as const) : null;
        const posted = closed.has(id) ? ("period_closed" as const) : null;
        const refusal = (each ? getTransactionRefusal(each) : "not_found") ?? borne ?? posted;
        if (refusal) outcome.refused.push({ id, code: refusal });
        else outcome.succeeded.push(id);
      }
      return ok({ statements: voided(scope, outcome.succeeded, reason), outcome });
    }),
});
