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
import {
  type ExportColumn,
  type ExportRequest,
  exportList,
  type ListExport,
} from "#app/platform/lists/export-list.server.ts";
import { readChosenShipments, readShipments } from "../db/shipment-list.reads.server.ts";
import { shipmentStatuses } from "../model/shipment.enums.ts";
import { addNamesToPage, addShipmentNames, type ListedShipment } from "./shipment-names.server.ts";
import { findShipmentType, type ShipmentTypeRow } from "./shipment-type.server.ts";

type ShipmentExportRequest = ExportRequest & { params: Readonly<Record<string, string | undefined>> };

/** Exports the shipments of a type that match the list's query, or the selected ones. */
export async function exportShipments(scope: Scope, { params, ...request }: ShipmentExportRequest) {
  const type = findShipmentType(scope, params.type);
  if (!type.ok) return type;
  const own = await addFieldColumns(scope, "shipment", columns);
  return exportList(scope, { ...createShipmentExport(type.value), columns: own }, request);
}

/** The shipments of a type as a file. */
export function createShipmentExport({ code, path }: ShipmentTypeRow): ListExport<ListedShipment> {
  return {
    title: (t) => t(`shipments:title.${path}`),
    columns,
    read: async (reader, query) => addNamesToPage(reader, await readShipments(reader, code, query)),
    chosen: async (reader, ids) => addShipmentNames(reader, await readChosenShipments(reader, code, ids)),
  };
}

const columns: readonly ExportColumn<ListedShipment>[] = [
  createColumn("number", "shipments:column.number", (row) => row.number),
  createColumn("status", "shipments:column.status", (row, { t }) =>
    t(`common:status.shipment.${shipmentStatuses.byCode(row.status).key}`),
  ),
  createColumn("agent", "shipments:column.agent", (row) => row.agentName ?? ""),
  createColumn("source_location", "shipments:column.source_location", (row) => row.source.name ?? row.sourceLine),
  ...createAddressColumns<ListedShipment>("destination_location", (row) => row.destination.address),
  createColumn("shipping_method", "shipments:column.shipping_method", (row) => row.shippingMethodName ?? ""),
  createColumn("customer", "shipments:column.customer", (row) => row.customerName ?? ""),
  createColumn("contents", "shipments:column.contents", (row) => row.packageCount),
  createWeightColumn("volume_weight"),
  createVolumeColumn("volume_weight"),
  createColumn("delivery_schedule", "orders:form.delivery_from", (row) => toLocalTimeCell(row.deliveryFrom)),
  createColumn("delivery_schedule", "orders:form.delivery_to", (row) => toLocalTimeCell(row.deliveryTo)),
  createColumn("pickup_schedule", "orders:form.pickup_from", (row) => toLocalTimeCell(row.pickupFrom)),
  createColumn("pickup_schedule", "orders:form.pickup_to", (row) => toLocalTimeCell(row.pickupTo)),
  ...createCollectionColumns<ListedShipment>("collections", "shipments:column.collections"),
  createColumn("orders", "shipments:column.orders", (row) => row.orderNumber ?? ""),
  createColumn("merchant", "shipments:column.merchant", (row) => row.merchantName ?? ""),
  createColumn("failure_reason", "shipments:column.failure_reason", (row, { t }) =>
    row.failureReason ? t(`shipments:reason.${row.failureReason}`) : "",
  ),
  createColumn("metadata", "shipments:column.metadata", (row) => formatMetadata(row.metadata)),
  createColumn("created_at", "shipments:column.created", (row, writing) => toMomentCell(row.createdAt, writing)),
  createColumn("completed_at", "shipments:column.completed", (row, writing) => toMomentCell(row.completedAt, writing)),
];
