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
import { type ExportAsked, type ExportColumn, exportList } from "#app/platform/lists/export-list.server.ts";
import { readChosenShipments, readShipments } from "../db/shipment-list.reads.server.ts";
import { shipmentStatuses } from "../model/shipment.enums.ts";
import { type ListedShipment, namedShipments, withNames } from "./list-shipments.server.ts";
import { typeOf } from "./shipment-type.server.ts";

type Args = ExportAsked & { params: Readonly<Record<string, string | undefined>> };

/** The shipments of a type that an address matches, or that were selected, as a file (platform §6 `shipments.export`). */
export function exportShipments(scope: Scope, { params, ...asked }: Args) {
  const type = typeOf(scope, params.type);
  if (!type.ok) return type;
  const { code, path } = type.value;
  const list = {
    title: (t: (key: string) => string) => t(`shipments:title.${path}`),
    columns,
    read: async (reader: Scope, query: Parameters<typeof readShipments>[2]) =>
      withNames(reader, await readShipments(reader, code, query)),
    chosen: async (reader: Scope, ids: readonly string[]) =>
      namedShipments(reader, await readChosenShipments(reader, code, ids)),
  };
  return exportList(scope, list, asked);
}

const columns: readonly ExportColumn<ListedShipment>[] = [
  worded("number", "shipments:column.number", (row) => row.number),
  worded("status", "shipments:column.status", (row, { t }) =>
    t(`common:status.shipment.${shipmentStatuses.of(row.status).key}`),
  ),
  worded("agent", "shipments:column.agent", (row) => row.agentName ?? ""),
  worded("source_location", "shipments:column.source_location", (row) => row.source.name ?? row.sourceLine),
  ...addressColumns<ListedShipment>("destination_location", (row) => row.destination.address),
  worded("shipping_method", "shipments:column.shipping_method", (row) => row.shippingMethodName ?? ""),
  worded("customer", "shipments:column.customer", (row) => row.customerName ?? ""),
  worded("contents", "shipments:column.contents", (row) => row.packageCount),
  weightColumn("volume_weight"),
  volumeColumn("volume_weight"),
  worded("delivery_schedule", "orders:form.delivery_from", (row) => localTime(row.deliveryFrom)),
  worded("delivery_schedule", "orders:form.delivery_to", (row) => localTime(row.deliveryTo)),
  worded("pickup_schedule", "orders:form.pickup_from", (row) => localTime(row.pickupFrom)),
  worded("pickup_schedule", "orders:form.pickup_to", (row) => localTime(row.pickupTo)),
  ...collectionColumns<ListedShipment>("collections", "shipments:column.collections"),
  worded("orders", "shipments:column.orders", (row) => row.orderNumber ?? ""),
  worded("merchant", "shipments:column.merchant", (row) => row.merchantName ?? ""),
  worded("failure_reason", "shipments:column.failure_reason", (row, { t }) =>
    row.failureReason ? t(`shipments:reason.${row.failureReason}`) : "",
  ),
  worded("created_at", "shipments:column.created", (row, writing) => moment(row.createdAt, writing)),
  worded("completed_at", "shipments:column.completed", (row, writing) => moment(row.completedAt, writing)),
];
