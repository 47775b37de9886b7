import { createBillingSection } from "#app/modules/workspace/screens/billing-section.ts";
import type { CatalogueNames } from "#app/platform/catalogue/rows.reads.server.ts";
import { PhoneLink } from "#app/ui/formats/phone-link.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { createSwitchActions } from "#app/ui/resource/bulk/bulk-actions.ts";
import type { FormSection } from "#app/ui/resource/form/form-spec.ts";
import type { ResourceSpec } from "#app/ui/resource/resource-spec.ts";
import { ActiveCell, LabelsCell } from "#app/ui/settings-list/active-cell.tsx";
import { activeFilter, functionKeyOptions } from "#app/ui/settings-list/settings-options.ts";
import { StateLabel } from "#app/ui/status/state-label.tsx";
import { Status } from "#app/ui/status/status.tsx";
import type { agentFields } from "../db/agents.server.ts";
import type { AgentView } from "../model/agent.ts";
import { agentStateKeys } from "../model/agent-states.ts";
import { ShiftField } from "./shift-field.tsx";

export const agentsSpec: ResourceSpec<AgentView, CatalogueNames<typeof agentFields>> = {
  name: "agents",
  module: "agents",
  title: "agents:title",
  rowId: (agent) => agent.id,
  rowName: (agent) => agent.name,
  rowHref: (agent) => `?edit=${agent.id}`,
  searchPlaceholder: "agents:search",
  defaultSort: "name",
  exports: "/settings/agents/export",
  filters: [
    { field: "state", label: "agents:state", kind: "status", status: "agent", codes: agentStateKeys },
    activeFilter,
  ],
  columns: [
    {
      key: "name",
      header: "agents:name",
      long: true,
      width: 200,
      sortable: true,
      cell: (agent) => agent.name,
    },
    {
      key: "phone",
      sortable: true,
      header: "agents:phone",
      width: 150,
      cell: (agent) => <PhoneLink number={agent.phone} />,
    },
    {
      key: "state",
      header: "agents:state",
      width: 96,
      cell: (agent) => <Status kind="agent" code={agent.state} />,
    },
    {
      key: "functions",
      header: "agents:functions",
      long: true,
      cell: (agent) => <LabelsCell words={agent.functions.map((key) => `settings:function.${key}` as const)} />,
    },
    {
      key: "shift",
      header: "agents:shift",
      width: 120,
      cell: (agent) => (agent.shift_start ? `${agent.shift_start} – ${agent.shift_end}` : formatHours(agent)),
    },
    {
      key: "external_id",
      sortable: true,
      header: "agents:external_id",
      width: 120,
      cell: (agent) => agent.external_id,
    },
    {
      key: "active",
      sortable: true,
      header: "settings:status",
      width: 100,
      cell: (agent) => <AgentState agent={agent} />,
    },
  ],
  bulkActions: [...createSwitchActions("agents")],
  empty: { title: "agents:empty", text: "agents:empty_why" },
};

function AgentState({ agent: { active, invited_at } }: { agent: AgentView }) {
  const t = useTranslate();
  if (!active || invited_at === null) return <ActiveCell active={active} />;
  return <StateLabel state="waiting">{t("agents:invited")}</StateLabel>;
}

function formatHours({ working_hours_limit: limit }: AgentView): string | null {
  return limit === undefined ? null : `≤ ${limit} h`;
}

/** The form of an agent; amounts in the currency of the payout. */
export function buildAgentSections(): FormSection[] {
  const money = (name: string, label: `agents:${"flat" | "per_shipment" | "per_hour" | "per_distance"}`) =>
    ({ kind: "number", name: `payout.${name}`, label, span: 3, min: 0, optional: true }) as const;
  return [
    {
      key: "person",
      title: "agents:section.person",
      fields: [
        { kind: "text", name: "name", label: "agents:name", span: 6, autoComplete: "off" },
        {
          kind: "phone",
          name: "phone",
          label: "agents:phone",
          hint: "agents:phone_hint",
          span: 3,
          autoComplete: "off",
        },
        { kind: "text", name: "external_id", label: "agents:external_id", span: 3, optional: true },
        { kind: "choice", name: "team_id", label: "agents:team", span: 3, optional: true },
      ],
    },
    {
      key: "work",
      title: "agents:section.work",
      fields: [
        { kind: "checks", name: "functions", label: "agents:functions", options: functionKeyOptions },
        {
          kind: "custom",
          name: "shift_start",
          label: "agents:shift_start",
          render: () => <ShiftField name="shift_start" />,
        },
        {
          kind: "custom",
          name: "shift_end",
          label: "agents:shift_end",
          render: () => <ShiftField name="shift_end" />,
        },
        {
          kind: "number",
          name: "working_hours_limit",
          label: "agents:limit",
          hint: "agents:limit_hint",
          span: 2,
          unit: "h",
          min: 0.5,
          max: 24,
          optional: true,
        },
        { kind: "time", name: "break_from", label: "agents:break_from", span: 2, optional: true },
        { kind: "time", name: "break_to", label: "agents:break_to", span: 2, optional: true },
        {
          kind: "number",
          name: "break_minutes",
          label: "agents:break_minutes",
          hint: "agents:break_hint",
          span: 2,
          unit: "min",
          min: 1,
          max: 240,
          optional: true,
        },
        {
          kind: "text",
          name: "cash_limit",
          label: "agents:cash_limit",
          hint: "agents:cash_limit_hint",
          span: 3,
          optional: true,
        },
        {
          kind: "choice",
          name: "cash_limit_currency",
          label: "agents:cash_limit_currency",
          span: 3,
          optional: true,
        },
      ],
    },
    {
      key: "payout",
      title: "agents:section.payout",
      fields: [
        { kind: "choice", name: "payout.currency", label: "agents:currency", span: 6 },
        money("flat", "agents:flat"),
        money("per_shipment", "agents:per_shipment"),
        money("per_hour", "agents:per_hour"),
        money("per_distance_unit", "agents:per_distance"),
        {
          kind: "text",
          name: "payout.iban",
          label: "agents:iban",
          span: 6,
          optional: true,
          autoComplete: "off",
        },
        { kind: "checkbox", name: "payout.include_first_trip", label: "agents:first_trip" },
      ],
    },
    createBillingSection("agent"),
  ];
}
