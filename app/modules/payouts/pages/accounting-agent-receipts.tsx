import { createScreenLoader } from "#app/platform/http/screens.server.ts";
import { readAgentReceiptsScreen } from "../commands/view-agent-receipts.server.ts";
import { AgentReceiptsScreen } from "../screens/agent-receipts-screen.tsx";
import type { Route } from "./+types/accounting-agent-receipts.ts";

export const loader = createScreenLoader(readAgentReceiptsScreen);

export default function AgentReceipts({ loaderData }: Route.ComponentProps) {
  return <AgentReceiptsScreen {...loaderData} />;
}
