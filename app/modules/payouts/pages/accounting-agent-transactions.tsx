import { createTransaction } from "#app/features/accounting/agent-billing/create-transaction.server.ts";
import { generateAgentReceipts } from "#app/features/accounting/agent-billing/generate-agent-receipts.server.ts";
import { TransactionsScreen } from "#app/features/accounting/agent-billing/transactions-screen.tsx";
import { agentTransactionsScreen } from "#app/features/accounting/agent-billing/view-transactions.server.ts";
import { voidTransactions } from "#app/features/accounting/agent-billing/void-transactions.server.ts";
import { commandAction, screenLoader } from "#app/http/wrappers/screens.server.ts";
import type { Route } from "./+types/accounting-agent-transactions.ts";

export const loader = screenLoader(agentTransactionsScreen);
export const action = commandAction([createTransaction, voidTransactions, generateAgentReceipts]);

export default function AgentTransactions({ loaderData }: Route.ComponentProps) {
  return <TransactionsScreen {...loaderData} />;
}
