import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { OwnerCell } from "#app/ui/primitives/owner-cell.tsx";

interface AgentCellProps {
  row: { agentId: string; agentName: string | null; currency: string };
}

/** An agent with the currency of the row. */
export function AgentCell({ row: { agentId, agentName, currency } }: AgentCellProps) {
  const t = useTranslate();
  return <OwnerCell id={agentId} name={agentName ?? t("accounting:no_agent")} currency={currency} />;
}
