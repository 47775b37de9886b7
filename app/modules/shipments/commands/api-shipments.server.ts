import { readOrdersByShipment } from "#app/modules/orders/db/order-expansions.reads.server.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import { pickFields } from "#app/platform/kernel/snake-case.ts";
import { type Expansions, expandRows, parsePickedFields } from "#app/platform/lists/expand.server.ts";
import { createListRead } from "#app/platform/lists/list-query.server.ts";
import { formatDecimal } from "#app/platform/money/money.ts";
import { readShipmentDetails } from "../db/shipment.reads.server.ts";
import {
  buildShipmentList,
  readShipments,
  type ShipmentRow,
  shipmentColumns,
} from "../db/shipment-list.reads.server.ts";
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
      ...pickFields(toApiShipment(row), parsePickedFields(searchParams)),
      ...more,
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
      ...names,
      ...{ orders, packages, collections, events },
    },
  });
}

/** A shipment's row with its money as a decimal: a list may leave the currency out. */
function toApiShipment(row: Pick<ShipmentRow, "codAmount" | "codCurrency">): object {
  const { codAmount, codCurrency } = row;
  const amount = codAmount !== null && codCurrency ? formatDecimal({ amount: codAmount, currency: codCurrency }) : null;
  return { ...row, codAmount: amount };
}
