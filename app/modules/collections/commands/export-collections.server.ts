import { toAmountCell } from "#app/modules/ledger/commands/amount-cell.server.ts";
import { collectionStatuses, paymentMethods } from "#app/modules/orders/model/order.enums.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { createColumn, toMomentCell } from "#app/platform/lists/export-columns.server.ts";
import { type ExportRequest, exportList, type ListExport } from "#app/platform/lists/export-list.server.ts";
import type { ListQuery } from "#app/platform/lists/list-query.ts";
import { readChosenCollections, readCollectionList } from "../db/collection-list.reads.server.ts";
import { addCollectionNames, type ListedCollection } from "./collections/view-collections.server.ts";
import { type ListedHolding, readListedHoldings } from "./collections/view-holdings.server.ts";

/** Collections as a file. */
export const collectionExport: ListExport<ListedCollection> = {
  title: (t) => t("accounting:collections.title"),
  read: async (scope: Scope, query: ListQuery) => {
    const page = await readCollectionList(scope, query);
    return { ...page, rows: await addCollectionNames(scope, page.rows) };
  },
  chosen: async (scope, ids) => addCollectionNames(scope, await readChosenCollections(scope, ids)),
  columns: [
    createColumn("order", "accounting:column.order", (row) => row.orderNumber),
    createColumn("status", "accounting:column.status", (row, { t }) =>
      row.waived
        ? t(row.agentReason === null ? "accounting:waived" : "accounting:waived_by_agent")
        : t(`common:status.collection.${collectionStatuses.byCode(row.status).key}`),
    ),
    createColumn("agent", "accounting:column.agent", (row) => row.agentName ?? ""),
    createColumn("merchant", "accounting:column.merchant", (row) => row.merchantName ?? ""),
    createColumn("customer", "accounting:column.customer", (row) => row.customerName),
    createColumn("collected_at", "accounting:column.collected", (row, writing) =>
      toMomentCell(row.collectedAt, writing),
    ),
    createColumn("age", "accounting:column.age", (row) => row.ageDays ?? ""),
    createColumn("method", "accounting:column.method", (row, { t }) =>
      t(`accounting:method.${paymentMethods.byCode(row.method).key}`),
    ),
    createColumn("amount", "accounting:column.amount", (row) => toAmountCell(row.amount, row.currency)),
    createColumn("amount", "common:field.currency", (row) => row.currency),
    createColumn("receipt", "accounting:column.receipt", (row) => row.receiptNumber ?? ""),
  ],
};

/** Exports the collections that match the URL's filters, or the selected ones. */
export function exportCollections(scope: Scope, exportRequest: ExportRequest) {
  return exportList(scope, collectionExport, exportRequest);
}

const holdingExport: ListExport<ListedHolding> = {
  title: (t) => t("accounting:title"),
  read: readListedHoldings,
  columns: [
    createColumn("agent", "accounting:column.agent", (row) => row.agentName ?? ""),
    createColumn("count", "accounting:column.count", (row) => row.openCount),
    createColumn("limit", "accounting:column.limit", (row) => toAmountCell(row.limit?.limit ?? null, row.currency)),
    createColumn("oldest", "accounting:column.oldest", (row, writing) => toMomentCell(row.oldestAt, writing)),
    createColumn("age", "accounting:column.age", (row) => row.ageDays ?? ""),
    createColumn("card", "accounting:column.other", (row) => toAmountCell(row.openOther, row.currency)),
    createColumn("cash", "accounting:column.cash", (row) => toAmountCell(row.openCash, row.currency)),
    createColumn("in_receipts", "accounting:column.in_receipts", (row) =>
      toAmountCell((row.receiptCash ?? 0) + (row.receiptOther ?? 0), row.currency),
    ),
    createColumn("on_hand", "accounting:column.on_hand", (row) => toAmountCell(row.cashOnHand, row.currency)),
    createColumn("on_hand", "common:field.currency", (row) => row.currency),
  ],
};

/** Exports what agents hold, filtered by the URL. */
export function exportHoldings(scope: Scope, exportRequest: ExportRequest) {
  return exportList(scope, holdingExport, exportRequest);
}
