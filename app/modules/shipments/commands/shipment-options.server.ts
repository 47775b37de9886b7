import { buildOrderList, getOrderList, readOrders } from "#app/modules/orders/db/order-list.reads.server.ts";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import { createListRead } from "#app/platform/lists/list-query.server.ts";
import { readNamedChoices } from "#app/platform/lists/names.reads.server.ts";
import { failureReasons, shipmentStatuses } from "../model/shipment.enums.ts";
import { findShipmentType } from "./shipment-type.server.ts";

/** `GET shipments/{type}/filters`. */
export async function readShipmentFilters(scope: Scope, { params }: PageRequest): Promise<Result<unknown>> {
  const type = findShipmentType(scope, params.type);
  return type.ok ? ok({ results: await readLookups(scope) }) : type;
}

/** `GET shipments/{type}/options`. */
export async function readShipmentOptions(scope: Scope, { params }: PageRequest): Promise<Result<unknown>> {
  const type = findShipmentType(scope, params.type);
  if (!type.ok) return type;
  return ok({
    statuses: shipmentStatuses.rows.map(({ code, key }) => ({ value: code, label: key })),
    failure_reasons: failureReasons.map((each) => each.key),
  });
}

/** `GET shipments/{type}/orders`: the list of orders, limited to those that may become one. */
export const listShippableOrders = createListRead(
  buildOrderList(""),
  async (scope, query, { params }: PageRequest) => {
    const type = findShipmentType(scope, params.type);
    if (!type.ok) return type;
    const status = type.value.key === "return" ? orderStatuses.code.pending_return : orderStatuses.code.ready;
    const filters = [...query.filters, { field: "status", not: false, values: [String(status)] }];
    const { rows, pagination } = await readOrders(scope, { ...query, filters });
    return ok({ orders: rows.map(({ id, number, status: at }) => ({ id, number, status: at })), pagination });
  },
  getOrderList,
);

async function readLookups(scope: Scope): Promise<Record<string, unknown>> {
  const [agents, locations, merchants, shipping_methods] = await Promise.all([
    readNamedChoices(scope, "agents"),
    readNamedChoices(scope, "locations"),
    readNamedChoices(scope, "merchants"),
    readNamedChoices(scope, "shipping_methods"),
  ]);
  return { agents, locations, merchants, shipping_methods };
}
