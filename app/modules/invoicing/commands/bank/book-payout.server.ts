import { matchLine, readLastMovement } from "#app/modules/ledger/db/bank.writes.server.ts";
import { insertPayout } from "#app/modules/ledger/db/booked-payouts.server.ts";
import type { ChangeDecision } from "#app/platform/db/commit-with-retry.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { formatWithCurrency, parseMoney } from "#app/platform/money/money.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import type { BookedPayment } from "../../model/bank/bank-statement.ts";
import { type PayoutDocument, payOut } from "./pay-out.server.ts";

/** Books an outgoing line: all its documents are paid out in one batch, or none. */
export async function bookPayout(scope: Scope, payment: BookedPayment): Promise<Result<ChangeDecision<null>>> {
  const { line, on, amount, currency } = payment;
  if (on > toLocalDate(now(scope), scope.account.timezone)) return failFields({ on: [{ code: "invalid_value" }] });
  const last = await readLastMovement(scope);
  const paid = new Map<string, PayoutDocument>();
  for (const { number, version } of payment.invoices) {
    const each = await payOut(scope, number, payment);
    if (!each.ok) return each;
    if (paid.has(each.value.id)) return fail("settlement_not_found");
    if (each.value.version !== version) return fail("lost_race");
    paid.set(each.value.id, each.value);
  }
  const documents = [...paid.values()];
  const owed = documents.reduce((sum, each) => sum + each.amount, 0);
  const other = documents.find((each) => each.currency !== currency)?.currency;
  if (other || parseMoney(amount, currency) !== -owed) {
    const said = formatWithCurrency({ amount: owed, currency: other ?? currency });
    return fail("payment_differs", { paid: `${amount.replace("-", "")} ${currency}`, owed: said });
  }
  const statements = documents.flatMap((each) => each.statements);
  const parts = documents.map((each, part) => ({ ...each, part }));
  const moved = documents.flatMap((each) => each.posted);
  const booked = [...insertPayout(scope, line, parts, null), matchLine(scope, line, moved, last)];
  return ok({ statements: [...statements, ...booked], outcome: null });
}
