import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { AllocationKind, PayMethod, TaxTreatment } from "#app/modules/ledger/model/billing.enums.ts";
import type { BillingProfile } from "#app/modules/workspace/model/billing-profile.ts";
import {
  accountIdColumn,
  booleanColumn,
  idColumn,
  instantColumn,
  jsonColumn,
  moneyColumn,
} from "#app/platform/db/columns.ts";

/** What cleared an invoice, in part or in full. Taken back it stays readable and counts no more. */
export const invoiceAllocations = sqliteTable(
  "invoice_allocations",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    invoiceId: text().notNull(),
    kind: text().$type<AllocationKind>().notNull(),
    amount: moneyColumn().notNull(),
    currency: text().notNull(),
    /** Local date. */
    day: text().notNull(),
    method: text().$type<PayMethod>(),
    /** The payment's reference, or the number of the document. */
    reference: text(),
    /** The cheque that it is or was given with; when it bounces, both count no more. */
    chequeId: text(),
    live: booleanColumn().notNull(),
    createdAt: instantColumn().notNull(),
    createdByName: text().notNull(),
  },
  (table) => [index("invoice_allocations_invoice").on(table.accountId, table.invoiceId, table.live)],
);

/** Credit notes: what is taken back of an issued invoice, with VAT. They never change. */
export const creditNotes = sqliteTable(
  "credit_notes",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    number: text().notNull(),
    invoiceId: text().notNull(),
    invoiceNumber: text().notNull(),
    invoiceIssuedOn: text().notNull(),
    merchantId: text().notNull(),
    currency: text().notNull(),
    issuedOn: text().notNull(),
    periodFrom: text().notNull(),
    periodTo: text().notNull(),
    reason: text().notNull(),
    /** Sum of its lines, before the invoice's discount. */
    gross: moneyColumn().notNull(),
    discount: moneyColumn().notNull(),
    taxTreatment: text().$type<TaxTreatment>().notNull(),
    taxRate: integer().notNull(),
    tax: moneyColumn().notNull(),
    total: moneyColumn().notNull(),
    /** The part that lowered the invoice's open amount; the rest is paid out with the next settlement. */
    allocated: moneyColumn().notNull(),
    seller: jsonColumn<BillingProfile>().notNull(),
    buyer: jsonColumn<BillingProfile>().notNull(),
    createdAt: instantColumn().notNull(),
    createdByName: text().notNull(),
  },
  (table) => [
    uniqueIndex("credit_notes_number").on(table.accountId, table.number),
    index("credit_notes_created").on(table.accountId, table.id),
    index("credit_notes_invoice").on(table.invoiceId),
    index("credit_notes_merchant").on(table.accountId, table.merchantId, table.id),
  ],
);

/** Lines of a credit note: the credited lines of its invoice, amounts before discount and VAT. */
export const creditNoteLines = sqliteTable(
  "credit_note_lines",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    creditNoteId: text().notNull(),
    invoiceLineId: text().notNull(),
    amount: moneyColumn().notNull(),
    position: integer().notNull(),
  },
  (table) => [
    index("credit_note_lines_note").on(table.creditNoteId, table.position),
    index("credit_note_lines_line").on(table.invoiceLineId),
  ],
);
