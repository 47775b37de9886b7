import { payoutSchema } from "#app/modules/fleet/model/agent.ts";
import { currencyChoices } from "#app/modules/ledger/model/currency-choices.ts";
import type { Payout } from "#app/modules/ledger/model/earnings/earnings.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { listRead, shownList } from "#app/platform/lists/asked-list.server.ts";
import type { ListQuery } from "#app/platform/lists/list-query.ts";
import { readChoices } from "#app/platform/lists/names.reads.server.ts";
import { type DueRow, describedDues, readDues, sumDues, workedDays } from "../db/dues.reads.server.ts";
import { mayBill } from "./agent-billing-access.server.ts";
import { agentParts } from "./agent-parts.server.ts";

/** What an agent earned in a currency, with the cash that could be netted against it. */
export type ListedDue = Omit<DueRow, "openCash" | "payout"> & { cash: number; toPay: number };

/** A page of what agents earned. */
export async function readListedDues(scope: Scope, query: ListQuery) {
  const page = await readDues(scope, query);
  return { ...page, rows: page.rows.map(listed) };
}

function listed({ openCash, payout: _payout, ...row }: DueRow): ListedDue {
  const cash = openCash ?? 0;
  return { ...row, cash, toPay: row.total - cash };
}

/** Pending payouts by agent and currency, with what all of them come to. */
export async function pendingPayoutsScreen(scope: Scope, { url }: PageRequest) {
  const { query, unknown } = shownList(url.searchParams, describedDues);
  const [page, agents, parts] = await Promise.all([
    readDues(scope, query),
    readChoices(scope, "agents"),
    agentParts(scope),
  ]);
  const rows = page.rows.map(listed);
  const sums = await sumDues(scope, query, page);
  const currency = currencyChoices(scope);
  return ok({
    list: {
      rows,
      pagination: page.pagination,
      sort: page.sort,
      unknown,
      options: { agent: agents, currency },
    },
    rates: ratesOf(page.rows),
    measures: scope.account.preferences.distance_measurement_system,
    worked: workedDays(scope, query).days,
    sums,
    agents,
    currencies: currency.map(({ value }) => value),
    parts,
    may: mayBill(scope),
  });
}

/** What agents are paid, by their ids; those of no payout are left out. */
function ratesOf(rows: readonly DueRow[]): Record<string, Payout> {
  return Object.fromEntries(
    rows.flatMap(({ agentId, payout }) => {
      const known = payoutSchema.safeParse(payout);
      return known.success ? [[agentId, known.data] as const] : [];
    }),
  );
}

/** `GET agent-billing/pending`. */
export const listDues = listRead(describedDues, async (scope, query) => {
  const { rows, pagination } = await readListedDues(scope, query);
  return ok({ pending: rows, pagination });
});
