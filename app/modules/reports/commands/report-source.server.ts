import {
  orderOutcomesDescription,
  routeOutcomesDescription,
} from "#app/modules/analytics/db/outcome-lists.reads.server.ts";
import { historyFile } from "#app/modules/attendance/commands/export-attendance.server.ts";
import { historyListDescription } from "#app/modules/attendance/db/attendance-list.reads.server.ts";
import { collectionExport } from "#app/modules/collections/commands/export-collections.server.ts";
import { describeCollections } from "#app/modules/collections/db/collection-list.reads.server.ts";
import { addFieldColumns } from "#app/modules/custom-fields/commands/field-columns.server.ts";
import { itemExport } from "#app/modules/inventory/commands/export-items.server.ts";
import { buildItemList } from "#app/modules/inventory/db/items.server.ts";
import { invoiceExport, pendingExport } from "#app/modules/invoicing/commands/billing/export-billing.server.ts";
import { balancesListDescription } from "#app/modules/invoicing/db/balances.reads.server.ts";
import { invoicesListDescription } from "#app/modules/invoicing/db/invoice.reads.server.ts";
import { orderExport } from "#app/modules/orders/commands/list/export-orders.server.ts";
import { getOrderList } from "#app/modules/orders/db/order-list.reads.server.ts";
import { transactionExport } from "#app/modules/payouts/commands/export-agent-billing.server.ts";
import { transactionsListDescription } from "#app/modules/payouts/db/dues.reads.server.ts";
import { auditLogExport } from "#app/modules/settings/commands/view-audit-log.server.ts";
import { auditLogListDescription } from "#app/modules/settings/db/audit-log.reads.server.ts";
import { createShipmentExport } from "#app/modules/shipments/commands/export-shipments.server.ts";
import { buildShipmentList } from "#app/modules/shipments/db/shipment-list.reads.server.ts";
import { shipmentTypes } from "#app/modules/shipments/model/shipment.enums.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { SourceName } from "../model/report-sources.ts";
import { createSource, type ReportSource } from "./open-source.server.ts";
import { orderOutcomesExport, routeOutcomesExport } from "./outcome-exports.server.ts";

const deliveries = shipmentTypes.byCode(shipmentTypes.code.delivery);
const deliveryExport = createShipmentExport(deliveries);

const sources: Readonly<Record<SourceName, ReportSource>> = {
  orders: createSource(orderExport, getOrderList, (scope) => addFieldColumns(scope, "order", orderExport.columns)),
  deliveries: createSource(
    deliveryExport,
    ({ account }) => buildShipmentList(account.id, deliveries.code),
    (scope) => addFieldColumns(scope, "shipment", deliveryExport.columns),
  ),
  collections: createSource(collectionExport, ({ account }) => describeCollections(account.id)),
  payouts: createSource(transactionExport(), () => transactionsListDescription),
  hours: createSource(historyFile, () => historyListDescription),
  balances: createSource(pendingExport, () => balancesListDescription),
  invoices: createSource(invoiceExport, () => invoicesListDescription),
  order_outcomes: createSource(orderOutcomesExport, () => orderOutcomesDescription),
  route_outcomes: createSource(routeOutcomesExport, () => routeOutcomesDescription),
  stock: createSource(itemExport, ({ account }) => buildItemList(account.id)),
  audit: createSource(auditLogExport, () => auditLogListDescription),
};

/** A source by name, for its filters and sorts. */
export function getReportSource(name: SourceName): ReportSource {
  return sources[name];
}

/** A source by name, with all its columns. */
export function readReportSource(scope: Scope, name: SourceName): Promise<ReportSource> {
  return sources[name].withOwnFields(scope);
}
