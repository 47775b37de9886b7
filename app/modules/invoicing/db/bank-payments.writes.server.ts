import { and, eq, sql } from "drizzle-orm";
import { releaseLines } from "#app/modules/ledger/db/bank.writes.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { newId, now, type Scope } from "#app/platform/db/scope.server.ts";
import { getPaymentDocumentId } from "../model/billing-postings.ts";
import { bankPayments } from "./billing.tables.ts";

interface PaidBankLine {
  line: string;
  iban: string;
}

/** Records which invoices a bank line paid. The same line a second time, or one that is booked as something else, is a lost race. */
export function insertBankPayments(
  scope: Scope,
  { line, iban }: PaidBankLine,
  paid: readonly { id: string; merchantId: string }[],
): Statement[] {
  return paid.map(({ id: invoiceId, merchantId }, part) =>
    scope.db.insert(bankPayments).values({
      ...{ id: newId(scope), accountId: scope.account.id, line, invoiceId, merchantId, iban },
      part: sql`case when not exists (select 1 from bank_payouts o where o.account_id = ${scope.account.id} and o.line = ${line}) then ${part} end`,
      ...{ createdAt: now(scope), createdByName: scope.actor.name },
    }),
  );
}

/** Removes the payment of an invoice, so that its bank line can be booked again. */
export function deleteBankPayment(scope: Scope, invoiceId: string): Statement[] {
  const which = and(eq(bankPayments.accountId, scope.account.id), eq(bankPayments.invoiceId, invoiceId));
  return [
    releaseLines(scope, [getPaymentDocumentId(invoiceId)], sql`(select line from ${bankPayments} where ${which})`),
    scope.db.delete(bankPayments).where(which),
  ];
}
