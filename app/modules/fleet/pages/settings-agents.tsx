import { commandAction, screenLoader } from "#app/platform/http/screens.server.ts";
import { countryOptions } from "#app/ui/resource/form/address-field.tsx";
import { SettingsScreen } from "#app/ui/settings-list/settings-screen.tsx";
import { useLanguage } from "#app/ui/words/use-words.ts";
import { agentCatalogue } from "../commands/agents.server.ts";
import { inviteAgents } from "../commands/invite-agents.server.ts";
import type { AgentView } from "../model/agent.ts";
import { agentSections, agentsSpec } from "../screens/agents.resource.tsx";
import { InviteAgents } from "../screens/agents-invite.tsx";
import type { Route } from "./+types/settings-agents.ts";

export const loader = screenLoader(agentCatalogue.screen);
export const action = commandAction([...agentCatalogue.commands, inviteAgents]);

export default function Agents({ loaderData: { list, editing, choices, currency, canManage } }: Route.ComponentProps) {
  const { locale } = useLanguage();
  return (
    <SettingsScreen
      spec={agentsSpec}
      kind="agents"
      schema={() => import("../model/agent.ts").then((module) => module.agentSchema)}
      sections={agentSections()}
      list={list}
      editing={editing && { ...editing, payout: editing.payout ?? unpaid(currency) }}
      fresh={{ functions: ["deliveries"], payout: { currency } }}
      choices={{ ...choices, "billing.country": countryOptions(locale) }}
      beside={canManage && <InviteAgents choices={choices} />}
      canManage={canManage}
    />
  );
}

/** Who is paid nothing yet. */
function unpaid(currency: string): NonNullable<AgentView["payout"]> {
  return { currency, flat: 0, per_shipment: 0, per_hour: 0, per_distance_unit: 0, include_first_trip: false };
}
