import { getOrderList, readOrders } from "#app/modules/orders/db/order-list.reads.server.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { parseApiListQuery } from "#app/platform/lists/list-query.server.ts";
import { readNamedChoices } from "#app/platform/lists/names.reads.server.ts";
import { failureReasons, shipmentStatuses } from "../model/shipment.enums.ts";
import { findShipmentType } from "./shipment-type.server.ts";

/** `GET shipments/{type}/{filters|options|orders}`. */
export async function readApiShipmentOptions(scope: Scope, { url, params }: PageRequest): Promise<Result<unknown>> {
  const type = findShipmentType(scope, params.type);
  if (!type.ok) return type;
  if (params.action === "filters") return ok({ results: await readLookups(scope) });
  if (params.action === "options")
    return ok({
      statuses: shipmentStatuses.rows.map(({ code, key }) => ({ value: code, label: key })),
      failure_reasons: failureReasons.map((each) => each.key),
    });
  if (params.action !== "orders") return fail("not_found");
  const shippable = new URLSearchParams(url.searchParams);
  shippable.set("filters[status][]", type.value.key === "return" ? "15" : "2");
  const requested = parseApiListQuery(shippable, getOrderList(scope));
  if (!requested.ok) return requested;
  const { rows, pagination } = await readOrders(scope, requested.value);
  return ok({ orders: rows.map(({ id, number, status }) => ({ id, number, status })), pagination });
}

async function readLookups(scope: Scope): Promise<Record<string, unknown>> {
  const [agents, locations, merchants, shipping_methods] = await Promise.all([
    readNamedChoices(scope, "agents"),
    readNamedChoices(scope, "locations"),
    readNamedChoices(scope, "merchants"),
    readNamedChoices(scope, "shipping_methods"),
  ]);
  return { agents, locations, merchants, shipping_methods };
}
