import { amountCell } from "#app/modules/ledger/commands/amount-cell.server.ts";
import { receiptStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import { collectionStatuses, paymentMethods } from "#app/modules/orders/model/order.enums.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { moment, worded } from "#app/platform/lists/export-columns.server.ts";
import { type ExportAsked, exportList, type ListExport } from "#app/platform/lists/export-list.server.ts";
import type { ListQuery } from "#app/platform/lists/list-query.ts";
import { readChosenCollections, readCollectionList } from "../db/collection-list.reads.server.ts";
import { type ReceiptRow, readReceipts } from "../db/receipt-list.reads.server.ts";
import { type ListedCollection, namedCollections } from "./collections/view-collections.server.ts";
import { type ListedHolding, readListedHoldings } from "./collections/view-holdings.server.ts";

const collectionExport: ListExport<ListedCollection> = {
  title: (t) => t("accounting:collections.title"),
  read: async (scope: Scope, query: ListQuery) => {
    const page = await readCollectionList(scope, query);
    return { ...page, rows: await namedCollections(scope, page.rows) };
  },
  chosen: async (scope, ids) => namedCollections(scope, await readChosenCollections(scope, ids)),
  columns: [
    worded("order", "accounting:column.order", (row) => row.orderNumber),
    worded("status", "accounting:column.status", (row, { t }) =>
      row.waived ? t("accounting:waived") : t(`common:status.collection.${collectionStatuses.of(row.status).key}`),
    ),
    worded("agent", "accounting:column.agent", (row) => row.agentName ?? ""),
    worded("merchant", "accounting:column.merchant", (row) => row.merchantName ?? ""),
    worded("customer", "accounting:column.customer", (row) => row.customerName),
    worded("collected_at", "accounting:column.collected", (row, writing) => moment(row.collectedAt, writing)),
    worded("age", "accounting:column.age", (row) => row.ageDays ?? ""),
    worded("method", "accounting:column.method", (row, { t }) =>
      t(`accounting:method.${paymentMethods.of(row.method).key}`),
    ),
    worded("amount", "accounting:column.amount", (row) => amountCell(row.amount, row.currency)),
    worded("amount", "common:field.currency", (row) => row.currency),
    worded("receipt", "accounting:column.receipt", (row) => row.receiptNumber ?? ""),
  ],
};

/** The collections that an address matches, or that were selected, as a file. */
export function exportCollections(scope: Scope, asked: ExportAsked) {
  return exportList(scope, collectionExport, asked);
}

const holdingExport: ListExport<ListedHolding> = {
  title: (t) => t("accounting:title"),
  read: readListedHoldings,
  columns: [
    worded("agent", "accounting:column.agent", (row) => row.agentName ?? ""),
    worded("count", "accounting:column.count", (row) => row.openCount),
    worded("limit", "accounting:column.limit", (row) => amountCell(row.limit?.limit ?? null, row.currency)),
    worded("oldest", "accounting:column.oldest", (row, writing) => moment(row.oldestAt, writing)),
    worded("age", "accounting:column.age", (row) => row.ageDays ?? ""),
    worded("card", "accounting:column.other", (row) => amountCell(row.openOther, row.currency)),
    worded("cash", "accounting:column.cash", (row) => amountCell(row.openCash, row.currency)),
    worded("in_receipts", "accounting:column.in_receipts", (row) =>
      amountCell((row.receiptCash ?? 0) + (row.receiptOther ?? 0), row.currency),
    ),
    worded("on_hand", "accounting:column.on_hand", (row) => amountCell(row.cashOnHand, row.currency)),
    worded("on_hand", "common:field.currency", (row) => row.currency),
  ],
};

/** What agents hold, as an address asks for it, as a file. */
export function exportHoldings(scope: Scope, asked: ExportAsked) {
  return exportList(scope, holdingExport, asked);
}

const receiptExport: ListExport<ReceiptRow> = {
  title: (t) => t("accounting:receipts.title"),
  read: readReceipts,
  columns: [
    worded("number", "accounting:column.number", (row) => row.number),
    worded("status", "accounting:column.status", (row, { t }) =>
      t(`common:status.receipt.${receiptStatuses.of(row.status).key}`),
    ),
    worded("agent", "accounting:column.agent", (row) => row.agentName ?? ""),
    worded("created_at", "accounting:column.generated", (row, writing) => moment(row.createdAt, writing)),
    worded("received_at", "accounting:column.received", (row, writing) => moment(row.receivedAt, writing)),
    worded("count", "accounting:column.count", (row) => row.lineCount),
    worded("cash", "accounting:column.cash", (row) => amountCell(row.cash, row.currency)),
    worded("other", "accounting:column.other", (row) => amountCell(row.other, row.currency)),
    worded("total", "accounting:column.total", (row) => amountCell(row.total, row.currency)),
    worded("difference", "accounting:column.difference", (row) => amountCell(row.difference, row.currency)),
    worded("reason", "accounting:column.reason", (row, { t }) =>
      row.reason ? t(`accounting:reason.${row.reason}`) : "",
    ),
    worded("total", "common:field.currency", (row) => row.currency),
  ],
};

/** The receipts that an address matches, as a file. */
export function exportReceipts(scope: Scope, asked: ExportAsked) {
  return exportList(scope, receiptExport, asked);
}
