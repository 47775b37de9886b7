import { readPickers } from "#app/data/stock/pickers.reads.server.ts";
import { can, hasFeature } from "#app/domain/access/can.ts";
import { ok } from "#app/domain/kernel/result.ts";
import { offersShipments, shipAs } from "#app/domain/orders/ship-order.ts";
import { generateInvoices } from "#app/features/accounting/invoices/generate-invoices.server.ts";
import { addressLabels } from "#app/features/labels/generate-labels.server.ts";
import { cancelOrders } from "#app/features/orders/commands/cancel-orders.server.ts";
import { assignCarrier, unassignOrders } from "#app/features/orders/commands/carrier.server.ts";
import { holdOrders, releaseOrders } from "#app/features/orders/commands/hold-orders.server.ts";
import { prioritizeOrders } from "#app/features/orders/commands/prioritize-orders.server.ts";
import { shipOrders } from "#app/features/orders/commands/ship-orders.server.ts";
import { addressExport } from "#app/features/orders/list/address-export.server.ts";
import { listOrders } from "#app/features/orders/list/list-orders.server.ts";
import { OrdersScreen } from "#app/features/orders/list/orders-screen.tsx";
import { createPicklist } from "#app/features/picklists/create-picklist.server.ts";
import { commandAction, screenLoader } from "#app/http/wrappers/screens.server.ts";
import type { Route } from "./+types/orders.ts";

const bulk = [
  shipOrders,
  cancelOrders,
  assignCarrier,
  unassignOrders,
  prioritizeOrders,
  holdOrders,
  releaseOrders,
  createPicklist,
  generateInvoices,
  addressLabels,
  addressExport,
];

export const loader = screenLoader(async (scope, args) => {
  const { account } = scope;
  const able = bulk
    .filter(({ access }) => can(account, ...access.permissions))
    .filter(({ access }) => access.feature === null || hasFeature(account, access.feature))
    .map(({ name }) => name);
  const picking = able.includes(createPicklist.name);
  const [list, pickers] = await Promise.all([listOrders(scope, args), picking ? readPickers(scope) : []]);
  if (!list.ok) return list;
  return ok({
    data: list.value,
    may: {
      create: can(account, "orders.create"),
      import: can(account, "orders.import"),
      export: can(account, "orders.export"),
      seeMerchants: account.kind === "carrier",
      bulk: able,
      ship: shipAs.filter((as) => offersShipments(account, as)),
    },
    pickers,
  });
});

export const action = commandAction(bulk);

export default function Orders({ loaderData }: Route.ComponentProps) {
  return <OrdersScreen {...loaderData} />;
}
