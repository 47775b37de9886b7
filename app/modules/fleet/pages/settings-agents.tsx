import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { useLanguage } from "#app/ui/i18n/use-translate.ts";
import { listCountryOptions } from "#app/ui/resource/form/address-field.tsx";
import { SettingsListPage } from "#app/ui/settings-list/settings-list-page.tsx";
import { agentCatalogue } from "../commands/agents.server.ts";
import { inviteAgents } from "../commands/invite-agents.server.ts";
import type { AgentView } from "../model/agent.ts";
import { agentsSpec, buildAgentSections } from "../screens/agents.resource.tsx";
import { InviteAgents } from "../screens/agents-invite.tsx";
import { FleetImport } from "../screens/fleet-import.tsx";
import type { Route } from "./+types/settings-agents.ts";

export const loader = createScreenLoader(agentCatalogue.screen);
export const action = createCommandAction([...agentCatalogue.commands, inviteAgents]);

export default function Agents({ loaderData: { list, editing, choices, currency, canManage } }: Route.ComponentProps) {
  const { locale } = useLanguage();
  return (
    <SettingsListPage
      spec={agentsSpec}
      kind="agents"
      schema={() => import("../model/agent.ts").then((module) => module.agentSchema)}
      sections={buildAgentSections()}
      list={list}
      editing={editing && { ...editing, payout: editing.payout ?? createEmptyPayout(currency) }}
      fresh={{ functions: ["deliveries"], payout: { currency } }}
      choices={{ ...choices, "billing.country": listCountryOptions(locale) }}
      beside={
        canManage && (
          <>
            <FleetImport list="agents" />
            <InviteAgents choices={choices} />
          </>
        )
      }
      canManage={canManage}
    />
  );
}

function createEmptyPayout(currency: string): NonNullable<AgentView["payout"]> {
  return { currency, flat: 0, per_shipment: 0, per_hour: 0, per_distance_unit: 0, include_first_trip: false };
}
