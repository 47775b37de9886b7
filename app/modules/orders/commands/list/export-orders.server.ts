import type { Scope } from "#app/platform/db/scope.server.ts";
import {
  addressColumns,
  collectionColumns,
  localTime,
  moment,
  volumeColumn,
  weightColumn,
  worded,
} from "#app/platform/lists/export-columns.server.ts";
import { type ExportAsked, exportList, type ListExport } from "#app/platform/lists/export-list.server.ts";
import { readNames } from "#app/platform/lists/names.reads.server.ts";
import { type OrderRow, readChosenOrders, readOrders } from "../../db/order-list.reads.server.ts";
import { orderStatuses } from "../../model/order.enums.ts";
import type { ListedOrder } from "./list-orders.server.ts";

/** The orders that an address matches, or that were selected, as a file (platform §6 `orders.export`). */
export function exportOrders(scope: Scope, asked: ExportAsked) {
  return exportList(scope, orderExport, asked);
}

const orderExport: ListExport<ListedOrder> = {
  title: (t) => t("orders:title"),
  read: async (scope, query) => {
    const { rows, pagination } = await readOrders(scope, query);
    return { rows: await named(scope, rows), pagination };
  },
  chosen: async (scope, ids) => named(scope, await readChosenOrders(scope, ids)),
  columns: [
    worded("number", "orders:column.number", (order) => order.number),
    worded("status", "orders:column.status", (order, { t }) =>
      t(`common:status.order.${orderStatuses.of(order.status).key}`),
    ),
    worded("customer", "orders:column.customer", (order) => order.customerName),
    worded("customer", "orders:form.phone", (order) => order.customerPhone ?? ""),
    ...addressColumns<ListedOrder>("destination", (order) => order.destination.address),
    worded("source", "orders:column.source", ({ source }) => source.name ?? source.address.line1),
    worded("delivery_schedule", "orders:form.delivery_from", (order) => localTime(order.deliveryFrom)),
    worded("delivery_schedule", "orders:form.delivery_to", (order) => localTime(order.deliveryTo)),
    worded("pickup_schedule", "orders:form.pickup_from", (order) => localTime(order.pickupFrom)),
    worded("pickup_schedule", "orders:form.pickup_to", (order) => localTime(order.pickupTo)),
    worded("flags", "orders:column.issues", (order, { t }) =>
      order.issues.map((issue) => t(`orders:issue.${issue}`)).join(" | "),
    ),
    worded("flags", "orders:fact.attempts", (order) => order.attempts),
    ...collectionColumns<ListedOrder>("cod", "orders:column.cod"),
    worded("external_id", "orders:column.external_id", (order) => order.externalId ?? ""),
    worded("packages", "orders:column.packages", (order) => order.packageCount),
    weightColumn("weight"),
    volumeColumn("volume"),
    worded("merchant", "orders:column.merchant", (order) => order.merchantName ?? ""),
    worded("kind", "orders:column.kind", (order, { t }) => t(`orders:kind.${order.kind}`)),
    worded("tags", "orders:column.tags", (order) => order.tags.join(", ")),
    worded("created_at", "orders:column.created", (order, writing) => moment(order.createdAt, writing)),
    worded("completed_at", "orders:column.completed", (order, writing) => moment(order.completedAt, writing)),
  ],
};

async function named(scope: Scope, rows: readonly OrderRow[]): Promise<ListedOrder[]> {
  const ids = rows.map((row) => row.merchantId);
  const merchants = await readNames(scope, "merchants", ids);
  return rows.map((row) => ({ ...row, merchantName: merchants.get(row.merchantId ?? "") ?? null }));
}
