import type { Statement } from "#app/platform/db/commit.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { failFields, type Issue, ok, type Result } from "#app/platform/kernel/result.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import type { Payable } from "../../db/bank-payouts.server.ts";
import { reserveDocumentNumbers } from "../../db/number-series.server.ts";
import type { PaymentRunRecord } from "../../db/payment-runs.reads.server.ts";
import { insertPaymentRun } from "../../db/payment-runs.writes.server.ts";

interface ChosenPayments {
  /** How many were asked for: what was not found is refused. */
  count: number;
  iban: string;
  date: string | undefined;
}

/** Why a document cannot be paid by a file; null if it can. */
export function findPayableFault({ number, name, kind, pending, amount, iban, run }: Payable): Issue | null {
  if (!pending || amount <= 0) return { code: "runs:nothing_to_transfer", params: { number } };
  if (run !== null) return { code: "runs:chosen_already", params: { number, run } };
  if (iban !== null) return null;
  return { code: kind === "settlement" ? "runs:merchant_iban_missing" : "runs:iban_missing", params: { name } };
}

/** A new run of documents, all pending, in one currency and in no other run; its number is the next one. */
export async function choosePayments(
  scope: Scope,
  payables: readonly Payable[],
  { count, iban, date }: ChosenPayments,
): Promise<Result<{ run: PaymentRunRecord; statements: Statement[] }>> {
  const refuse = (issue: Issue) => failFields({ ids: [issue] });
  const [first] = payables;
  if (!first || payables.length < count) return refuse({ code: "not_found" });
  const { currency } = first;
  if (payables.some((each) => each.currency !== currency)) return refuse({ code: "runs:transfers_mixed" });
  const fault = payables.map(findPayableFault).find((each) => each !== null);
  if (fault) return refuse(fault);
  const today = toLocalDate(now(scope), scope.account.timezone);
  if (date !== undefined && date < today) return failFields({ date: [{ code: "date_past" }] });
  const { numbers, statement } = await reserveDocumentNumbers(scope, "payment_run", 1);
  const { run, statements } = insertPaymentRun(scope, {
    ...{ number: numbers[0] ?? "", currency, iban, payOn: date ?? today },
    payables: payables.map((each) => ({ ...each, iban: each.iban ?? "" })),
  });
  return ok({ run, statements: [statement, ...statements] });
}
