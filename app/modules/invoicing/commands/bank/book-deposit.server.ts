import { recordDepositConfirmed } from "#app/modules/deposits/commands/record-deposit-confirmed.server.ts";
import { readDeposit } from "#app/modules/deposits/db/deposits.reads.server.ts";
import { getExpectedAmount } from "#app/modules/deposits/model/deposit-postings.ts";
import { matchLine, readLastMovement } from "#app/modules/ledger/db/bank.writes.server.ts";
import { insertPayout } from "#app/modules/ledger/db/booked-payouts.server.ts";
import { documentKinds } from "#app/modules/ledger/model/accounting.enums.ts";
import type { ChangeDecision } from "#app/platform/db/commit-with-retry.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { formatWithCurrency, parseMoney } from "#app/platform/money/money.ts";
import type { BookedPayment } from "../../model/bank/bank-statement.ts";

/** True for a line that came in and names one deposit. */
export const creditsDeposit = ({ invoices: [first, ...others] }: BookedPayment): boolean =>
  others.length === 0 && (first?.number ?? "").startsWith(`${documentKinds.deposit.prefix}-`);

/** Books what the bank credited of a deposit. What it counted otherwise is booked as such, if a person accepts that. */
export async function bookDeposit(scope: Scope, payment: BookedPayment): Promise<Result<ChangeDecision<null>>> {
  const { line, on, currency } = payment;
  const [seen] = payment.invoices;
  const deposit = seen ? await readDeposit(scope, seen.number) : null;
  if (!seen || !deposit) return fail("not_found");
  if (deposit.version !== seen.version) return fail("lost_race");
  const counted = parseMoney(payment.amount, currency);
  const expected = getExpectedAmount({ amount: deposit.amount ?? 0, fee: deposit.fee ?? 0 });
  if (counted === null || deposit.currency !== currency || (counted !== expected && !payment.accept_difference)) {
    const owed = formatWithCurrency({ amount: expected, currency: deposit.currency });
    return fail("payment_differs", { paid: `${payment.amount} ${currency}`, owed });
  }
  const last = await readLastMovement(scope);
  const written = recordDepositConfirmed(scope, deposit, { on, counted, reason: "other" });
  if (!written.ok) return written;
  const { id, number } = deposit;
  const booked = insertPayout(scope, line, [{ kind: "deposit", id, number, part: 0 }], null);
  return ok({ statements: [...written.value, ...booked, matchLine(scope, line, [id], last)], outcome: null });
}
