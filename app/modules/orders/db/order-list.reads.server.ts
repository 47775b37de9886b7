import { replaceTeamFilter } from "#app/modules/fleet/db/team-filter.reads.server.ts";
import { vehicleTypes } from "#app/modules/fleet/model/fleet.enums.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { readList } from "#app/platform/lists/list.server.ts";
import type { Page } from "#app/platform/lists/list-page.server.ts";
import type { ListQuery } from "#app/platform/lists/list-query.ts";
import type { ListColumns, RowFromColumns } from "#app/platform/lists/list-rows.server.ts";
import { readChosen } from "#app/platform/lists/list-rows.server.ts";
import { DEFAULT_BOUNDS, type ListSpec } from "#app/platform/lists/list-spec.server.ts";
import { searchTerms } from "#app/platform/lists/search-terms.server.ts";
import { geocodingIssues, orderKinds, orderStatuses, priorities } from "../model/order.enums.ts";
import { getOrderListConditions } from "./location-scope.server.ts";
import { orderFacets } from "./order-facets.ts";
import { selectFoundOrders } from "./order-search.server.ts";
import { orders } from "./orders.tables.ts";

/** The columns of a row of the orders list, without packages and items. */
const columns = {
  id: orders.id,
  number: orders.number,
  externalId: orders.externalId,
  kind: orders.kind,
  status: orders.status,
  source: orders.source,
  destination: orders.destination,
  destinationLine: orders.destinationLine,
  customerName: orders.customerName,
  customerPhone: orders.customerPhone,
  merchantId: orders.merchantId,
  shippingMethodId: orders.shippingMethodId,
  pickupFrom: orders.pickupFrom,
  pickupTo: orders.pickupTo,
  deliveryFrom: orders.deliveryFrom,
  deliveryTo: orders.deliveryTo,
  priority: orders.priority,
  packageCount: orders.packageCount,
  weight: orders.weight,
  volume: orders.volume,
  codAmount: orders.codAmount,
  codCurrency: orders.codCurrency,
  tags: orders.tags,
  metadata: orders.metadata,
  issues: orders.issues,
  placeIssues: orders.placeIssues,
  heldFor: orders.heldFor,
  attempts: orders.attempts,
  hasCustomerFeedback: orders.hasCustomerFeedback,
  hasCustomerRescheduleRequest: orders.hasCustomerRescheduleRequest,
  createdAt: orders.createdAt,
  completedAt: orders.completedAt,
  version: orders.version,
} satisfies ListColumns;

/** Names of the rows that an order refers to. */
export const orderColumns = Object.keys(columns);

export type OrderRow = RowFromColumns<typeof columns>;

