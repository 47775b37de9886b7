import { sql } from "drizzle-orm";
import { replaceTeamFilter } from "#app/modules/fleet/db/team-filter.reads.server.ts";
import { getLocationConditions } from "#app/modules/orders/db/location-scope.server.ts";
import { selectFoundOrders } from "#app/modules/orders/db/order-search.server.ts";
import { priorities } from "#app/modules/orders/model/order.enums.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { readCountsWithin } from "#app/platform/lists/limited-counts.reads.server.ts";
import { readList } from "#app/platform/lists/list.server.ts";
import { readCounts } from "#app/platform/lists/list-counts.server.ts";
import type { Page } from "#app/platform/lists/list-page.server.ts";
import type { ListQuery } from "#app/platform/lists/list-query.ts";
import type { ListColumns, RowFromColumns } from "#app/platform/lists/list-rows.server.ts";
import { readChosen } from "#app/platform/lists/list-rows.server.ts";
import { DEFAULT_BOUNDS, type ListSpec } from "#app/platform/lists/list-spec.server.ts";
import { searchTerms } from "#app/platform/lists/search-terms.server.ts";
import { failureReasons, type ShipmentType, shipmentStatuses } from "../model/shipment.enums.ts";
import { shipmentFacets } from "./shipment-facets.ts";
import { shipments } from "./shipments.tables.ts";

/** Columns of a row of the shipments list. */
const columns = {
  id: shipments.id,
  number: shipments.number,
  type: shipments.type,
  status: shipments.status,
  source: shipments.source,
  destination: shipments.destination,
  sourceLine: shipments.sourceLine,
  destinationLine: shipments.destinationLine,
  customerName: shipments.customerName,
  merchantId: shipments.merchantId,
  agentId: shipments.agentId,
  planId: shipments.planId,
  shippingMethodId: shipments.shippingMethodId,
  pickupFrom: shipments.pickupFrom,
  pickupTo: shipments.pickupTo,
  deliveryFrom: shipments.deliveryFrom,
  deliveryTo: shipments.deliveryTo,
  priority: shipments.priority,
  packageCount: shipments.packageCount,
  palletCount: shipments.palletCount,
  weight: shipments.weight,
  volume: shipments.volume,
  orderCount: shipments.orderCount,
  orderNumber: shipments.orderNumber,
  codAmount: shipments.codAmount,
  codCurrency: shipments.codCurrency,
  failureReason: shipments.failureReason,
  metadata: shipments.metadata,
  createdAt: shipments.createdAt,
  completedAt: shipments.completedAt,
  version: shipments.version,
} satisfies ListColumns;

export const shipmentColumns = Object.keys(columns);

export type ShipmentRow = RowFromColumns<typeof columns>;

