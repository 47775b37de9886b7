import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { PrepaidHolder } from "#app/modules/ledger/model/accounting.enums.ts";
import {
  accountIdColumn,
  booleanColumn,
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
import { toSqlSet } from "#app/platform/db/sql-literals.ts";
import type { PlaceSnapshot } from "#app/platform/geo/place.ts";
import type { Metadata } from "#app/platform/kernel/metadata-text.ts";
import {
  type CollectionStatus,
  collectionStatuses,
  DEFAULT_PRIORITY,
  type GeocodingIssue,
  type OrderEventType,
  type OrderKind,
  type OrderStatus,
  orderStatuses,
  type PackageType,
  type PaymentMethod,
  type PlaceIssues,
  type Priority,
  type ProofSetting,
} from "../model/order.enums.ts";
import { undispatchedOrderStatuses } from "../model/order.states.ts";
import type { OrderRequirements } from "../model/order-columns.ts";
import type { SlotDelivery } from "../model/slot-claim.ts";
import type {
  CustomerRequest,
  CustomerRequestAnswer,
  CustomerRequestKind,
} from "../model/tracked/customer-requests.ts";
import type { DeliveryWishes } from "../model/tracked/delivery-wishes.ts";

export type { OrderRequirements };

const { prepaid, collected, received } = collectionStatuses.code;
const hasOwner = sql`"owner_account_id" is not null`;

/** Orders whose address somebody must look at before they go out; a query says it in these words to use their index. */
export const needsAddressCheck = sql.raw(
  `("issues" <> '[]' or "held_for" is not null) and "status" in ${toSqlSet(undispatchedOrderStatuses)}`,
);

/** Orders that wait for a shipment. */
export const isUnshipped = sql.raw(`"status" = ${orderStatuses.code.ready}`);

/** Orders. Grams, cubic centimeters; snapshots of places; totals stored for lists. */
export const orders = sqliteTable(
  "orders",
  {
    seq: seqColumn(),
    id: placedIdColumn(),
    /** The account that works it: its carrier's, or its creator's while it has no carrier. */
    accountId: accountIdColumn(),
    /** The merchant account that owns it and sees it whichever account works it; null for an account's own orders. */
    ownerAccountId: text(),
    /** The customer in the owner's own customer list. */
    ownerCustomerId: text(),
    carrierAccountId: text(),
    shippingMethodId: text(),
    merchantId: text(),
    customerId: text(),
    kind: text().$type<OrderKind>().notNull(),
    status: integer().$type<OrderStatus>().notNull(),
    number: text().notNull(),
    externalId: text(),
    source: jsonColumn<PlaceSnapshot>().notNull(),
    destination: jsonColumn<PlaceSnapshot>().notNull(),
    sourceLocationId: text(),
    destinationLocationId: placeLocationColumn("destination"),
    customerName: text().notNull(),
    customerPhone: text(),
    customerEmail: text(),
    /** Copied for sorting and search: postal code, city and street of the destination. */
    destinationLine: text().notNull(),
    timezone: text().notNull(),
    pickupFrom: localTimeColumn(),
    pickupTo: localTimeColumn(),
    deliveryFrom: localTimeColumn(),
    deliveryTo: localTimeColumn(),
    serviceMinutes: integer({ mode: "number" }),
    priority: text().$type<Priority>().notNull().default(DEFAULT_PRIORITY),
    packageCount: integer().notNull(),
    weight: integer().notNull(),
    volume: integer().notNull(),
    /** Total to collect on delivery, when all is in one currency; otherwise null with `codCurrency` "*". */
    codAmount: moneyColumn(),
    codCurrency: text(),
    proofOfDelivery: integer().$type<ProofSetting>().notNull(),
    proofOfPickup: integer().$type<ProofSetting>().notNull(),
    requirements: jsonColumn<OrderRequirements>().notNull(),
    tags: jsonColumn<string[]>().notNull(),
    notes: text(),
    metadata: jsonColumn<Metadata>().notNull().default({}),
    /** What its customer asks of the delivery. */
    deliveryWishes: jsonColumn<DeliveryWishes>(),
    issues: jsonColumn<GeocodingIssue[]>().notNull(),
    /** The same by the end they belong to. */
    placeIssues: jsonColumn<PlaceIssues>().notNull().default({ source: [], destination: [] }),
    attempts: integer().notNull().default(0),
    /** Why nothing may go out until somebody corrects or releases the order: WRONG_ADDRESS, WRONG_NUMBER, or a hold. */
    heldFor: text(),
    cancelReason: text(),
    hasCustomerFeedback: booleanColumn().notNull().default(false),
    /** Maintained by triggers on its customer's requests. */
    hasCustomerRescheduleRequest: booleanColumn().notNull().default(false),
    /** Maintained by triggers on the order's items. */
    hasUnpickedItems: booleanColumn().notNull().default(false),
    hasAtLeastOnePickedItem: booleanColumn().notNull().default(false),
    /** Agent and plan of its newest shipment that is not cancelled. Maintained by triggers. */
    agentId: text(),
    planId: text(),
    /** The vehicle of that shipment's route. Maintained by triggers. */
    vehicleId: text(),
    /** The delivery zone of its destination. Maintained by triggers, and recomputed when zones change. */
    zoneId: text(),
    /** The sum of its fees, without voided ones. Maintained by triggers. */
    feeAmount: moneyColumn(),
    feeCurrency: text(),
    /** Random part of the tracking link sent to the customer. */
    trackingToken: text().notNull(),
    /** The import and its row that created it: makes a replay harmless. */
    importId: text(),
    importRow: integer(),
    createdBy: text(),
    createdAt: instantColumn().notNull(),
    completedAt: instantColumn(),
    version: versionColumn(),
  },
  (table) => [
    uniqueIndex("orders_number").on(table.number),
    index("orders_created").on(table.accountId, table.id),
    index("orders_status").on(table.accountId, table.status, table.id),
    index("orders_status_delivery").on(table.accountId, table.status, table.deliveryFrom, table.id),
    index("orders_delivery").on(table.accountId, table.deliveryFrom, table.id),
    index("orders_pickup").on(table.accountId, table.pickupFrom, table.id),
    index("orders_completed").on(table.accountId, table.completedAt, table.id),
    index("orders_customer").on(table.accountId, table.customerName, table.id),
    index("orders_destination").on(table.accountId, table.destinationLine, table.id),
    index("orders_merchant").on(table.accountId, table.merchantId, table.id),
    index("orders_source").on(table.accountId, table.sourceLocationId, table.id),
    // Partial: most orders go to a customer's address, only those that go to a location of the account are indexed.
    index("orders_destination_location")
      .on(table.accountId, table.destinationLocationId, table.id)
      .where(sql`"destination_location_id" is not null`),
    index("orders_customer_id").on(table.accountId, table.customerId, table.id),
    index("orders_agent").on(table.accountId, table.agentId, table.id).where(sql`"agent_id" is not null`),
    index("orders_plan").on(table.accountId, table.planId, table.id).where(sql`"plan_id" is not null`),
    index("orders_carrier").on(table.carrierAccountId, table.id),
    // Partial: the few orders that wait for a person.
    index("orders_to_check").on(table.accountId, table.deliveryTo).where(needsAddressCheck),
    index("orders_unshipped").on(table.accountId, table.deliveryTo).where(isUnshipped),
    // For a merchant's portal; partial, so that other orders do not pay for it.
    index("orders_owner_created").on(table.ownerAccountId, table.id).where(hasOwner),
    index("orders_owner_status").on(table.ownerAccountId, table.status, table.id).where(hasOwner),
    index("orders_owner_delivery").on(table.ownerAccountId, table.deliveryFrom, table.id).where(hasOwner),
    index("orders_owner_pickup").on(table.ownerAccountId, table.pickupFrom, table.id).where(hasOwner),
    index("orders_owner_completed").on(table.ownerAccountId, table.completedAt, table.id).where(hasOwner),
    index("orders_owner_name").on(table.ownerAccountId, table.customerName, table.id).where(hasOwner),
    index("orders_owner_destination").on(table.ownerAccountId, table.destinationLine, table.id).where(hasOwner),
    index("orders_owner_customer").on(table.ownerAccountId, table.ownerCustomerId, table.id).where(hasOwner),
    uniqueIndex("orders_owner_external").on(table.ownerAccountId, table.externalId).where(hasOwner),
    uniqueIndex("orders_external").on(table.accountId, table.merchantId, table.externalId),
    // NULLs never collide: orders without a merchant share one namespace of references.
    uniqueIndex("orders_external_own").on(table.accountId, table.externalId).where(sql`"merchant_id" is null`),
    uniqueIndex("orders_import").on(table.importId, table.importRow),
  ],
);

/** Packages of an order. Millimeters, grams, cubic centimeters, of one package. */
export const orderPackages = sqliteTable(
  "order_packages",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    orderId: text().notNull(),
    position: integer().notNull(),
    type: integer().$type<PackageType>().notNull(),
    name: text(),
    barcode: text(),
    externalId: text(),
    quantity: integer().notNull(),
    length: integer(),
    width: integer(),
    height: integer(),
    weight: integer(),
    volume: integer(),
  },
  (table) => [index("order_packages_order").on(table.orderId)],
);

