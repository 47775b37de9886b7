import { earn } from "#app/data/accounting/agent-billing/agent-transactions.writes.server.ts";
import { readBilledAgent } from "#app/data/accounting/agent-billing/dues.reads.server.ts";
import { commitDecided } from "#app/data/kernel/commit-decided.server.ts";
import { newId, now } from "#app/data/kernel/scope.server.ts";
import { agentTransactionTypes } from "#app/domain/accounting/agent-billing/agent-billing.enums.ts";
import { createTransactionSchema } from "#app/domain/accounting/agent-billing/agent-billing.ts";
import { localDateOf } from "#app/domain/kernel/local-time.ts";
import { parseMoney } from "#app/domain/kernel/money.ts";
import { failFields, ok } from "#app/domain/kernel/result.ts";
import { command } from "../../command.server.ts";

/** A transaction that somebody writes for an agent: an amount of either sign, with why (domain §3). */
export const createTransaction = command({
  name: "accounting.agent_billing.create_transaction",
  permission: ["accounting.agent_billing", "accounting.agent_billing.create_transaction"],
  feature: "fleet_management",
  input: createTransactionSchema,
  run: (scope, { agent_id: agentId, amount, currency, method, description, day }) =>
    commitDecided(scope, async () => {
      if (!(await readBilledAgent(scope, agentId))) return failFields({ agent_id: [{ code: "not_found" }] });
      const id = newId(scope);
      const written = {
        source: `custom:${id}`,
        type: agentTransactionTypes.code.custom,
        agentId,
        currency,
        amount: parseMoney(String(amount), currency) ?? 0,
        quantity: 1,
        day: day ?? localDateOf(now(scope), scope.account.timezone),
        inputs: {},
        method,
        description,
      };
      return ok({ statements: earn(scope, [written]), outcome: {} });
    }),
});
