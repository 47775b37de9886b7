import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { payAgentReceipt, unpayAgentReceipt } from "../commands/pay-agent-receipt.server.ts";
import { stateReceiptExchange } from "../commands/state-receipt-exchange.server.ts";
import { viewAgentReceipt } from "../commands/view-agent-receipts.server.ts";
import { voidAgentReceipt } from "../commands/void-agent-receipt.server.ts";
import { AgentReceiptPage } from "../screens/agent-receipt-page.tsx";
import type { Route } from "./+types/accounting-agent-receipt.ts";

export const loader = createScreenLoader(viewAgentReceipt);
export const action = createCommandAction([payAgentReceipt, unpayAgentReceipt, stateReceiptExchange, voidAgentReceipt]);

export default function AgentReceipt({ loaderData }: Route.ComponentProps) {
  return <AgentReceiptPage key={`${loaderData.receipt.id}-${loaderData.receipt.version}`} view={loaderData} />;
}