export const orderItems = sqliteTable(
  "order_items",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    orderId: text().notNull(),
    position: integer().notNull(),
    sku: text(),
    name: text().notNull(),
    quantity: integer().notNull(),
    /** From 0 to the quantity; never more packed than picked. */
    picked: integer().notNull().default(0),
    packed: integer().notNull().default(0),
  },
  (table) => [index("order_items_order").on(table.orderId)],
);

/** Collections (cash on delivery), one row for each currency. */
export const collections = sqliteTable(
  "collections",
  {
    seq: seqColumn(),
    id: placedIdColumn(),
    accountId: accountIdColumn(),
    orderId: text().notNull(),
    /** The order's merchant, who is owed the money. Maintained by triggers. */
    merchantId: text(),
    amount: moneyColumn().notNull(),
    currency: text().notNull(),
    method: integer().$type<PaymentMethod>().notNull(),
    prepaymentRequired: booleanColumn().notNull(),
    status: integer().$type<CollectionStatus>().notNull(),
    waived: booleanColumn().notNull().default(false),
    /** Why the agent at the door did not collect it: waived, or called prepaid. */
    agentReason: text(),
    /** Who has the prepaid money. */
    prepaidHolder: text().$type<PrepaidHolder>(),
    agentId: text(),
    collectedAt: instantColumn(),
    receiptId: text(),
    settlementId: text(),
  },
  (table) => [
    index("collections_order").on(table.orderId),
    index("collections_status").on(table.accountId, table.status, table.id),
    index("collections_collected").on(table.accountId, table.collectedAt, table.id),
    index("collections_amount").on(table.accountId, table.amount, table.id),
    // Cash that an agent has, the oldest first; also which of it is in no receipt.
    index("collections_held")
      .on(
        table.accountId,
        table.agentId,
        table.currency,
        table.collectedAt,
        table.receiptId,
        table.method,
        table.amount,
      )
      .where(sql.raw(`"status" = ${collected}`)),
    // What merchants are owed.
    index("collections_owed")
      .on(table.accountId, table.merchantId, table.currency, table.status, table.prepaidHolder, table.amount)
      .where(sql.raw(`"status" in ${toSqlSet([prepaid, received])}`)),
    index("collections_receipt")
      .on(table.accountId, table.currency, table.receiptId)
      .where(sql`"receipt_id" is not null`),
  ],
);

