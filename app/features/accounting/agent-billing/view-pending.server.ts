import { type DueRow, describedDues, readDues, sumDues } from "#app/data/accounting/agent-billing/dues.reads.server.ts";
import { readPayouts } from "#app/data/accounting/agent-billing/earned.server.ts";
import { readChoices } from "#app/data/kernel/names.reads.server.ts";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import type { ListQuery } from "#app/domain/kernel/list-query.ts";
import { ok } from "#app/domain/kernel/result.ts";
import { currencyChoices } from "#app/features/accounting/currency-choices.ts";
import type { PageRequest } from "#app/features/page-request.ts";
import { listRead, shownList } from "../../asked-list.server.ts";
import { agentParts } from "../parts.server.ts";
import { mayBill } from "./agent-billing-access.server.ts";

/** What an agent earned in a currency, with the cash that could be netted against it. */
export type ListedDue = Omit<DueRow, "openCash"> & { cash: number; toPay: number };

/** A page of what agents earned. */
export async function readListedDues(scope: Scope, query: ListQuery) {
  const page = await readDues(scope, query);
  const rows = page.rows.map(({ openCash, ...row }): ListedDue => {
    const cash = openCash ?? 0;
    return { ...row, cash, toPay: row.total - cash };
  });
  return { ...page, rows };
}

/** Pending payouts by agent and currency, with what all of them come to. */
export async function pendingPayoutsScreen(scope: Scope, { url }: PageRequest) {
  const { query, unknown } = shownList(url.searchParams, describedDues);
  const [page, sums, agents, parts] = await Promise.all([
    readListedDues(scope, query),
    sumDues(scope, query),
    readChoices(scope, "agents"),
    agentParts(scope),
  ]);
  const rates = await readPayouts(
    scope,
    page.rows.map(({ agentId }) => agentId),
  );
  const currency = currencyChoices(scope);
  return ok({
    list: {
      rows: page.rows,
      pagination: page.pagination,
      sort: page.sort,
      unknown,
      options: { agent: agents, currency },
    },
    rates: Object.fromEntries(rates),
    sums,
    agents,
    currencies: currency.map(({ value }) => value),
    parts,
    may: mayBill(scope),
  });
}

/** `GET agent-billing/pending`. */
export const listDues = listRead(describedDues, async (scope, query) => {
  const { rows, pagination } = await readListedDues(scope, query);
  return ok({ pending: rows, pagination });
});
