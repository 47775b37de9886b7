import { Holder } from "#app/ui/primitives/holder.tsx";
import { useWords } from "#app/ui/words/use-words.ts";

interface AgentCellProps {
  row: { agentId: string; agentName: string | null; currency: string };
}

/** The agent of a sum, which they may have in several currencies. */
export function AgentCell({ row: { agentId, agentName, currency } }: AgentCellProps) {
  const say = useWords();
  return <Holder id={agentId} name={agentName ?? say("accounting:no_agent")} currency={currency} />;
}