/** An order's timeline. UNIQUE(order, version) lets only one of two racing changes win. */
export const orderEvents = sqliteTable(
  "order_events",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    orderId: text().notNull(),
    version: integer().notNull(),
    type: text().$type<OrderEventType>().notNull(),
    fromStatus: integer().$type<OrderStatus>(),
    toStatus: integer().$type<OrderStatus>().notNull(),
    actorId: text(),
    actorName: text().notNull(),
    detail: jsonColumn<Record<string, unknown>>().notNull(),
    at: instantColumn().notNull(),
  },
  (table) => [uniqueIndex("order_events_version").on(table.orderId, table.version)],
);

/** Requests that wait for an answer. */
export const isRequestOpen = sql`"answer" is null`;

/** What customers ask of their orders and the office answers; at most one of a kind waits. */
export const customerRequests = sqliteTable(
  "customer_requests",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    orderId: text().notNull(),
    kind: text().$type<CustomerRequestKind>().notNull(),
    request: jsonColumn<CustomerRequest>().notNull(),
    requestedAt: instantColumn().notNull(),
    /** Null while it waits. */
    answer: text().$type<CustomerRequestAnswer>(),
    /** What the customer reads with the answer. */
    reason: text(),
    answeredAt: instantColumn(),
  },
  (table) => [
    uniqueIndex("customer_requests_open").on(table.orderId, table.kind).where(isRequestOpen),
    index("customer_requests_order").on(table.orderId, table.id),
    index("customer_requests_waiting").on(table.accountId, table.requestedAt).where(isRequestOpen),
  ],
);

/**
 * Documents of an order; the file is in R2 under its id. One without an order waits for the form in which it was
 * chosen.
 */
export const orderDocuments = sqliteTable(
  "order_documents",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    orderId: text(),
    name: text().notNull(),
    contentType: text().notNull(),
    size: integer().notNull(),
    createdBy: text().notNull(),
    createdByName: text().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    index("order_documents_order").on(table.orderId),
    index("order_documents_waiting").on(table.createdAt).where(sql`"order_id" is null`),
  ],
);

/**
 * Who took a slot, numbered by day: of two who take the last one at the same time, the second is refused by the number
 * and decides again. A checkout holds its slot for some minutes; a booked one is the window of its order.
 */
export const slotClaims = sqliteTable(
  "slot_claims",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    /** Local date of the account. */
    day: text().notNull(),
    number: integer().notNull(),
    windowFrom: localTimeColumn().notNull(),
    windowTo: localTimeColumn().notNull(),
    /** What is to be delivered, while no order says so. */
    delivery: jsonColumn<SlotDelivery>().notNull(),
    /** Until when a checkout holds it; null for one that an order took at once. */
    heldUntil: instantColumn(),
    orderId: text(),
    /** The checkout key that a page took it with, and the only merchant whose orders may book it. */
    keyId: text(),
    merchantId: text(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    uniqueIndex("slot_claims_number").on(table.accountId, table.day, table.number),
    index("slot_claims_held").on(table.accountId, table.heldUntil),
  ],
);
