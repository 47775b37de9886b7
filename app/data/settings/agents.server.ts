import { and, eq, inArray } from "drizzle-orm";
import type { AgentInput, AgentView } from "#app/domain/fleet/agent.ts";
import { payoutSchema } from "#app/domain/fleet/agent.ts";
import { decimalOf, parseMoney } from "#app/domain/kernel/money.ts";
import type { Statement } from "../kernel/commit.server.ts";
import { idsIn, insertRows } from "../kernel/json-rows.server.ts";
import { now, type Scope } from "../kernel/scope.server.ts";
import { agents } from "../schema/index.ts";
import { nextVersion } from "./catalogue.writes.server.ts";

/** New agents, any number with one statement; they are active. */
export function insertAgents(
  scope: Scope,
  rows: readonly { id: string; input: AgentInput; invited?: boolean }[],
): Statement {
  const at = now(scope);
  return insertRows(scope.db, {
    table: "agents",
    columns: {
      id: ({ id }) => id,
      account_id: () => scope.account.id,
      name: ({ input }) => input.name,
      phone: ({ input }) => input.phone,
      external_id: ({ input }) => input.external_id,
      team_id: ({ input }) => input.team_id,
      functions: ({ input }) => input.functions,
      payout: ({ input }) => input.payout ?? {},
      working_hours_limit: ({ input }) => input.working_hours_limit,
      shift_start: ({ input }) => shiftOf(input).shiftStart,
      shift_end: ({ input }) => shiftOf(input).shiftEnd,
      cash_limit: ({ input }) => limitOf(input).cashLimit,
      cash_limit_currency: ({ input }) => limitOf(input).cashLimitCurrency,
      invited_at: ({ invited }) => (invited ? at : null),
      active: () => 1,
      created_at: () => at,
      version: () => 1,
    },
    rows,
  });
}

/** Writes an agent anew; fails when it is not at version `seen`. */
export function updateAgent(scope: Scope, id: string, seen: number, input: AgentInput): Statement {
  return scope.db
    .update(agents)
    .set({
      name: input.name,
      phone: input.phone,
      externalId: input.external_id ?? null,
      teamId: input.team_id ?? null,
      functions: input.functions,
      payout: input.payout ?? {},
      workingHoursLimit: input.working_hours_limit ?? null,
      ...shiftOf(input),
      ...limitOf(input),
      invitedAt: null,
      version: nextVersion(agents.version, seen),
    })
    .where(and(eq(agents.accountId, scope.account.id), eq(agents.id, id)));
}

/** A working hours limit disables the shift (domain §5). */
function shiftOf(input: AgentInput): { shiftStart: string | null; shiftEnd: string | null } {
  if (input.working_hours_limit !== undefined) return { shiftStart: null, shiftEnd: null };
  return { shiftStart: input.shift_start ?? null, shiftEnd: input.shift_end ?? null };
}

/** The cash limit in minor units; none without an amount. */
function limitOf({ cash_limit: limit, cash_limit_currency: currency }: AgentInput) {
  if (limit === undefined || currency === undefined) return { cashLimit: null, cashLimitCurrency: null };
  return { cashLimit: parseMoney(String(limit), currency), cashLimitCurrency: currency };
}

/** Agents by id, as screens and the API read them. */
export async function readAgents(scope: Scope, ids: readonly string[]): Promise<AgentView[]> {
  const rows = await scope.db
    .select()
    .from(agents)
    .where(and(eq(agents.accountId, scope.account.id), inArray(agents.id, idsIn(ids))));
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
    payout: payoutSchema.safeParse(row.payout).data,
    ...(row.cashLimit !== null && row.cashLimitCurrency
      ? {
          cash_limit: decimalOf({ amount: row.cashLimit, currency: row.cashLimitCurrency }),
          cash_limit_currency: row.cashLimitCurrency,
        }
      : {}),
    invited_at: row.invitedAt,
    active: row.active,
    created_at: row.createdAt,
    version: row.version,
  }));
}
