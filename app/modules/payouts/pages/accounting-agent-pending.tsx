import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { createTransaction } from "../commands/create-transaction.server.ts";
import { generateAgentReceipts } from "../commands/generate-agent-receipts.server.ts";
import { readDuesScreen } from "../commands/view-dues.server.ts";
import { voidTransactions } from "../commands/void-transactions.server.ts";
import { DuesScreen } from "../screens/dues-screen.tsx";
import type { Route } from "./+types/accounting-agent-pending.ts";

export const loader = createScreenLoader(readDuesScreen);
export const action = createCommandAction([generateAgentReceipts, createTransaction, voidTransactions]);

export default function PendingPayouts({ loaderData }: Route.ComponentProps) {
  return <DuesScreen {...loaderData} />;
}
