import { z } from "zod";
import { alone, catalogue, managing } from "#app/platform/catalogue/catalogue.server.ts";
import { defined, seen } from "#app/platform/catalogue/definition.server.ts";
import { makingMany } from "#app/platform/catalogue/save.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { rowAnswer } from "#app/platform/http/responses/row-answer.ts";
import { instant } from "#app/platform/http/wire-shapes.ts";
import { diallingCountries, normalisePhone } from "#app/platform/kernel/phone.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { spanned } from "#app/platform/lists/export-columns.server.ts";
import { type AgentInput, agentSchema } from "../model/agent.ts";
import { agentStateKeys } from "../model/agent-states.ts";
import { statedAgents } from "./stated-agents.server.ts";

export const agentDefinition = defined({
  name: "agents",
  one: "agent",
  rows: statedAgents,
  permission: managing("agents"),
  subscription: true,
  forms: { create: agentSchema, update: agentSchema.safeExtend(seen) },
  refers: { team_id: "teams" },
  priced: ["payout.currency", "cash_limit_currency"],
  prepare: dialled,
  complete: alone,
  answer: { row: rowAnswer(agentSchema, { invited_at: instant.nullable(), state: z.enum(agentStateKeys) }) },
  columns: (column) => [
    column("name", "settings:agents.name", (row) => row.name),
    column("phone", "settings:agents.phone", (row) => row.phone),
    column("state", "settings:agents.state", (row, { t }) => t(`common:status.agent.${row.state}`)),
    column("functions", "settings:agents.functions", (row, { t }) =>
      row.functions.map((key) => t(`settings:function.${key}`)).join(", "),
    ),
    column("shift", "settings:agents.shift", (row) => spanned(row.shift_start, row.shift_end)),
    column("shift", "settings:agents.limit", (row) => row.working_hours_limit ?? ""),
    column("break", "settings:agents.break", (row) => spanned(row.break_from, row.break_to)),
    column("break", "settings:agents.break_minutes", (row) => row.break_minutes ?? ""),
    column("external_id", "settings:agents.external_id", (row) => row.external_id ?? ""),
  ],
});

/** Agents, told apart by their phone numbers. */
export const agentCatalogue = catalogue(agentDefinition);

/** Up to 100 new agents, all or none. */
export const createAgents = makingMany(agentDefinition);

/** The phone number in E.164; one without a country code is read as the account's country's. */
function dialled(scope: Scope, form: AgentInput): Result<AgentInput> {
  const phone = normalisePhone(form.phone, diallingCountries(scope.account));
  return phone === null ? failFields({ phone: [{ code: "phone_invalid" }] }) : ok({ ...form, phone });
}
