import { and, asc, desc, eq, inArray, or, sql } from "drizzle-orm";
import { parseDocumentAddress } from "#app/modules/ledger/model/document-address.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { insertJsonRows, selectIds } from "#app/platform/db/json-rows.server.ts";
import { newIds, type Scope } from "#app/platform/db/scope.server.ts";
import type { Credit } from "../model/credit-note.ts";
import { invoiceLines } from "./billing.tables.ts";
import { creditNoteLines, creditNotes } from "./credits.tables.ts";
import type { InvoiceRecord } from "./invoice.reads.server.ts";
import { matchesIdEnd } from "./issuer-scope.ts";
import { isOfReader } from "./pending.reads.server.ts";

export type CreditNoteRecord = typeof creditNotes.$inferSelect;

/** How much of each line was credited before, by id of the line. */
export async function readCreditedLines(scope: Scope, lineIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await scope.db
    .select({ id: creditNoteLines.invoiceLineId, amount: sql<number>`sum(${creditNoteLines.amount})` })
    .from(creditNoteLines)
    .where(
      and(eq(creditNoteLines.accountId, scope.account.id), inArray(creditNoteLines.invoiceLineId, selectIds(lineIds))),
    )
    .groupBy(creditNoteLines.invoiceLineId);
  return new Map(rows.map(({ id, amount }) => [id, amount]));
}

/** Credit notes of an invoice, oldest first. */
export function readCreditNotes(scope: Pick<Scope, "db">, invoice: Pick<InvoiceRecord, "id" | "accountId">) {
  return scope.db
    .select()
    .from(creditNotes)
    .where(and(eq(creditNotes.accountId, invoice.accountId), eq(creditNotes.invoiceId, invoice.id)))
    .orderBy(asc(creditNotes.id));
}

/** A credit note visible to the reader by its address or id; null otherwise. */
export async function readCreditNote(scope: Scope, address: string): Promise<CreditNoteRecord | null> {
  const { number, end } = parseDocumentAddress(address);
  const called = or(eq(creditNotes.number, number), eq(creditNotes.id, number));
  const [row] = await scope.db
    .select()
    .from(creditNotes)
    .where(and(isOfReader(scope, creditNotes), called, matchesIdEnd(creditNotes.id, end)))
    .orderBy(desc(creditNotes.id))
    .limit(1);
  return row ?? null;
}

/** Lines of a credit note with the invoice's lines and orders. */
export function readCreditNoteLines(scope: Pick<Scope, "db">, note: Pick<CreditNoteRecord, "id" | "accountId">) {
  return scope.db
    .select({
      id: creditNoteLines.id,
      amount: creditNoteLines.amount,
      type: invoiceLines.type,
      description: invoiceLines.description,
      billed: invoiceLines.amount,
      orderNumber: orders.number,
      reference: orders.externalId,
    })
    .from(creditNoteLines)
    .innerJoin(invoiceLines, eq(invoiceLines.id, creditNoteLines.invoiceLineId))
    .leftJoin(orders, eq(orders.id, invoiceLines.orderId))
    .where(and(eq(creditNoteLines.accountId, note.accountId), eq(creditNoteLines.creditNoteId, note.id)))
    .orderBy(asc(creditNoteLines.position));
}

/** Inserts a credit note with its lines. Its number is logged by a trigger. */
export function insertCreditNote(scope: Scope, note: CreditNoteRecord, lines: Credit["lines"]): Statement[] {
  const ids = newIds(scope, lines.length);
  return [
    scope.db.insert(creditNotes).values(note),
    insertJsonRows(scope.db, {
      table: creditNoteLines,
      columns: {
        id: ({ at }: { each: Credit["lines"][number]; at: number }) => ids[at] ?? "",
        invoiceLineId: ({ each }) => each.line,
        amount: ({ each }) => each.amount,
        position: ({ at }) => at,
      },
      rows: lines.map((each, at) => ({ each, at })),
      computed: { accountId: () => sql`${scope.account.id}`, creditNoteId: () => sql`${note.id}` },
    }),
  ];
}
