import { agentSchema } from "#app/domain/fleet/agent.ts";
import { agentSections, agentsSpec } from "#app/features/settings/agents.spec.tsx";
import { agentsScreen } from "#app/features/settings/list-catalogue.server.ts";
import { createAgent, updateAgents } from "#app/features/settings/save-agent.server.ts";
import { SettingsScreen } from "#app/features/settings/settings-screen.tsx";
import { activateAgents, deactivateAgents } from "#app/features/settings/switch-active.server.ts";
import { commandAction, screenLoader } from "#app/http/screens.server.ts";
import type { Route } from "./+types/settings-agents.ts";

export const loader = screenLoader(agentsScreen);
export const action = commandAction([createAgent, updateAgents, activateAgents, deactivateAgents]);

export default function Agents({ loaderData: { list, editing, choices, currency, canManage } }: Route.ComponentProps) {
  return (
    <SettingsScreen
      spec={agentsSpec}
      kind="agents"
      schema={agentSchema}
      sections={agentSections(currency)}
      list={list}
      editing={editing}
      fresh={{ functions: ["deliveries"] }}
      choices={choices}
      hidden={{ "payout.currency": editing?.payout?.currency ?? currency }}
      canManage={canManage}
    />
  );
}
