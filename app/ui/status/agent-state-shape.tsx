import type { AgentState } from "#app/modules/fleet/model/agent-states.ts";
import { useTranslate } from "../i18n/use-translate.ts";
import { StatusShape } from "./status.tsx";
import { getStatusLabel } from "./statuses.ts";

/** An agent's state as a shape beside the name; nothing if unknown. */
export function AgentStateShape({ state }: { state: AgentState | undefined }) {
  const t = useTranslate();
  return state ? <StatusShape kind="agent" code={state} size={12} label={t(getStatusLabel("agent", state))} /> : null;
}
