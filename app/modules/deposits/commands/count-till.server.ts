import { chooseTill } from "#app/modules/ledger/commands/tills/choose-till.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commitAndPublish } from "#app/platform/db/commit.server.ts";
import { fail, failFields, ok } from "#app/platform/kernel/result.ts";
import { insertTillCount } from "../db/deposits.writes.server.ts";
import { countTillSchema, parseAmount } from "../model/deposit.ts";

/** Records what is in the till; a difference from the books needs a reason and goes to variance. */
export const countTill = createCommand({
  name: "accounting.deposits.count_till",
  permission: ["accounting.order_collections", "accounting.order_collections.update_receipt"],
  input: countTillSchema,
  run: async (scope, { till_id, currency, reason = null, note = null, ...written }) => {
    if (scope.account.kind !== "carrier") return fail("forbidden");
    const [expected, counted] = [parseAmount(written.expected, currency), parseAmount(written.counted, currency)];
    if (expected === null) return failFields({ expected: [{ code: "amount_invalid" }] });
    if (counted === null) return failFields({ counted: [{ code: "amount_invalid" }] });
    const difference = counted - expected;
    if (difference !== 0 && !reason) return failFields({ reason: [{ code: "required" }] });
    const till = await chooseTill(scope, till_id);
    if (!till.ok) return till;
    const count = { tillId: till.value, currency, expected, counted, reason: difference === 0 ? null : reason, note };
    const committed = await commitAndPublish(scope, insertTillCount(scope, count));
    return committed.ok ? ok({ difference, currency }) : committed;
  },
});
