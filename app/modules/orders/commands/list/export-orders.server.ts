import { addFieldColumns } from "#app/modules/custom-fields/commands/field-columns.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { formatMetadata } from "#app/platform/kernel/metadata-text.ts";
import {
  createAddressColumns,
  createCollectionColumns,
  createColumn,
  createVolumeColumn,
  createWeightColumn,
  toLocalTimeCell,
  toMomentCell,
} from "#app/platform/lists/export-columns.server.ts";
import { type ExportRequest, exportList, type ListExport } from "#app/platform/lists/export-list.server.ts";
import { readNames } from "#app/platform/lists/names.reads.server.ts";
import { type OrderRow, readChosenOrders, readOrders } from "../../db/order-list.reads.server.ts";
import { orderStatuses } from "../../model/order.enums.ts";
import type { ListedOrder } from "./list-orders.server.ts";

/** The orders that a query matches, or the selected ones, as a file. */
export async function exportOrders(scope: Scope, exportRequest: ExportRequest) {
  const columns = await addFieldColumns(scope, "order", orderExport.columns);
  return exportList(scope, { ...orderExport, columns }, exportRequest);
}

/** Orders as a file. */
export const orderExport: ListExport<ListedOrder> = {
  title: (t) => t("orders:title"),
  read: async (scope, query) => {
    const { rows, pagination } = await readOrders(scope, query);
    return { rows: await addMerchantNames(scope, rows), pagination };
  },
  chosen: async (scope, ids) => addMerchantNames(scope, await readChosenOrders(scope, ids)),
  columns: [
    createColumn("number", "orders:column.number", (order) => order.number),
    createColumn("status", "orders:column.status", (order, { t }) =>
      t(`common:status.order.${orderStatuses.byCode(order.status).key}`),
    ),
    createColumn("customer", "orders:column.customer", (order) => order.customerName),
    createColumn("customer", "orders:form.phone", (order) => order.customerPhone ?? ""),
    ...createAddressColumns<ListedOrder>("destination", (order) => order.destination.address),
    createColumn("source", "orders:column.source", ({ source }) => source.name ?? source.address.line1),
    createColumn("delivery_schedule", "orders:form.delivery_from", (order) => toLocalTimeCell(order.deliveryFrom)),
    createColumn("delivery_schedule", "orders:form.delivery_to", (order) => toLocalTimeCell(order.deliveryTo)),
    createColumn("pickup_schedule", "orders:form.pickup_from", (order) => toLocalTimeCell(order.pickupFrom)),
    createColumn("pickup_schedule", "orders:form.pickup_to", (order) => toLocalTimeCell(order.pickupTo)),
    createColumn("flags", "orders:column.issues", (order, { t }) =>
      order.issues.map((issue) => t(`orders:issue.${issue}`)).join(" | "),
    ),
    createColumn("flags", "orders:fact.attempts", (order) => order.attempts),
    ...createCollectionColumns<ListedOrder>("cod", "orders:column.cod"),
    createColumn("external_id", "orders:column.external_id", (order) => order.externalId ?? ""),
    createColumn("packages", "orders:column.packages", (order) => order.packageCount),
    createWeightColumn("weight"),
    createVolumeColumn("volume"),
    createColumn("merchant", "orders:column.merchant", (order) => order.merchantName ?? ""),
    createColumn("kind", "orders:column.kind", (order, { t }) => t(`orders:kind.${order.kind}`)),
    createColumn("tags", "orders:column.tags", (order) => order.tags.join(", ")),
    createColumn("metadata", "orders:column.metadata", (order) => formatMetadata(order.metadata)),
    createColumn("created_at", "orders:column.created", (order, writing) => toMomentCell(order.createdAt, writing)),
    createColumn("completed_at", "orders:column.completed", (order, writing) =>
      toMomentCell(order.completedAt, writing),
    ),
  ],
};

async function addMerchantNames(scope: Scope, rows: readonly OrderRow[]): Promise<ListedOrder[]> {
  const ids = rows.map((row) => row.merchantId);
  const merchants = await readNames(scope, "merchants", ids);
  return rows.map((row) => ({ ...row, merchantName: merchants.get(row.merchantId ?? "") ?? null }));
}
