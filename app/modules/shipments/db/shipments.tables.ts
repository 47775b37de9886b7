import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { DEFAULT_PRIORITY, type Priority } from "#app/modules/orders/model/order.enums.ts";
import type { OrderRequirements } from "#app/modules/orders/model/order-columns.ts";
import {
  accountIdColumn,
  idColumn,
  instantColumn,
  jsonColumn,
  localTimeColumn,
  moneyColumn,
  placedIdColumn,
  placeLocationColumn,
  seqColumn,
  versionColumn,
} from "#app/platform/db/columns.ts";
import type { PlaceSnapshot } from "#app/platform/geo/place.ts";
import type { Metadata } from "#app/platform/kernel/metadata-text.ts";
import {
  type FailureReason,
  type ShipmentEventType,
  type ShipmentStatus,
  type ShipmentType,
  shipmentStatuses,
  shipmentTypes,
} from "../model/shipment.enums.ts";

/** Pending deliveries without a plan. */
export const isUnplanned = sql.raw(
  `"type" = ${shipmentTypes.code.delivery} and "status" = ${shipmentStatuses.code.pending} and "plan_id" is null`,
);

/** Shipments: what an agent moves from one place to another. */
export const shipments = sqliteTable(
  "shipments",
  {
    seq: seqColumn(),
    id: placedIdColumn(),
    accountId: accountIdColumn(),
    number: text().notNull(),
    type: integer().$type<ShipmentType>().notNull(),
    status: integer().$type<ShipmentStatus>().notNull(),
    source: jsonColumn<PlaceSnapshot>().notNull(),
    destination: jsonColumn<PlaceSnapshot>().notNull(),
    sourceLocationId: text(),
    destinationLocationId: placeLocationColumn("destination"),
    sourceLine: text().notNull(),
    destinationLine: text().notNull(),
    customerId: text(),
    customerName: text(),
    merchantId: text(),
    agentId: text(),
    planId: text(),
    routeId: text(),
    /** The vehicle of its route. Kept by triggers. */
    vehicleId: text(),
    /** The delivery zone that its destination lies in. Kept by triggers, and anew when zones change. */
    zoneId: text(),
    shippingMethodId: text(),
    timezone: text().notNull(),
    pickupFrom: localTimeColumn(),
    pickupTo: localTimeColumn(),
    deliveryFrom: localTimeColumn(),
    deliveryTo: localTimeColumn(),
    serviceMinutes: integer({ mode: "number" }),
    /** The most urgent of its orders. */
    priority: text().$type<Priority>().notNull().default(DEFAULT_PRIORITY),
    packageCount: integer().notNull(),
    palletCount: integer().notNull(),
    weight: integer().notNull(),
    volume: integer().notNull(),
    orderCount: integer().notNull(),
    /** Number of the first order, for lists. */
    orderNumber: text(),
    codAmount: moneyColumn(),
    codCurrency: text(),
    requirements: jsonColumn<OrderRequirements>().notNull(),
    tags: jsonColumn<string[]>().notNull(),
    notes: text(),
    metadata: jsonColumn<Metadata>().notNull().default({}),
    failureReason: text().$type<FailureReason>(),
    createdAt: instantColumn().notNull(),
    completedAt: instantColumn(),
    version: versionColumn(),
  },
  (table) => [
    // The number first: an index that begins with the account alone would draw searches to itself.
    uniqueIndex("shipments_number").on(table.number, table.accountId),
    index("shipments_created").on(table.accountId, table.type, table.id),
    index("shipments_status").on(table.accountId, table.type, table.status, table.id),
    index("shipments_status_delivery").on(table.accountId, table.type, table.status, table.deliveryFrom, table.id),
    index("shipments_agent").on(table.accountId, table.type, table.agentId, table.id),
    index("shipments_delivery").on(table.accountId, table.type, table.deliveryFrom, table.id),
    index("shipments_pickup").on(table.accountId, table.type, table.pickupFrom, table.id),
    index("shipments_completed").on(table.accountId, table.type, table.completedAt, table.id),
    index("shipments_customer").on(table.accountId, table.type, table.customerName, table.id),
    index("shipments_destination").on(table.accountId, table.type, table.destinationLine, table.id),
    index("shipments_merchant").on(table.accountId, table.type, table.merchantId, table.id),
    index("shipments_source").on(table.accountId, table.type, table.sourceLocationId, table.id),
    index("shipments_destination_location")
      .on(table.accountId, table.type, table.destinationLocationId, table.id)
      .where(sql`"destination_location_id" is not null`),
    index("shipments_weight").on(table.accountId, table.type, table.weight, table.id),
    // Small: only what is waiting to be planned.
    index("shipments_unplanned").on(table.accountId, table.deliveryTo).where(isUnplanned),
    index("shipments_plan").on(table.accountId, table.planId, table.id),
  ],
);

/** Which orders a shipment carries; a cancelled shipment's links stay as history. */
export const shipmentOrders = sqliteTable(
  "shipment_orders",
  { shipmentId: text().notNull(), orderId: text().notNull(), accountId: accountIdColumn() },
  (table) => [
    primaryKey({ columns: [table.shipmentId, table.orderId] }),
    index("shipment_orders_order").on(table.orderId),
  ],
);

/** A shipment's timeline; UNIQUE(shipment, version). */
export const shipmentEvents = sqliteTable(
  "shipment_events",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    shipmentId: text().notNull(),
    version: integer().notNull(),
    type: text().$type<ShipmentEventType>().notNull(),
    fromStatus: integer().$type<ShipmentStatus>(),
    toStatus: integer().$type<ShipmentStatus>().notNull(),
    actorId: text(),
    actorName: text().notNull(),
    detail: jsonColumn<Record<string, unknown>>().notNull(),
    at: instantColumn().notNull(),
  },
  (table) => [uniqueIndex("shipment_events_version").on(table.shipmentId, table.version)],
);
