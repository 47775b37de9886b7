import { createReceipts } from "#app/modules/collections/commands/receipts/receipt-change.server.ts";
import type { OpenTransaction } from "#app/modules/ledger/db/earnings.reads.server.ts";
import { reserveDocumentNumbers } from "#app/modules/ledger/db/number-series.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { type BulkOutcome, fail, ok } from "#app/platform/kernel/result.ts";
import { readOpenTransactions, readTransactions } from "../db/agent-receipts.reads.server.ts";
import { insertAgentReceipts } from "../db/agent-receipts.writes.server.ts";
import { generateAgentReceiptsSchema, MAX_RECEIPT_TRANSACTIONS } from "../model/agent-billing.ts";
import { getAgentBillingRights } from "./agent-billing-access.server.ts";
import { draftAgentReceipts } from "./draft-agent-receipts.server.ts";
import { netReceipts } from "./netted-receipts.server.ts";
import { getTransactionRefusal } from "./transaction-refusal.server.ts";

/** The outcome: generated receipts and refusals. */
export interface GeneratedAgentReceipts extends BulkOutcome {
  receipts: { id: string; number: string }[];
}

/** Concurrent requests may use numbers of the same series. */
const MAX_COMMIT_ATTEMPTS = 12;

/**
 * Generates payout receipts, one per agent and currency, for chosen transactions or for all pending ones. With `net_cash`
 * the agent's open cash goes into a collection receipt, which is received and voided with the payout receipt.
 */
export const generateAgentReceipts = createCommand({
  name: "accounting.agent_billing.generate_receipts",
  permission: ["accounting.agent_billing", "accounting.agent_billing.generate_receipts"],
  feature: "fleet_management",
  input: generateAgentReceiptsSchema,
  run: async (scope, { transactions = [], agents = [], from, to, net_cash: net = false }) => {
    if (net && !getAgentBillingRights(scope).net) return fail("forbidden");
    return commitWithRetry(
      scope,
      async () => {
        const outcome: GeneratedAgentReceipts = { receipts: [], succeeded: [], refused: [] };
        const open = new Map<string, OpenTransaction>();
        await addChosenTransactions(scope, transactions, open, outcome);
        await addWholeAgents(scope, { agents, from, to }, open, outcome);
        const groups = [...Map.groupBy(open.values(), ({ agentId, currency }) => `${agentId}:${currency}`).values()];
        if (groups.length === 0) return ok({ statements: [], outcome });
        const { numbers, statement } = await reserveDocumentNumbers(scope, "agent_receipt", groups.length);
        const made = await draftAgentReceipts(scope, groups, numbers);
        const netted = net ? await netReceipts(scope, made) : { receipts: made, handedOver: [], statements: [] };
        const statements = [
          statement,
          ...netted.statements,
          ...createReceipts(scope, netted.handedOver),
          ...insertAgentReceipts(scope, netted.receipts),
        ];
        const receipts = made.map(({ id, number }) => ({ id, number }));
        return ok({ statements, outcome: { ...outcome, receipts } });
      },
      MAX_COMMIT_ATTEMPTS,
    );
  },
});

type OpenTransactions = Map<string, OpenTransaction>;

async function addChosenTransactions(
  scope: Scope,
  ids: readonly string[],
  open: OpenTransactions,
  outcome: BulkOutcome,
): Promise<void> {
  const known = new Map((await readTransactions(scope, ids)).map((each) => [each.id, each]));
  for (const id of new Set(ids)) {
    const each = known.get(id);
    const refusal = each ? getTransactionRefusal(each) : "not_found";
    if (refusal) outcome.refused.push({ id, code: refusal });
    else if (each) open.set(id, each);
  }
  outcome.succeeded.push(...open.keys());
}

interface WholeAgents {
  agents: readonly string[];
  from: string | undefined;
  to: string | undefined;
}

async function addWholeAgents(
  scope: Scope,
  { agents, from, to }: WholeAgents,
  open: OpenTransactions,
  outcome: BulkOutcome,
): Promise<void> {
  for (const id of new Set(agents)) {
    const [agentId = "", currency = ""] = id.split(":");
    const earned = await readOpenTransactions(scope, { agentId, currency, from, to }, MAX_RECEIPT_TRANSACTIONS);
    if (earned.length === 0) outcome.refused.push({ id, code: "nothing_earned" });
    else outcome.succeeded.push(id);
    for (const each of earned) open.set(each.id, each);
  }
}
