import { chooseTill } from "#app/modules/ledger/commands/tills/choose-till.server.ts";
import { reserveDocumentNumbers } from "#app/modules/ledger/db/number-series.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { readChequesByIds } from "../db/deposits.reads.server.ts";
import { insertDeposit } from "../db/deposits.writes.server.ts";
import { createDepositSchema, parseAmount } from "../model/deposit.ts";

type DepositInput = ReturnType<typeof createDepositSchema.parse>;

/** Hands cash, cheques or an acquirer's payout over to the bank: it is on its way until the bank's line confirms it. */
export const createDeposit = createCommand({
  name: "accounting.deposits.create",
  permission: ["accounting.order_collections", "accounting.order_collections.update_receipt"],
  input: createDepositSchema,
  run: (scope, input) =>
    commitWithRetry(scope, async () => {
      if (scope.account.kind !== "carrier") return fail("forbidden");
      const what = await readContent(scope, input);
      if (!what.ok) return what;
      const till = await chooseTill(scope, input.till_id);
      if (!till.ok) return till;
      const { numbers, statement } = await reserveDocumentNumbers(scope, "deposit", 1);
      const number = numbers[0] ?? "";
      const { kind, slip = null, bag = null, note = null } = input;
      const about = { number, kind, tillId: kind === "cash" ? till.value : null, slip, bag, note };
      const statements = [statement, ...insertDeposit(scope, { ...about, ...what.value })];
      return ok({ statements, outcome: { number, version: 1 } });
    }),
});

/** What it consists of: an amount with the acquirer's fee, or cheques of one currency that are in the till. */
async function readContent(scope: Scope, { kind, currency = "", amount = "", fee = "0", cheques = [] }: DepositInput) {
  if (kind === "cheque") return readPieces(scope, cheques);
  const [sum, kept] = [parseAmount(amount, currency), parseAmount(fee, currency)];
  if (sum === null || sum <= 0) return failFields({ amount: [{ code: "amount_invalid" }] });
  if (kept === null || kept >= sum) return failFields({ fee: [{ code: "amount_invalid" }] });
  return ok({ currency, amount: sum, fee: kept, pieces: [] });
}

async function readPieces(scope: Scope, ids: readonly string[]) {
  const pieces = await readChequesByIds(scope, [...new Set(ids)]);
  const [first] = pieces;
  if (!first || pieces.length < new Set(ids).size) return fail("not_found");
  if (pieces.some(({ currency }) => currency !== first.currency))
    return failFields({ cheques: [{ code: "invalid_value" }] });
  if (pieces.some(({ state }) => state !== "till")) return fail("not_in_till");
  const amount = pieces.reduce((sum, each) => sum + (each.amount ?? 0), 0);
  const content: Result<{ currency: string; amount: number; fee: number; pieces: typeof pieces }> = ok({
    ...{ currency: first.currency, amount, fee: 0, pieces },
  });
  return content;
}
