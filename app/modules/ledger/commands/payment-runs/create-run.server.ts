import { createCommand } from "#app/platform/commands/command.server.ts";
import { commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { readPayablesByIds } from "../../db/bank-payouts.server.ts";
import { createRunSchema } from "../../model/payment-run.ts";
import { choosePayments } from "./choose-payments.server.ts";
import { listPayoutKinds } from "./payout-kinds.server.ts";

/** Chooses settlements and receipts of payouts that are paid by one file. Nothing is posted: the bank's line does that. */
export const createPaymentRun = createCommand({
  name: "accounting.payment_runs.create",
  permission: [],
  input: createRunSchema,
  run: (scope, { settlements, agent_receipts, iban, date }) =>
    commitWithRetry(scope, async () => {
      const kinds = listPayoutKinds(scope);
      if (kinds.length === 0) return fail("forbidden");
      const wanted = { settlement: [...new Set(settlements)], agent_receipt: [...new Set(agent_receipts)] };
      const payables = (await readPayablesByIds(scope, wanted)).filter(({ kind }) => kinds.includes(kind));
      const count = wanted.settlement.length + wanted.agent_receipt.length;
      const chosen = await choosePayments(scope, payables, { count, iban, date });
      if (!chosen.ok) return chosen;
      const { run, statements } = chosen.value;
      return ok({ statements, outcome: { number: run.number, version: run.version } });
    }),
});
