import { chooseTill } from "#app/modules/ledger/commands/tills/choose-till.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commitAndPublish } from "#app/platform/db/commit.server.ts";
import { fail, failFields, ok } from "#app/platform/kernel/result.ts";
import { insertTillMove } from "../db/deposits.writes.server.ts";
import { moveCashSchema, parseAmount } from "../model/deposit.ts";

/** Moves cash from till to till: it leaves the one and is in the other at once. */
export const moveCash = createCommand({
  name: "accounting.deposits.move_cash",
  permission: ["accounting.order_collections", "accounting.order_collections.update_receipt"],
  input: moveCashSchema,
  run: async (scope, { from_till_id, to_till_id, currency, note = null, ...written }) => {
    if (scope.account.kind !== "carrier") return fail("forbidden");
    const amount = parseAmount(written.amount, currency);
    if (amount === null || amount <= 0) return failFields({ amount: [{ code: "amount_invalid" }] });
    const from = await chooseTill(scope, from_till_id, "from_till_id");
    if (!from.ok) return from;
    const to = await chooseTill(scope, to_till_id, "to_till_id");
    if (!to.ok) return to;
    if (from.value === to.value) return failFields({ to_till_id: [{ code: "invalid_value" }] });
    const move = { fromTillId: from.value, toTillId: to.value, currency, amount, note };
    const committed = await commitAndPublish(scope, insertTillMove(scope, move));
    return committed.ok ? ok({ amount, currency }) : committed;
  },
});
