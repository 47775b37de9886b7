import { z } from "zod";
import { readAccountSettings } from "#app/modules/workspace/db/account.server.ts";
import { findReverseChargeFaults } from "#app/modules/workspace/model/reverse-charge.ts";
import {
  completeWithoutChecks,
  createCatalogue,
  listManagePermissions,
} from "#app/platform/catalogue/catalogue.server.ts";
import { defineCatalogue, expectedVersionFields } from "#app/platform/catalogue/definition.server.ts";
import type { CatalogueRows } from "#app/platform/catalogue/rows.server.ts";
import { createManyCommand } from "#app/platform/catalogue/save.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { createRowResponseSchema } from "#app/platform/http/responses/row-response.ts";
import { instant } from "#app/platform/http/wire-shapes.ts";
import { listDialingCountries, normalizePhone } from "#app/platform/kernel/phone.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { formatFromTo } from "#app/platform/lists/export-columns.server.ts";
import { readAgentsToday } from "../db/agent-days.reads.server.ts";
import { agentRows, readAgentIds } from "../db/agents.server.ts";
import { type AgentInput, type AgentView, agentSchema } from "../model/agent.ts";
import { agentStateKeys } from "../model/agent-states.ts";
import { replaceStateFilter } from "../model/state-filter.ts";

/** Agents with their current state, which is derived from their day and not stored. */
const agentsWithState: CatalogueRows<AgentInput & { invited?: boolean }, AgentView> = {
  ...agentRows,
  async read(scope, ids) {
    const [rows, days] = await Promise.all([agentRows.read(scope, ids), readAgentsToday(scope, ids)]);
    return rows.map((row) => ({ ...row, state: days.get(row.id)?.state ?? "offline" }));
  },
  rewriteQuery: async (scope, query) =>
    query.filters.some(({ field }) => field === "state")
      ? replaceStateFilter(query, await readAgentStates(scope))
      : query,
};

/** States of all agents; inactive ones who are off duty are missing and count as offline. */
async function readAgentStates(scope: Scope) {
  const ids = await readAgentIds(scope);
  return new Map([...(await readAgentsToday(scope, ids))].map(([id, { state }]) => [id, state]));
}

export const agentDefinition = defineCatalogue({
  name: "agents",
  singular: "agent",
  rows: agentsWithState,
  permission: listManagePermissions("agents"),
  subscription: true,
  forms: { create: agentSchema, update: agentSchema.safeExtend(expectedVersionFields) },
  references: { team_id: "teams" },
  currencyFields: ["payout.currency", "cash_limit_currency"],
  prepare: prepareAgent,
  complete: completeWithoutChecks,
  response: {
    row: createRowResponseSchema(agentSchema, { invited_at: instant.nullable(), state: z.enum(agentStateKeys) }),
  },
  columns: (column) => [
    column("name", "agents:name", (row) => row.name),
    column("phone", "agents:phone", (row) => row.phone),
    column("state", "agents:state", (row, { t }) => t(`common:status.agent.${row.state}`)),
    column("functions", "agents:functions", (row, { t }) =>
      row.functions.map((key) => t(`settings:function.${key}`)).join(", "),
    ),
    column("shift", "agents:shift", (row) => formatFromTo(row.shift_start, row.shift_end)),
    column("shift", "agents:limit", (row) => row.working_hours_limit ?? ""),
    column("break", "agents:break", (row) => formatFromTo(row.break_from, row.break_to)),
    column("break", "agents:break_minutes", (row) => row.break_minutes ?? ""),
    column("external_id", "agents:external_id", (row) => row.external_id ?? ""),
  ],
});

/** Agents; the phone number is unique within the account. */
export const agentCatalogue = createCatalogue(agentDefinition);

/** Up to 100 new agents, all or none. */
export const createAgents = createManyCommand(agentDefinition);

/**
 * Normalizes the phone number to E.164; without a country code the account's country is assumed. Reverse charge must fit the
 * contractor's country.
 */
async function prepareAgent(scope: Scope, form: AgentInput): Promise<Result<AgentInput>> {
  const phone = normalizePhone(form.phone, listDialingCountries(scope.account));
  if (phone === null) return failFields({ phone: [{ code: "phone_invalid" }] });
  if (form.billing?.tax_treatment !== "reverse_charge") return ok({ ...form, phone });
  const { row: account } = await readAccountSettings(scope);
  const faults = Object.entries(findReverseChargeFaults(form.billing, account.billing.country ?? account.country));
  if (faults.length > 0) return failFields(Object.fromEntries(faults.map(([at, issues]) => [`billing.${at}`, issues])));
  return ok({ ...form, phone });
}
