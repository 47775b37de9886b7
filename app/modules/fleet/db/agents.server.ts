import { and, eq } from "drizzle-orm";
import { toBillingProfile, toBillingProfileInput } from "#app/modules/workspace/model/billing-profile.ts";
import { agentBillingProfileSchema } from "#app/modules/workspace/model/supplier-profile.ts";
import { createCatalogueRows, isOwnRow } from "#app/platform/catalogue/rows.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import type { ListFields } from "#app/platform/lists/list-spec.server.ts";
import { formatDecimal, parseMoney } from "#app/platform/money/money.ts";
import type { AgentInput, AgentView } from "../model/agent.ts";
import { payoutSchema } from "../model/agent.ts";
import { agentStateKeys } from "../model/agent-states.ts";
import { agents } from "./fleet.tables.ts";

/** An agent without the state, which is derived from the day. */
export type StoredAgent = Omit<AgentView, "state">;

/** Sort and filter fields; the first is the default sort. */
export const agentFields = {
  name: { sort: agents.name },
  phone: { sort: agents.phone },
  external_id: { sort: agents.externalId },
  team: { filter: { kind: "equals", column: agents.teamId, values: "id" } },
  state: { filter: { kind: "equals", column: agents.id, values: agentStateKeys } },
} satisfies ListFields;

/** Agents as stored. An agent invited by phone number counts as invited until the next edit. */
export const agentRows = createCatalogueRows<typeof agents, AgentInput & { invited?: boolean }, StoredAgent>({
  table: agents,
  label: agents.name,
  getName: ({ name }) => name,
  unique: { column: agents.phone, field: "phone", of: ({ phone }) => phone },
  searchColumns: [agents.name, agents.phone, agents.externalId],
  fields: agentFields,
  columns: (scope, input) => ({
    name: input.name,
    phone: input.phone,
    externalId: input.external_id ?? null,
    teamId: input.team_id ?? null,
    functions: input.functions,
    payout: input.payout ?? {},
    ...(input.billing ? { billing: toBillingProfile(input.billing) } : {}),
    workingHoursLimit: input.working_hours_limit ?? null,
    ...toShiftColumns(input),
    breakFrom: input.break_from ?? null,
    breakTo: input.break_to ?? null,
    breakMinutes: input.break_minutes ?? null,
    ...toCashLimit(input),
    invitedAt: input.invited ? now(scope) : null,
  }),
  read: readAgents,
});

/** A working hours limit replaces the shift. */
function toShiftColumns(input: AgentInput): { shiftStart: string | null; shiftEnd: string | null } {
  if (input.working_hours_limit !== undefined) return { shiftStart: null, shiftEnd: null };
  return { shiftStart: input.shift_start ?? null, shiftEnd: input.shift_end ?? null };
}

/** The cash limit in minor units; none without an amount. */
function toCashLimit({ cash_limit: limit, cash_limit_currency: currency }: AgentInput) {
  if (limit === undefined || currency === undefined) return { cashLimit: null, cashLimitCurrency: null };
  return { cashLimit: parseMoney(String(limit), currency), cashLimitCurrency: currency };
}

async function readAgents(scope: Scope, ids: readonly string[]): Promise<StoredAgent[]> {
  const rows = await scope.db
    .select()
    .from(agents)
    .where(isOwnRow(scope, agents, ids));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    phone: row.phone,
    external_id: row.externalId ?? undefined,
    team_id: row.teamId ?? undefined,
    functions: row.functions,
    working_hours_limit: row.workingHoursLimit ?? undefined,
    shift_start: row.shiftStart ?? undefined,
    shift_end: row.shiftEnd ?? undefined,
    break_from: row.breakFrom ?? undefined,
    break_to: row.breakTo ?? undefined,
    break_minutes: row.breakMinutes ?? undefined,
    payout: payoutSchema.safeParse(row.payout).data,
    billing: agentBillingProfileSchema.parse(toBillingProfileInput(row.billing)),
    ...(row.cashLimit !== null && row.cashLimitCurrency
      ? {
          cash_limit: formatDecimal({ amount: row.cashLimit, currency: row.cashLimitCurrency }),
          cash_limit_currency: row.cashLimitCurrency,
        }
      : {}),
    invited_at: row.invitedAt,
    active: row.active,
    created_at: row.createdAt,
    version: row.version,
  }));
}

/** Ids of all agents of the account, including inactive ones. */
export async function readAgentIds(scope: Scope): Promise<string[]> {
  const rows = await scope.db.select({ id: agents.id }).from(agents).where(eq(agents.accountId, scope.account.id));
  return rows.map(({ id }) => id);
}

/** Remembers when the agent's phone was last heard of. */
export function touchAgent(db: Database, { id, accountId }: { id: string; accountId: string }, seenAt: number) {
  return db
    .update(agents)
    .set({ lastSeenAt: seenAt })
    .where(and(eq(agents.accountId, accountId), eq(agents.id, id)));
}