/** The list of shipments of a type (null: of any): its fields, indexes, facets and search. */
export function buildShipmentList(accountId: string, type: ShipmentType | null) {
  return {
    table: shipments,
    id: shipments.id,
    place: shipments.seq,
    base: [
      { column: shipments.accountId, value: accountId },
      ...(type === null ? [] : [{ column: shipments.type, value: type }]),
    ],
    indexes: {
      shipments_status: [shipments.status, shipments.id],
      shipments_status_delivery: [shipments.status, shipments.deliveryFrom, shipments.id],
      shipments_agent: [shipments.agentId, shipments.id],
      shipments_delivery: [shipments.deliveryFrom, shipments.id],
      shipments_pickup: [shipments.pickupFrom, shipments.id],
      shipments_completed: [shipments.completedAt, shipments.id],
      shipments_customer: [shipments.customerName, shipments.id],
      shipments_destination: [shipments.destinationLine, shipments.id],
      shipments_merchant: [shipments.merchantId, shipments.id],
      shipments_source: [shipments.sourceLocationId, shipments.id],
      shipments_destination_location: [shipments.destinationLocationId, shipments.id],
      shipments_weight: [shipments.weight, shipments.id],
    },
    fields: {
      created_at: {
        sort: shipments.seq,
        filter: { kind: "instant_day", column: shipments.createdAt, facet: "c" },
      },
      status: {
        sort: shipments.status,
        filter: { kind: "equals", column: shipments.status, values: shipmentStatuses, facet: "s" },
      },
      agent: {
        sort: shipments.agentId,
        filter: { kind: "equals", column: shipments.agentId, values: "id", facet: "g" },
      },
      delivery_schedule: {
        sort: shipments.deliveryFrom,
        filter: { kind: "local_day", column: shipments.deliveryFrom, facet: "d" },
      },
      pickup_schedule: {
        sort: shipments.pickupFrom,
        filter: { kind: "local_day", column: shipments.pickupFrom, facet: "b" },
      },
      completed_at: {
        sort: shipments.completedAt,
        filter: { kind: "instant_day", column: shipments.completedAt, facet: "e" },
      },
      customer: { sort: shipments.customerName, filter: { kind: "contains", column: shipments.customerName } },
      destination_location: {
        sort: shipments.destinationLine,
        filter: { kind: "contains", column: shipments.destinationLine },
      },
      merchant: {
        sort: shipments.merchantId,
        filter: { kind: "equals", column: shipments.merchantId, values: "id", facet: "m" },
      },
      source_location: {
        sort: shipments.sourceLocationId,
        filter: { kind: "equals", column: shipments.sourceLocationId, values: "id", facet: "f" },
      },
      volume_weight: { sort: shipments.weight, filter: { kind: "number", column: shipments.weight } },
      plan: { filter: { kind: "equals", column: shipments.planId, values: "id", facet: "p" } },
      vehicle: { filter: { kind: "equals", column: shipments.vehicleId, values: "id", facet: "v" } },
      delivery_zone: { filter: { kind: "equals", column: shipments.zoneId, values: "id", facet: "z" } },
      // `replaceTeamFilter` turns a team into its agents.
      team: { filter: { kind: "equals", column: shipments.agentId, values: "id", facet: "g" } },
      shipping_method: { filter: { kind: "equals", column: shipments.shippingMethodId, values: "id", facet: "h" } },
      priority: { filter: { kind: "equals", column: shipments.priority, values: priorities, facet: "q" } },
      collections: { filter: { kind: "price", column: shipments.codAmount, currency: shipments.codCurrency } },
      contents: { filter: { kind: "number", column: shipments.packageCount } },
      failure_reason: {
        filter: {
          kind: "equals",
          column: shipments.failureReason,
          values: failureReasons.map(({ key }) => key),
          facet: "n",
        },
      },
      tags: { filter: { kind: "member", column: shipments.tags, values: "text", facet: "t" } },
      metadata: { filter: { kind: "entry", column: shipments.metadata, facet: "j" } },
    },
    defaultSort: "-created_at",
    defaultLimit: 50,
    counters: { module: `shipments:${type}`, status: shipments.status },
    facets: { index: shipmentFacets, base: [`a${accountId}`, `y${type}`] },
    bounds: DEFAULT_BOUNDS,
    search: (text, limit) => {
      const number = text.toUpperCase();
      const terms = searchTerms(accountId, text);
      if (!terms) return null;
      const by = selectFoundOrders(terms, limit);
      const rows = sql`(select rowid from shipments where number = ${number}
        union all select s.rowid from orders o join shipment_orders so on so.order_id = o.id
          join shipments s on s.id = so.shipment_id where o.rowid in ${by})`;
      return { rows, by };
    },
  } satisfies ListSpec;
}

/** One page of the visible shipments of a type; null for any type, when rows are requested by id. */
export async function readShipments(
  scope: Scope,
  type: ShipmentType | null,
  query: ListQuery,
): Promise<Page<ShipmentRow>> {
  const list = buildShipmentList(scope.account.id, type);
  return readList(scope, list, columns, await replaceTeamFilter(scope, query), getLocationConditions(scope, shipments));
}

/** The visible ones among these shipments of a type. */
export function readChosenShipments(scope: Scope, type: ShipmentType, ids: readonly string[]): Promise<ShipmentRow[]> {
  return readChosen(
    scope,
    buildShipmentList(scope.account.id, type),
    columns,
    ids,
    getLocationConditions(scope, shipments),
  );
}

/** Counts the visible shipments of a type by status; null when a limited member has too many to count. */
export async function countShipmentsByStatus(scope: Scope, type: ShipmentType): Promise<Map<number, number> | null> {
  const module = `shipments:${type}`;
  return scope.locations === "all" ? readCounts(scope, module) : readCountsWithin(scope, module);
}
