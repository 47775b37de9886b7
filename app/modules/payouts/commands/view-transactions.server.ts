import { currencyChoices } from "#app/modules/ledger/model/currency-choices.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { listRead, shownList } from "#app/platform/lists/asked-list.server.ts";
import { describedTransactions, readBilledAgent, readTransactionList } from "../db/dues.reads.server.ts";
import { mayBill } from "./agent-billing-access.server.ts";

/** The transactions of an agent, whatever became of them. */
export async function agentTransactionsScreen(scope: Scope, { url, params }: PageRequest) {
  const agent = await readBilledAgent(scope, params.agent ?? "");
  if (!agent) return fail("not_found");
  const { query, unknown } = shownList(url.searchParams, describedTransactions);
  const page = await readTransactionList(scope, query, agent.id);
  const currency = currencyChoices(scope);
  return ok({
    agent: { id: agent.id, name: agent.name },
    list: { ...page, unknown, options: { currency } },
    currencies: currency.map(({ value }) => value),
    may: mayBill(scope),
  });
}

/** `GET agent-billing/transactions`: of all agents. */
export const listTransactions = listRead(describedTransactions, async (scope, query) => {
  const { rows, pagination } = await readTransactionList(scope, query);
  return ok({ transactions: rows, pagination });
});
