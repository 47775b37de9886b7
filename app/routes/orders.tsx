import { can } from "#app/domain/access/can.ts";
import { ok } from "#app/domain/kernel/result.ts";
import { addressLabels } from "#app/features/labels/generate-labels.server.ts";
import { cancelOrders } from "#app/features/orders/cancel-orders.server.ts";
import { assignCarrier, unassignOrders } from "#app/features/orders/carrier.server.ts";
import { listOrders } from "#app/features/orders/list-orders.server.ts";
import { OrdersScreen } from "#app/features/orders/orders-screen.tsx";
import { shipOrders } from "#app/features/orders/ship-orders.server.ts";
import { commandAction, screenLoader } from "#app/http/screens.server.ts";
import type { Route } from "./+types/orders.ts";

const bulk = [shipOrders, cancelOrders, assignCarrier, unassignOrders, addressLabels];

export const loader = screenLoader(async (scope, args) => {
  const list = await listOrders(scope, args);
  if (!list.ok) return list;
  const { account } = scope;
  return ok({
    data: list.value,
    may: {
      create: can(account, "orders.create"),
      import: can(account, "orders.import"),
      export: can(account, "orders.export"),
      seeMerchants: account.kind === "carrier",
      bulk: bulk.filter(({ access }) => can(account, ...access.permissions)).map(({ name }) => name),
    },
  });
});

export const action = commandAction(bulk);

export default function Orders({ loaderData }: Route.ComponentProps) {
  return <OrdersScreen data={loaderData.data} may={loaderData.may} />;
}
