import { z } from "zod";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import { type AgentInput, agentSchema } from "#app/domain/fleet/agent.ts";
import { agentStateKeys } from "#app/domain/fleet/agent-states.ts";
import { diallingCountries, normalisePhone } from "#app/domain/kernel/phone.ts";
import { failFields, ok, type Result } from "#app/domain/kernel/result.ts";
import { instant } from "#app/domain/kernel/wire-shapes.ts";
import { rowAnswer } from "#app/domain/settings/row-answer.ts";
import { spanned } from "../../export-columns.server.ts";
import { alone, catalogue, managing } from "../catalogue/catalogue.server.ts";
import { defined, seen } from "../catalogue/definition.server.ts";
import { makingMany } from "../catalogue/save.server.ts";
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
