import { readOrdersByShipment } from "#app/modules/orders/db/order-expansions.reads.server.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import { pickFields, toSnakeCase } from "#app/platform/kernel/snake-case.ts";
import { type Expansions, expandRows } from "#app/platform/lists/expand.server.ts";
import { createListRead } from "#app/platform/lists/list-query.server.ts";
import { formatDecimal } from "#app/platform/money/money.ts";
import { readShipmentDetails } from "../db/shipment.reads.server.ts";
import {
  buildShipmentList,
  readShipments,
  type ShipmentRow,
  shipmentColumns,
} from "../db/shipment-list.reads.server.ts";
import { shipmentTypes } from "../model/shipment.enums.ts";
import { findShipmentType } from "./shipment-type.server.ts";

const expansions: Expansions = { orders: readOrdersByShipment };

/** `GET shipments/{type}`; `expand[]=orders` adds the orders that each shipment carries. */
export const listApiShipments = createListRead(
  { ...buildShipmentList("", 3), columns: shipmentColumns, expands: Object.keys(expansions) },
  async (scope, query, { url, params }) => {
    // Rows requested by id may be of any type.
    const type = query.ids ? ok({ code: null }) : findShipmentType(scope, params.type);
    if (!type.ok) return type;
    const { rows, pagination } = await readShipments(scope, type.value.code, query);
    const searchParams = url.searchParams;
    const shown = await expandRows(scope, { rows, params: searchParams, expansions });
    const shipments = shown.map(({ row, more }) => ({
      ...pickFields(toApiShipment(row), searchParams.get("fields")),
      ...(more.orders ? { orders: more.orders.map(toApiOrder) } : {}),
    }));
    return ok({ shipments, pagination });
  },
);

/** `GET shipments/{shipment_number}`: a shipment with orders, packages, collections and timeline. */
export async function readApiShipment(scope: Scope, { params }: PageRequest): Promise<Result<unknown>> {
  const file = await readShipmentDetails(scope, params.number ?? "");
  if (!file.ok) return file;
  const { shipment, collections, packages, events, orders, ...names } = file.value;
  return ok({
    shipment: {
      ...toApiShipment(shipment),
      ...Object(toSnakeCase(names)),
      type_name: shipmentTypes.byCode(shipment.type).key,
      orders: orders.map(toApiRow),
      packages: packages.map(toApiRow),
      collections: collections.map((each) => ({ ...toApiRow(each), amount: formatDecimal(each) })),
      events: events.map(toApiRow),
    },
  });
}

function toApiOrder(row: object): Record<string, unknown> {
  const { shipment_id: _, ...rest } = Object(toSnakeCase(row));
  return rest;
}

/** A shipment's row: snake_case, money as a decimal. */
function toApiShipment(row: Pick<ShipmentRow, "codAmount" | "codCurrency">): Record<string, unknown> {
  const { codAmount, codCurrency } = row;
  const amount = codAmount !== null && codCurrency ? formatDecimal({ amount: codAmount, currency: codCurrency }) : null;
  return { ...toApiRow(row), cod_amount: amount };
}

function toApiRow(row: object): Record<string, unknown> {
  const { account_id: _account, seq: _seq, ...rest } = Object(toSnakeCase(row));
  return rest;
}
