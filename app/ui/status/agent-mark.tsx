import type { AgentState } from "#app/modules/fleet/model/agent-states.ts";
import { useWords } from "../words/use-words.ts";
import { StatusShape } from "./status.tsx";
import { statusWord } from "./statuses.ts";

/** How an agent is, as a shape beside the name; nothing where nobody knows. */
export function AgentMark({ state }: { state: AgentState | undefined }) {
  const say = useWords();
  return state ? <StatusShape kind="agent" code={state} size={12} label={say(statusWord("agent", state))} /> : null;
}
