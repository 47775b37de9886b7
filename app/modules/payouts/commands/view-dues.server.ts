import { payoutSchema } from "#app/modules/fleet/model/agent.ts";
import { listCurrencyChoices } from "#app/modules/ledger/model/currency-choices.ts";
import type { Payout } from "#app/modules/ledger/model/earnings/earnings.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { createListRead, parseScreenListQuery } from "#app/platform/lists/list-query.server.ts";
import type { ListQuery } from "#app/platform/lists/list-query.ts";
import { readNamedChoices } from "#app/platform/lists/names.reads.server.ts";
import { type DueRow, duesListDescription, getWorkedDays, readDues, sumDues } from "../db/dues.reads.server.ts";
import { getAgentBillingRights } from "./agent-billing-access.server.ts";
import { countAgentParts } from "./agent-parts.server.ts";

/** Pending earnings of an agent in a currency, with the cash that could be netted. */
export type ListedDue = Omit<DueRow, "openCash" | "payout"> & { cash: number; toPay: number };

/** A page of pending payouts. */
export async function readListedDues(scope: Scope, query: ListQuery) {
  const page = await readDues(scope, query);
  return { ...page, rows: page.rows.map(toListedDue) };
}

function toListedDue({ openCash, payout: _payout, ...row }: DueRow): ListedDue {
  const cash = openCash ?? 0;
  return { ...row, cash, toPay: row.total - cash };
}

/** Data of the pending payouts screen: by agent and currency, with totals. */
export async function readDuesScreen(scope: Scope, { url }: PageRequest) {
  const { query, unknown } = parseScreenListQuery(url.searchParams, duesListDescription);
  const [page, agents, parts] = await Promise.all([
    readDues(scope, query),
    readNamedChoices(scope, "agents"),
    countAgentParts(scope),
  ]);
  const rows = page.rows.map(toListedDue);
  const sums = await sumDues(scope, query, page);
  const currency = listCurrencyChoices(scope);
  return ok({
    list: {
      rows,
      pagination: page.pagination,
      sort: page.sort,
      unknown,
      options: { agent: agents, currency },
    },
    rates: getRates(page.rows),
    measures: scope.account.preferences.distance_measurement_system,
    worked: getWorkedDays(scope, query).days,
    sums,
    agents,
    currencies: currency.map(({ value }) => value),
    parts,
    may: getAgentBillingRights(scope),
  });
}

/** Pay rates of agents by id; agents without rates are left out. */
function getRates(rows: readonly DueRow[]): Record<string, Payout> {
  return Object.fromEntries(
    rows.flatMap(({ agentId, payout }) => {
      const known = payoutSchema.safeParse(payout);
      return known.success ? [[agentId, known.data] as const] : [];
    }),
  );
}

/** `GET agent-billing/pending`. */
export const listDues = createListRead(duesListDescription, async (scope, query) => {
  const { rows, pagination } = await readListedDues(scope, query);
  return ok({ pending: rows, pagination });
});
