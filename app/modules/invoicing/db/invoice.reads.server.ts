import { and, asc, desc, eq, getTableColumns, or, sql } from "drizzle-orm";
import { customers } from "#app/modules/customers/db/customers.tables.ts";
import { invoiceStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import { parseDocumentAddress } from "#app/modules/ledger/model/document-address.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { merchants } from "#app/modules/partners/db/partners.tables.ts";
import { orderFees } from "#app/modules/pricing/db/order-fees.tables.ts";
import { describeFee } from "#app/modules/pricing/model/fee-formula.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Page } from "#app/platform/lists/list-page.server.ts";
import type { ListQuery } from "#app/platform/lists/list-query.ts";
import type { RowFromColumns } from "#app/platform/lists/list-rows.server.ts";
import type { ListDescription } from "#app/platform/lists/list-spec.server.ts";
import { readSmallList } from "#app/platform/lists/small-list.server.ts";
import { getLineTier } from "../model/billed-lines.ts";
import { countBilled } from "./billed-counts.server.ts";
import { invoiceLines, invoices } from "./billing.tables.ts";
import { getOtherPartyName, matchesIdEnd, type WithIssuerName, withIssuerName } from "./issuer-scope.ts";
import { isOfReader } from "./pending.reads.server.ts";

export type InvoiceRecord = typeof invoices.$inferSelect;

/** An invoice visible to the reader by its address (`formatDocumentAddress`), its cancellation's number, or its id; null otherwise. */
export async function readInvoice(scope: Scope, address: string): Promise<InvoiceRecord | null> {
  const { number, end } = parseDocumentAddress(address);
  const called = or(eq(invoices.number, number), eq(invoices.cancellation, number), eq(invoices.id, number));
  const [row] = await scope.db
    .select()
    .from(invoices)
    .where(and(isOfReader(scope, invoices), called, matchesIdEnd(invoices.id, end)))
    .orderBy(desc(invoices.id))
    .limit(1);
  return row ?? null;
}

/** The cancellation's number, if the address names the cancellation instead of the invoice. */
export const getRequestedCancellation = (
  { cancellation }: Pick<InvoiceRecord, "cancellation">,
  address: string,
): string | null =>
  cancellation !== null && cancellation === parseDocumentAddress(address).number ? cancellation : null;

const { accountId: _account, live: _live, ...lineColumns } = getTableColumns(invoiceLines);

/** Lines of an invoice, voided ones included, with their orders. */
export async function readInvoiceLines(scope: Pick<Scope, "db">, invoice: Pick<InvoiceRecord, "id" | "accountId">) {
  const rows = await scope.db
    .select({
      ...lineColumns,
      orderNumber: orders.number,
      reference: orders.externalId,
      inputs: orderFees.inputs,
    })
    .from(invoiceLines)
    .leftJoin(orders, eq(orders.id, invoiceLines.orderId))
    .leftJoin(orderFees, eq(orderFees.id, invoiceLines.feeId))
    .where(and(eq(invoiceLines.accountId, invoice.accountId), eq(invoiceLines.invoiceId, invoice.id)))
    .orderBy(asc(invoiceLines.position));
  return rows.map(({ inputs, description, ...line }) => ({
    ...line,
    description: describeFee({ type: line.type, formula: description, inputs: inputs ?? {} }),
    tier: getLineTier(inputs),
  }));
}
export type InvoiceLine = Awaited<ReturnType<typeof readInvoiceLines>>[number];

/** The metadata of an invoice's orders and their customers, by the order's number. */
export async function readInvoicedMetadata(
  { db }: Pick<Scope, "db">,
  invoice: Pick<InvoiceRecord, "id" | "accountId">,
) {
  const rows = await db
    .selectDistinct({ number: orders.number, order: orders.metadata, customer: customers.metadata })
    .from(invoiceLines)
    .innerJoin(orders, eq(orders.id, invoiceLines.orderId))
    .leftJoin(customers, and(eq(customers.id, orders.customerId), eq(customers.accountId, invoiceLines.accountId)))
    .where(and(eq(invoiceLines.accountId, invoice.accountId), eq(invoiceLines.invoiceId, invoice.id)));
  return new Map(rows.map(({ number, order, customer }) => [number, { order, customer: customer ?? {} }]));
}

/** Orders of an invoice that is not voided, with what their timelines need. */
export function readOrdersOfInvoice(scope: Scope, invoiceId: string) {
  return scope.db
    .selectDistinct({ id: orders.id, number: orders.number, status: orders.status, version: orders.version })
    .from(invoiceLines)
    .innerJoin(orders, eq(orders.id, invoiceLines.orderId))
    .where(
      and(
        eq(invoiceLines.accountId, scope.account.id),
        eq(invoiceLines.invoiceId, invoiceId),
        eq(invoiceLines.live, true),
      ),
    );
}

const { buyer: _buyer, createdBy: _by, ...own } = getTableColumns(invoices);
const columns = { ...own, merchantName: merchants.name };

export type InvoiceRow = WithIssuerName<RowFromColumns<typeof columns>>;

/** Columns for sorting and filtering invoices; ids grow with creation. */
export const invoicesListDescription = {
  id: invoices.id,
  place: invoices.id,
  fields: {
    created_at: { sort: invoices.id, filter: { kind: "instant_day", column: invoices.createdAt } },
    number: { sort: invoices.number },
    merchant: { sort: merchants.name, filter: { kind: "equals", column: invoices.merchantId, values: "id" } },
    status: { sort: invoices.status, filter: { kind: "equals", column: invoices.status, values: invoiceStatuses } },
    currency: { filter: { kind: "equals", column: invoices.currency, values: "currency" } },
    due: { sort: invoices.dueOn, filter: { kind: "local_day", column: invoices.dueOn } },
    paid: { sort: invoices.paidOn, filter: { kind: "local_day", column: invoices.paidOn } },
    total: {
      sort: invoices.total,
      filter: { kind: "price", column: invoices.total, currency: invoices.currency },
    },
  },
  defaultSort: "-created_at",
  defaultLimit: 20,
} satisfies ListDescription;

export async function readInvoices(scope: Scope, query: ListQuery): Promise<Page<InvoiceRow>> {
  const from = sql`${invoices} left join ${merchants} on ${merchants.id} = ${invoices.merchantId} and ${merchants.accountId} = ${invoices.accountId}`;
  const searched = [invoices.number, invoices.cancellation, getOtherPartyName(scope, merchants.name, invoices.seller)];
  const list = { ...invoicesListDescription, from, within: [isOfReader(scope, invoices)], searched };
  return withIssuerName(await readSmallList(scope, list, columns, query));
}

/** Number of invoices by status. */
export function countInvoices(scope: Scope): Promise<Record<string, number>> {
  return countBilled(scope, invoices, invoiceStatuses);
}
