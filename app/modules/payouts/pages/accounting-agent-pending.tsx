import { createTransaction } from "#app/features/accounting/agent-billing/create-transaction.server.ts";
import { DuesScreen } from "#app/features/accounting/agent-billing/dues-screen.tsx";
import { generateAgentReceipts } from "#app/features/accounting/agent-billing/generate-agent-receipts.server.ts";
import { pendingPayoutsScreen } from "#app/features/accounting/agent-billing/view-pending.server.ts";
import { voidTransactions } from "#app/features/accounting/agent-billing/void-transactions.server.ts";
import { commandAction, screenLoader } from "#app/http/wrappers/screens.server.ts";
import type { Route } from "./+types/accounting-agent-pending.ts";

export const loader = screenLoader(pendingPayoutsScreen);
export const action = commandAction([generateAgentReceipts, createTransaction, voidTransactions]);

export default function PendingPayouts({ loaderData }: Route.ComponentProps) {
  return <DuesScreen {...loaderData} />;
}
