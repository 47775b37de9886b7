import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Pagination } from "#app/platform/lists/list-page.server.ts";
import { readNames } from "#app/platform/lists/names.reads.server.ts";
import type { ShipmentRow } from "../db/shipment-list.reads.server.ts";

export type ListedShipment = ShipmentRow & Record<"agentName" | "merchantName" | "shippingMethodName", string | null>;

/** Adds the names that the list shows to the rows of a page. */
export async function addNamesToPage(
  scope: Scope,
  { rows, pagination }: { rows: ShipmentRow[]; pagination: Pagination },
): Promise<{ rows: ListedShipment[]; pagination: Pagination }> {
  return { rows: await addShipmentNames(scope, rows), pagination };
}

/** Adds the names of agents, merchants and shipping methods to shipments. */
export async function addShipmentNames(scope: Scope, rows: readonly ShipmentRow[]): Promise<ListedShipment[]> {
  const readNamesBy = (kind: Parameters<typeof readNames>[1], getId: (row: ShipmentRow) => string | null) =>
    readNames(scope, kind, rows.map(getId));
  const [agents, merchants, methods] = await Promise.all([
    readNamesBy("agents", (row) => row.agentId),
    readNamesBy("merchants", (row) => row.merchantId),
    readNamesBy("shipping_methods", (row) => row.shippingMethodId),
  ]);
  return rows.map((row) => ({
    ...row,
    agentName: agents.get(row.agentId ?? "") ?? null,
    merchantName: merchants.get(row.merchantId ?? "") ?? null,
    shippingMethodName: methods.get(row.shippingMethodId ?? "") ?? null,
  }));
}
