import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { createTransaction } from "../commands/create-transaction.server.ts";
import { generateAgentReceipts } from "../commands/generate-agent-receipts.server.ts";
import { readAgentTransactionsScreen } from "../commands/view-transactions.server.ts";
import { voidTransactions } from "../commands/void-transactions.server.ts";
import { TransactionsScreen } from "../screens/transactions-screen.tsx";
import type { Route } from "./+types/accounting-agent-transactions.ts";

export const loader = createScreenLoader(readAgentTransactionsScreen);
export const action = createCommandAction([createTransaction, voidTransactions, generateAgentReceipts]);

export default function AgentTransactions({ loaderData }: Route.ComponentProps) {
  return <TransactionsScreen {...loaderData} />;
}
