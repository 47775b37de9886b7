import { ordersOf } from "#app/modules/orders/db/expanded.reads.server.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import { pickFields, snakeCased } from "#app/platform/kernel/snake-case.ts";
import { listRead } from "#app/platform/lists/asked-list.server.ts";
import { type Expansions, expanded } from "#app/platform/lists/expand.server.ts";
import { decimalOf } from "#app/platform/money/money.ts";
import { readShipmentFile } from "../db/shipment.reads.server.ts";
import { readShipments, type ShipmentRow, shipmentColumns, shipmentList } from "../db/shipment-list.reads.server.ts";
import { shipmentTypes } from "../model/shipment.enums.ts";
import { typeOf } from "./shipment-type.server.ts";

const expansions: Expansions = { orders: ordersOf };

/** `GET shipments/{type}` (platform §7.4); `expand[]=orders` brings along what each carries. */
export const apiShipments = listRead(
  { ...shipmentList("", 3), columns: shipmentColumns, expands: Object.keys(expansions) },
  async (scope, query, { url, params }) => {
    // Rows that are named by their ids are of any type.
    const type = query.ids ? ok({ code: null }) : typeOf(scope, params.type);
    if (!type.ok) return type;
    const { rows, pagination } = await readShipments(scope, type.value.code, query);
    const asked = url.searchParams;
    const shown = await expanded(scope, { rows, params: asked, expansions });
    const shipments = shown.map(({ row, more }) => ({
      ...pickFields(shipmentOf(row), asked.get("fields")),
      ...(more.orders ? { orders: more.orders.map(orderOf) } : {}),
    }));
    return ok({ shipments, pagination });
  },
);

/** `GET shipments/{shipment_number}`: a shipment with orders, packages, collections and timeline. */
export async function apiShipment(scope: Scope, { params }: PageRequest): Promise<Result<unknown>> {
  const file = await readShipmentFile(scope, params.number ?? "");
  if (!file.ok) return file;
  const { shipment, collections, packages, events, orders, ...names } = file.value;
  return ok({
    shipment: {
      ...shipmentOf(shipment),
      ...Object(snakeCased(names)),
      type_name: shipmentTypes.of(shipment.type).key,
      orders: orders.map(partOf),
      packages: packages.map(partOf),
      collections: collections.map((each) => ({ ...partOf(each), amount: decimalOf(each) })),
      events: events.map(partOf),
    },
  });
}

function orderOf(row: object): Record<string, unknown> {
  const { shipment_id: _, ...rest } = Object(snakeCased(row));
  return rest;
}

/** A shipment's row: snake_case, money as a decimal. */
function shipmentOf(row: Pick<ShipmentRow, "codAmount" | "codCurrency">): Record<string, unknown> {
  const { codAmount, codCurrency } = row;
  const amount = codAmount !== null && codCurrency ? decimalOf({ amount: codAmount, currency: codCurrency }) : null;
  return { ...partOf(row), cod_amount: amount };
}

function partOf(row: object): Record<string, unknown> {
  const { account_id: _account, seq: _seq, ...rest } = Object(snakeCased(row));
  return rest;
}
