import { useMemo } from "react";
import { createPicklist } from "#app/modules/inventory/commands/create-picklist.server.ts";
import { readPickers } from "#app/modules/inventory/db/pickers.reads.server.ts";
import { generateInvoices } from "#app/modules/invoicing/commands/invoices/generate-invoices.server.ts";
import { createLabelsUrl } from "#app/modules/labels/commands/generate-labels.server.ts";
import { planOrders } from "#app/modules/plans/commands/shipments/plan-orders.server.ts";
import { planSelection } from "#app/modules/plans/screens/shipments/plan-selection.tsx";
import { assignCarrier, unassignOrders } from "#app/modules/shipments/commands/orders/assign-carrier.server.ts";
import { cancelOrders } from "#app/modules/shipments/commands/orders/move-orders.server.ts";
import { shipOrders } from "#app/modules/shipments/commands/orders/ship-orders.server.ts";
import { can, hasFeature, isSubscribed } from "#app/platform/access/can.ts";
import { now } from "#app/platform/db/scope.server.ts";
import { getRequestLanguage } from "#app/platform/http/device-preferences.server.ts";
import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { holdOrders, prioritizeOrders, releaseOrders } from "../commands/hold-orders.server.ts";
import { createOrderExportUrl } from "../commands/list/create-export-url.server.ts";
import { listOrders } from "../commands/list/list-orders.server.ts";
import { canShipAs, shipAs } from "../model/ship-order.ts";
import { OrdersScreen } from "../screens/list/orders-screen.tsx";
import type { Route } from "./+types/orders.ts";

const bulk = [
  planOrders,
  shipOrders,
  cancelOrders,
  assignCarrier,
  unassignOrders,
  prioritizeOrders,
  holdOrders,
  releaseOrders,
  createPicklist,
  generateInvoices,
  createLabelsUrl,
  createOrderExportUrl,
];

export const loader = createScreenLoader(async (scope, args) => {
  const { account } = scope;
  const able = bulk
    .filter(({ access }) => can(account, ...access.permissions))
    .filter(({ access }) => access.feature === null || hasFeature(account, access.feature))
    .filter(({ access }) => !access.subscription || isSubscribed(account))
    .map(({ name }) => name);
  const picking = able.includes(createPicklist.name);
  const [list, pickers] = await Promise.all([
    listOrders(scope, { url: args.url, language: getRequestLanguage(args.request) }),
    picking ? readPickers(scope) : [],
  ]);
  if (!list.ok) return list;
  return ok({
    data: list.value,
    may: {
      create: can(account, "orders.create"),
      import: can(account, "orders.import"),
      export: can(account, "orders.export"),
      seeMerchants: account.kind === "carrier",
      bulk: able,
      ship: shipAs.filter((as) => canShipAs(account, as)),
    },
    pickers,
    today: toLocalDate(now(scope), account.timezone),
  });
});

export const action = createCommandAction(bulk);

export default function Orders({ loaderData }: Route.ComponentProps) {
  const { today, ...data } = loaderData;
  return <OrdersScreen {...data} planning={useMemo(() => planSelection(today), [today])} />;
}
