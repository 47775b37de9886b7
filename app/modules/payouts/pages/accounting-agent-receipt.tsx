import {
  payAgentReceipt,
  voidAgentReceipt,
} from "#app/features/accounting/agent-billing/agent-receipt-change.server.ts";
import { AgentReceiptPage } from "#app/features/accounting/agent-billing/agent-receipt-page.tsx";
import { viewAgentReceipt } from "#app/features/accounting/agent-billing/view-agent-receipts.server.ts";
import { commandAction, screenLoader } from "#app/http/wrappers/screens.server.ts";
import type { Route } from "./+types/accounting-agent-receipt.ts";

export const loader = screenLoader(viewAgentReceipt);
export const action = commandAction([payAgentReceipt, voidAgentReceipt]);

export default function AgentReceipt({ loaderData }: Route.ComponentProps) {
  return <AgentReceiptPage key={`${loaderData.receipt.id}-${loaderData.receipt.version}`} view={loaderData} />;
}
