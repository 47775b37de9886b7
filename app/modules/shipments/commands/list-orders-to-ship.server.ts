import { readFilterNames } from "#app/modules/lists/db/lookup-names.reads.server.ts";
import { getOrderList, type OrderRow, readOrders } from "#app/modules/orders/db/order-list.reads.server.ts";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { returnKinds } from "#app/modules/orders/model/order.rules.ts";
import { listShippableStatuses, type ShipAs } from "#app/modules/orders/model/ship-order.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import type { Pagination } from "#app/platform/lists/list-page.server.ts";
import { parseScreenListQuery } from "#app/platform/lists/list-query.server.ts";
import type { ListFilter } from "#app/platform/lists/list-query.ts";
import type { NamedChoice } from "#app/platform/lists/names.reads.server.ts";
import type { ShipmentPath } from "../model/shipment.enums.ts";
import { findShipmentType } from "./shipment-type.server.ts";

export interface OrdersToShip {
  type: ShipmentPath;
  as: ShipAs;
  rows: OrderRow[];
  pagination: Pagination;
  options: Readonly<Record<string, NamedChoice[]>>;
  unknown: string[];
}

/** Orders from which shipments of a type can be created. */
export async function listOrdersToShip(scope: Scope, { url, params }: PageRequest): Promise<Result<OrdersToShip>> {
  const type = findShipmentType(scope, params.type);
  if (!type.ok) return type;
  const { key: as, path } = type.value;
  const { query, unknown } = parseScreenListQuery(url.searchParams, getOrderList(scope));
  const filters = [...query.filters.filter(({ field }) => field !== "status"), buildStatusFilter(as, query.filters)];
  const [page, options] = await Promise.all([
    readOrders(scope, { ...query, filters }),
    readFilterNames(scope, query, { merchant: "merchants", source: "locations" }),
  ]);
  return ok({ type: path, as, ...page, unknown, options });
}

/**
 * A ready order can only become a return when its kind is a return: such orders are listed only when the kind filter
 * names one.
 */
function buildStatusFilter(as: ShipAs, filters: readonly ListFilter[]): ListFilter {
  const kinds = filters.find(({ field }) => field === "kind");
  const returning = kinds?.values.some((kind) => returnKinds.some((each) => each === kind)) ?? false;
  const statuses = listShippableStatuses(as).filter(
    (status) => as !== "return" || (status === orderStatuses.code.ready) === returning,
  );
  return { field: "status", not: false, values: statuses.map(String) };
}