/** Sorts and filters of orders. Every sort has an index that starts with the account. */
export function buildOrderList(accountId: string) {
  return {
    table: orders,
    id: orders.id,
    place: orders.seq,
    base: [{ column: orders.accountId, value: accountId }],
    indexes: {
      orders_status: [orders.status, orders.id],
      orders_status_delivery: [orders.status, orders.deliveryFrom, orders.id],
      orders_delivery: [orders.deliveryFrom, orders.id],
      orders_pickup: [orders.pickupFrom, orders.id],
      orders_completed: [orders.completedAt, orders.id],
      orders_customer: [orders.customerName, orders.id],
      orders_destination: [orders.destinationLine, orders.id],
      orders_merchant: [orders.merchantId, orders.id],
      orders_source: [orders.sourceLocationId, orders.id],
      orders_destination_location: [orders.destinationLocationId, orders.id],
      orders_customer_id: [orders.customerId, orders.id],
      orders_agent: [orders.agentId, orders.id],
      orders_plan: [orders.planId, orders.id],
    },
    fields: {
      created_at: { sort: orders.seq, filter: { kind: "instant_day", column: orders.createdAt, facet: "c" } },
      status: {
        sort: orders.status,
        filter: { kind: "equals", column: orders.status, values: orderStatuses, facet: "s" },
      },
      delivery_schedule: {
        sort: orders.deliveryFrom,
        filter: { kind: "local_day", column: orders.deliveryFrom, facet: "d" },
      },
      pickup_schedule: {
        sort: orders.pickupFrom,
        filter: { kind: "local_day", column: orders.pickupFrom, facet: "b" },
      },
      completed_at: {
        sort: orders.completedAt,
        filter: { kind: "instant_day", column: orders.completedAt, facet: "e" },
      },
      customer_name: { sort: orders.customerName, filter: { kind: "contains", column: orders.customerName } },
      customer: { filter: { kind: "equals", column: orders.customerId, values: "id", facet: "u" } },
      destination: { sort: orders.destinationLine, filter: { kind: "contains", column: orders.destinationLine } },
      source: {
        sort: orders.sourceLocationId,
        filter: { kind: "equals", column: orders.sourceLocationId, values: "id", facet: "f" },
      },
      merchant: {
        sort: orders.merchantId,
        filter: { kind: "equals", column: orders.merchantId, values: "id", facet: "m" },
      },
      shipping_method: { filter: { kind: "equals", column: orders.shippingMethodId, values: "id", facet: "h" } },
      priority: { filter: { kind: "equals", column: orders.priority, values: priorities, facet: "q" } },
      agent: { filter: { kind: "equals", column: orders.agentId, values: "id", facet: "g" } },
      plan: { filter: { kind: "equals", column: orders.planId, values: "id", facet: "p" } },
      vehicle: { filter: { kind: "equals", column: orders.vehicleId, values: "id", facet: "v" } },
      delivery_zone: { filter: { kind: "equals", column: orders.zoneId, values: "id", facet: "z" } },
      // Filled with the team's agents, see `replaceTeamFilter`.
      team: { filter: { kind: "equals", column: orders.agentId, values: "id", facet: "g" } },
      carrier: { filter: { kind: "equals", column: orders.carrierAccountId, values: "id", facet: "r" } },
      vehicle_types: {
        filter: { kind: "member", column: orders.requirements, values: vehicleTypes, path: "vehicleTypes", facet: "y" },
      },
      fees: { filter: { kind: "price", column: orders.feeAmount, currency: orders.feeCurrency } },
      kind: { filter: { kind: "equals", column: orders.kind, values: orderKinds, facet: "k" } },
      external_id: { filter: { kind: "contains", column: orders.externalId } },
      tags: { filter: { kind: "member", column: orders.tags, values: "text", facet: "t" } },
      metadata: { filter: { kind: "entry", column: orders.metadata, facet: "j" } },
      issues: { filter: { kind: "member", column: orders.issues, values: geocodingIssues, facet: "i" } },
      collections: { filter: { kind: "price", column: orders.codAmount, currency: orders.codCurrency } },
      weight: { filter: { kind: "number", column: orders.weight } },
      packages: { filter: { kind: "number", column: orders.packageCount } },
      has_customer_feedback: { filter: { kind: "flag", column: orders.hasCustomerFeedback, facet: "x1" } },
      has_unpicked_items: { filter: { kind: "flag", column: orders.hasUnpickedItems, facet: "x2" } },
      has_at_least_one_picked_item: { filter: { kind: "flag", column: orders.hasAtLeastOnePickedItem, facet: "x3" } },
      has_customer_reschedule_request: {
        filter: { kind: "flag", column: orders.hasCustomerRescheduleRequest, facet: "x4" },
      },
    },
    defaultSort: "-created_at",
    defaultLimit: 20,
    counters: { module: "orders", status: orders.status },
    facets: { index: orderFacets, base: [`a${accountId}`] },
    bounds: DEFAULT_BOUNDS,
    search: (text, limit) => {
      const terms = searchTerms(accountId, text);
      return terms ? { rows: selectFoundOrders(terms, limit), by: selectFoundOrders(terms, limit) } : null;
    },
  } satisfies ListSpec;
}

/** The same for a merchant's portal: all orders that it owns, by the indexes that start with the owner. */
export function buildPortalOrderList(accountId: string): ListSpec {
  const { fields, ...list } = buildOrderList(accountId);
  const { merchant: _m, agent: _a, plan: _p, vehicle: _v, team: _t, delivery_zone: _z, source, ...shared } = fields;
  return {
    ...list,
    base: [{ column: orders.ownerAccountId, value: accountId }],
    facets: { index: orderFacets, base: [`o${accountId}`] },
    indexes: {
      orders_owner_status: [orders.status, orders.id],
      orders_owner_delivery: [orders.deliveryFrom, orders.id],
      orders_owner_pickup: [orders.pickupFrom, orders.id],
      orders_owner_completed: [orders.completedAt, orders.id],
      orders_owner_name: [orders.customerName, orders.id],
      orders_owner_destination: [orders.destinationLine, orders.id],
      orders_owner_customer: [orders.ownerCustomerId, orders.id],
    },
    fields: {
      ...shared,
      ...(source ? { source: { filter: source.filter } } : {}),
      customer: { filter: { kind: "equals", column: orders.ownerCustomerId, values: "id", facet: "w" } },
    },
  };
}

/** One page of the orders that the account and a limited member may see. */
export async function readOrders(scope: Scope, query: ListQuery): Promise<Page<OrderRow>> {
  return readList(
    scope,
    getOrderList(scope),
    columns,
    await replaceTeamFilter(scope, query),
    getOrderListConditions(scope),
  );
}

/** Those of these orders that the account and a limited member may see. */
export function readChosenOrders(scope: Scope, ids: readonly string[]): Promise<OrderRow[]> {
  return readChosen(scope, getOrderList(scope), columns, ids, getOrderListConditions(scope));
}

/** The list description for the kind of account. */
export function getOrderList({ account: { id, kind } }: Scope): ListSpec {
  return kind === "merchant" ? buildPortalOrderList(id) : buildOrderList(id);
}
