import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import { invoiceStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import { merchants } from "#app/modules/partners/db/partners.tables.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { OpenInvoice } from "../model/bank/match-payments.ts";
import { bankPayments, invoices } from "./billing.tables.ts";

const { pending, paid } = invoiceStatuses.code;
/** Most invoices that a statement is compared with: pending ones, and the newest paid ones. */
const MAX_DOCUMENTS = { open: 5000, paid: 2000 } as const;

/** Invoices that may have been paid, and those that a settlement nets, which a merchant may pay by mistake. */
export async function readPayableInvoices(scope: Scope): Promise<OpenInvoice[]> {
  const of = (status: typeof pending | typeof paid, limit: number) =>
    scope.db
      .select({
        number: invoices.number,
        version: invoices.version,
        merchantId: invoices.merchantId,
        merchantName: sql<string>`coalesce(${invoices.buyer} ->> 'name', ${merchants.name}, '')`,
        currency: invoices.currency,
        total: sql<number>`iif(${invoices.status} = ${pending}, ${invoices.total} - ${invoices.cleared}, ${invoices.total})`,
        paid: sql<number>`${invoices.status} = ${paid}`,
        netted: sql<number>`${invoices.settlementId} is not null`,
      })
      .from(invoices)
      .leftJoin(merchants, eq(merchants.id, invoices.merchantId))
      .where(and(eq(invoices.accountId, scope.account.id), eq(invoices.status, status)))
      .orderBy(sql`${invoices.id} desc`)
      .limit(limit);
  const [open, before] = await scope.db.batch([of(pending, MAX_DOCUMENTS.open), of(paid, MAX_DOCUMENTS.paid)]);
  return [...open, ...before].map((row) => ({ ...row, paid: row.paid === 1, netted: row.netted === 1 }));
}

/** Those of the lines that are already booked, with the numbers of the invoices they paid. */
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

/** Merchants by the IBANs that paid for them before; an IBAN that paid for several is left out. */
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
