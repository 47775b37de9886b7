import { readKeptLine } from "#app/modules/ledger/db/bank.reads.server.ts";
import { matchLine, readLastMovement } from "#app/modules/ledger/db/bank.writes.server.ts";
import { insertRuleBooking } from "#app/modules/ledger/db/booked-payouts.server.ts";
import { postTransfers } from "#app/modules/ledger/db/ledger.writes.server.ts";
import { onDay } from "#app/modules/ledger/model/ledger.ts";
import type { ChangeDecision } from "#app/platform/db/commit-with-retry.server.ts";
import { newId, now, type Scope } from "#app/platform/db/scope.server.ts";
import { fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { parseMoney } from "#app/platform/money/money.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { bankRuleRows } from "../../db/bank-rules.server.ts";
import { computeRulePostings, fitsRuleAmount } from "../../model/bank/bank-rule.ts";
import type { BookedPayment } from "../../model/bank/bank-statement.ts";

/** Books a line that pays no document to the account of the rule that was proposed, as it was seen. */
export async function bookByRule(
  scope: Scope,
  { line, on, currency, rule: seen, ...payment }: BookedPayment,
): Promise<Result<ChangeDecision<null>>> {
  const [rule] = seen ? await bankRuleRows.read(scope, [seen.id]) : [];
  if (!rule?.active) return fail("not_found");
  if (rule.version !== seen?.version) return fail("lost_race");
  if (on > toLocalDate(now(scope), scope.account.timezone)) return failFields({ on: [{ code: "invalid_value" }] });
  const amount = parseMoney(payment.amount, currency);
  if (amount === null || !fitsRuleAmount(rule, { amount, currency }))
    return failFields({ amount: [{ code: "invalid_value" }] });
  const [kept, last] = await Promise.all([readKeptLine(scope, line), readLastMovement(scope)]);
  if (kept && (kept.amount !== amount || kept.currency !== currency))
    return failFields({ amount: [{ code: "invalid_value" }] });
  if (kept && kept.open !== kept.amount) return fail("payment_booked");
  const id = newId(scope);
  return ok({
    statements: [
      insertRuleBooking(scope, line, { id, name: rule.name }),
      ...postTransfers(scope, onDay(on, computeRulePostings(id, rule.booked_to, { amount, currency })), { once: true }),
      matchLine(scope, line, [id], last),
    ],
    outcome: null,
  });
}
