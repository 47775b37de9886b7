import { listPayoutKinds } from "#app/modules/ledger/commands/payment-runs/payout-kinds.server.ts";
import { matchLine, readLastMovement } from "#app/modules/ledger/db/bank.writes.server.ts";
import { insertPayout, readBookedPayouts } from "#app/modules/ledger/db/booked-payouts.server.ts";
import { readPaymentRun, readRunItems, sumPaidByLine } from "#app/modules/ledger/db/payment-runs.reads.server.ts";
import { updatePaymentRun } from "#app/modules/ledger/db/payment-runs.writes.server.ts";
import { documentKinds } from "#app/modules/ledger/model/accounting.enums.ts";
import { paymentRunTransitions } from "#app/modules/ledger/model/payment-run.states.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { type ChangeDecision, commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { applyTransition } from "#app/platform/kernel/state-machine.ts";
import { formatWithCurrency, parseMoney } from "#app/platform/money/money.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import type { BookedPayment } from "../../model/bank/bank-statement.ts";
import { payOut } from "./pay-out.server.ts";

/** Documents of a run that are paid in one batch, and batches of one call: a database call has a bound. */
const limits = { documents: 10, batches: 5 } as const;

/** True for a line that left the account and names one payment run: the sum of its file. */
export function paysRun({ amount, invoices }: BookedPayment): boolean {
  const prefix = `${documentKinds.payment_run.prefix}-`;
  return amount.startsWith("-") && invoices.length === 1 && invoices.every(({ number }) => number.startsWith(prefix));
}

/**
 * Books a line that a bank made of a whole file. The documents are paid in batches; what was interrupted goes on when the
 * same line is booked again, and nothing is paid twice.
 */
export async function bookRun(scope: Scope, payment: BookedPayment): Promise<Result<null>> {
  for (let batch = 1; ; batch += 1) {
    const booked = await commitWithRetry(scope, () => bookRunPart(scope, payment));
    if (!booked.ok) return booked;
    if (booked.value === 0) return ok(null);
    if (batch === limits.batches) return fail("booking_goes_on", { waiting: booked.value });
  }
}

/** Pays the next documents of a run; the outcome is how many still wait. The run is confirmed with the last ones. */
async function bookRunPart(scope: Scope, payment: BookedPayment): Promise<Result<ChangeDecision<number>>> {
  const { line, on, amount, currency } = payment;
  const before = await readBookedPayouts(scope, [line]);
  if (before.size > 0) return fail("payment_booked");
  if (on > toLocalDate(now(scope), scope.account.timezone)) return failFields({ on: [{ code: "invalid_value" }] });
  const [seen] = payment.invoices;
  const run = seen ? await readPaymentRun(scope, seen.number, listPayoutKinds(scope)) : null;
  if (!run || !seen) return fail("not_found");
  if (run.version !== seen.version) return fail("lost_race");
  const to = applyTransition(paymentRunTransitions, run.status, "confirm");
  if (!to.ok) return to;
  const [items, paid] = await Promise.all([readRunItems(scope, run.id), sumPaidByLine(scope, run.id, line)]);
  const waiting = items.filter(({ state }) => state === "waiting");
  const owed = waiting.reduce((sum, each) => sum + each.amount, paid);
  if (run.currency !== currency || parseMoney(amount, currency) !== -owed) {
    const said = formatWithCurrency({ amount: owed, currency: run.currency });
    return fail("payment_differs", { paid: `${amount.replace("-", "")} ${currency}`, owed: said });
  }
  const last = await readLastMovement(scope);
  const moved: string[] = [];
  const next = waiting.slice(0, limits.documents);
  const left = waiting.length - next.length;
  const statements: Statement[] =
    left === 0
      ? updatePaymentRun(scope, run, {
          ...{ type: "confirmed", status: to.value, detail: { on, count: waiting.length, amount: owed } },
        })
      : [];
  for (const item of next) {
    const each = await payOut(scope, item.number, payment);
    if (!each.ok) return each;
    if (each.value.id !== item.documentId || each.value.amount !== item.amount)
      return fail("payment_changed", { number: item.number });
    statements.push(...each.value.statements);
    moved.push(...each.value.posted);
  }
  const parts = next.map(({ kind, documentId: id, number, position: part }) => ({ kind, id, number, part }));
  const booked = [...insertPayout(scope, line, parts, run.id), matchLine(scope, line, moved, last)];
  return ok({ statements: [...statements, ...booked], outcome: left });
}
