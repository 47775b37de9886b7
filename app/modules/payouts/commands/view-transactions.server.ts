import {
  describedTransactions,
  readBilledAgent,
  readTransactionList,
} from "#app/data/accounting/agent-billing/dues.reads.server.ts";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import { fail, ok } from "#app/domain/kernel/result.ts";
import { currencyChoices } from "#app/features/accounting/currency-choices.ts";
import type { PageRequest } from "#app/features/page-request.ts";
import { listRead, shownList } from "../../asked-list.server.ts";
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
