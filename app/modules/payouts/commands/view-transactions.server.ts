import { listCurrencyChoices } from "#app/modules/ledger/model/currency-choices.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { createListRead, parseScreenListQuery } from "#app/platform/lists/list-query.server.ts";
import { readBilledAgent, readTransactionList, transactionsListDescription } from "../db/dues.reads.server.ts";
import { getAgentBillingRights } from "./agent-billing-access.server.ts";

/** Data of an agent's transactions screen, all states included. */
export async function readAgentTransactionsScreen(scope: Scope, { url, params }: PageRequest) {
  const agent = await readBilledAgent(scope, params.agent ?? "");
  if (!agent) return fail("not_found");
  const { query, unknown } = parseScreenListQuery(url.searchParams, transactionsListDescription);
  const page = await readTransactionList(scope, query, agent.id);
  const currency = listCurrencyChoices(scope);
  return ok({
    agent: { id: agent.id, name: agent.name },
    list: { ...page, unknown, options: { currency } },
    currencies: currency.map(({ value }) => value),
    may: getAgentBillingRights(scope),
  });
}

/** `GET agent-billing/transactions`: of all agents. */
export const listTransactions = createListRead(transactionsListDescription, async (scope, query) => {
  const { rows, pagination } = await readTransactionList(scope, query);
  return ok({ transactions: rows, pagination });
});
