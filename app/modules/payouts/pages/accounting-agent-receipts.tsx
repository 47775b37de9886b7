import { AgentReceiptsScreen } from "#app/features/accounting/agent-billing/agent-receipts-screen.tsx";
import { agentReceiptsScreen } from "#app/features/accounting/agent-billing/view-agent-receipts.server.ts";
import { screenLoader } from "#app/http/wrappers/screens.server.ts";
import type { Route } from "./+types/accounting-agent-receipts.ts";

export const loader = screenLoader(agentReceiptsScreen);

export default function AgentReceipts({ loaderData }: Route.ComponentProps) {
  return <AgentReceiptsScreen {...loaderData} />;
}
