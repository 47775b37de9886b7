import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import { invoiceStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import { merchants } from "#app/modules/partners/db/partners.tables.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { OpenInvoice } from "../model/bank/match-payments.ts";
import { bankPayments, invoices } from "./billing.tables.ts";

const { pending, paid } = invoiceStatuses.code;
/** Invoices that a statement is compared with: those that wait, and the newest that were paid. */
const MAX_DOCUMENTS = { open: 5000, paid: 2000 } as const;

/** Invoices that may have been paid; combined ones are paid with their settlement. */
export async function readPayableInvoices(scope: Scope): Promise<OpenInvoice[]> {
  const of = (status: typeof pending | typeof paid, limit: number) =>
    scope.db
      .select({
        number: invoices.number,
        version: invoices.version,
        merchantId: invoices.merchantId,
        merchantName: sql<string>`coalesce(${invoices.buyer} ->> 'name', ${merchants.name}, '')`,
        currency: invoices.currency,
        total: sql<number>`${invoices.total}`,
        paid: sql<number>`${invoices.status} = ${paid}`,
      })
      .from(invoices)
      .leftJoin(merchants, eq(merchants.id, invoices.merchantId))
      .where(
        and(
          eq(invoices.accountId, scope.account.id),
          eq(invoices.status, status),
          sql`${invoices.settlementId} is null`,
        ),
      )
      .orderBy(sql`${invoices.id} desc`)
      .limit(limit);
  const [open, before] = await scope.db.batch([of(pending, MAX_DOCUMENTS.open), of(paid, MAX_DOCUMENTS.paid)]);
  return [...open, ...before].map((row) => ({ ...row, paid: row.paid === 1 }));
}

/** The lines of these that were booked, with the number of the invoice that they paid. */
export async function readBookedLines(scope: Scope, lines: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await scope.db
    .select({ line: bankPayments.line, number: invoices.number })
    .from(bankPayments)
    .innerJoin(invoices, eq(invoices.id, bankPayments.invoiceId))
    .where(and(eq(bankPayments.accountId, scope.account.id), inArray(bankPayments.line, selectIds(lines))))
    .orderBy(asc(bankPayments.part));
  const booked = Map.groupBy(rows, ({ line }) => line);
  return new Map([...booked].map(([line, paidBy]) => [line, paidBy.map(({ number }) => number)]));
}

/** The merchants that accounts of these paid for before; one that paid for several says nothing. */
export async function readPayers(scope: Scope, ibans: readonly string[]): Promise<Map<string, string>> {
  const rows = await scope.db
    .selectDistinct({ iban: bankPayments.iban, merchantId: bankPayments.merchantId })
    .from(bankPayments)
    .where(
      and(
        eq(bankPayments.accountId, scope.account.id),
        ne(bankPayments.iban, ""),
        inArray(bankPayments.iban, selectIds(ibans)),
      ),
    );
  const merchantsOf = Map.groupBy(rows, ({ iban }) => iban);
  return new Map(
    [...merchantsOf].flatMap(([iban, [first, second]]) =>
      first && !second ? [[iban, first.merchantId] as const] : [],
    ),
  );
}
