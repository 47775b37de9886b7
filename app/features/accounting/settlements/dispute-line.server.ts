import { answerLine, correct, disputeStatement, openLine } from "#app/data/billing/dispute.writes.server.ts";
import { commitDecided } from "#app/data/kernel/commit-decided.server.ts";
import { settlementStatuses } from "#app/domain/accounting/accounting.enums.ts";
import { answerSchema, disputeSchema } from "#app/domain/billing/invoice.ts";
import { parseMoney } from "#app/domain/kernel/money.ts";
import { fail, failFields, ok } from "#app/domain/kernel/result.ts";
import { command } from "../../command.server.ts";
import { tellAnswered, tellDisputed } from "./dispute-news.server.ts";

/** A merchant says that a line of its statement is wrong; it does not keep the settlement from being paid out. */
export const disputeLine = command({
  name: "accounting.merchant_billing.dispute",
  permission: "accounting.merchant_billing",
  input: disputeSchema,
  run: (scope, { number, line: id, text }) =>
    commitDecided(scope, async () => {
      if (scope.account.kind !== "merchant") return fail("forbidden");
      const found = await openLine(scope, number, id);
      if (!found || found.settlement.status === settlementStatuses.code.voided) return fail("settlement_not_found");
      if (found.line.disputeState !== null) return fail("line_disputed");
      return ok({
        statements: [...disputeStatement(scope, found, text), tellDisputed(scope, found, text)],
        outcome: { version: found.settlement.version + 1 },
      });
    }),
});

/** The carrier answers: a correction out of the variance, as a line of its own, or the line is kept. */
export const answerDispute = command({
  name: "accounting.merchant_billing.answer",
  permission: ["accounting.merchant_billing", "accounting.merchant_billing.update_settlement"],
  input: answerSchema,
  run: (scope, { number, line: id, amount, note }) =>
    commitDecided(scope, async () => {
      const found = scope.account.kind === "carrier" ? await openLine(scope, number, id) : null;
      if (!found || found.settlement.status === settlementStatuses.code.voided) return fail("settlement_not_found");
      if (found.line.disputeState !== "open") return fail("line_not_disputed");
      const minor = amount === undefined ? 0 : parseMoney(amount, found.settlement.currency);
      if (minor === null) return failFields({ amount: [{ code: "amount_invalid" }] });
      const said = note ?? null;
      const answered = minor === 0 ? answerLine(scope, found, said) : correct(scope, found, minor, said);
      return ok({
        statements: [...answered, ...(await tellAnswered(scope, found, minor, said))],
        outcome: { version: found.settlement.version + 1 },
      });
    }),
});
