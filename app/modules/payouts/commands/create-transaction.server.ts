import { postEarnings } from "#app/modules/ledger/db/agent-transactions.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import { newId, now } from "#app/platform/db/scope.server.ts";
import { failFields, ok } from "#app/platform/kernel/result.ts";
import { parseMoney } from "#app/platform/money/money.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { readBilledAgent } from "../db/dues.reads.server.ts";
import { agentTransactionTypes } from "../model/agent-billing.enums.ts";
import { createTransactionSchema } from "../model/agent-billing.ts";

/** Creates a manual transaction of an agent: a positive or negative amount with a description. */
export const createTransaction = createCommand({
  name: "accounting.agent_billing.create_transaction",
  permission: ["accounting.agent_billing", "accounting.agent_billing.create_transaction"],
  feature: "fleet_management",
  input: createTransactionSchema,
  run: (scope, { agent_id: agentId, amount, currency, method, description, day }) =>
    commitWithRetry(scope, async () => {
      if (!(await readBilledAgent(scope, agentId))) return failFields({ agent_id: [{ code: "not_found" }] });
      const today = toLocalDate(now(scope), scope.account.timezone);
      if (day && day > today) return failFields({ day: [{ code: "time_future" }] });
      const id = newId(scope);
      const written = {
        source: `custom:${id}`,
        type: agentTransactionTypes.code.custom,
        agentId,
        currency,
        amount: parseMoney(String(amount), currency) ?? 0,
        quantity: 1,
        day: day ?? today,
        inputs: {},
        method,
        description,
      };
      return ok({ statements: postEarnings(scope, [written]), outcome: {} });
    }),
});
