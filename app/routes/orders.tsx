import { can } from "#app/domain/access/can.ts";
import { ok } from "#app/domain/kernel/result.ts";
import { cancelOrders } from "#app/features/orders/cancel-orders.server.ts";
import { listOrders } from "#app/features/orders/list-orders.server.ts";
import { OrdersScreen } from "#app/features/orders/orders-screen.tsx";
import { shipOrders } from "#app/features/orders/ship-orders.server.ts";
import { commandAction, screenLoader } from "#app/http/screens.server.ts";
import { rowOf } from "#app/route-table.ts";
import type { Route } from "./+types/orders.ts";

export const loader = screenLoader(async (scope, args) => {
  const list = await listOrders(scope, args);
  if (!list.ok) return list;
  const create = can(scope.account, "orders.create") && rowOf("/orders/create") !== undefined;
  return ok({ data: list.value, may: { create, import: can(scope.account, "orders.import") } });
});

export const action = commandAction([shipOrders, cancelOrders]);

export default function Orders({ loaderData }: Route.ComponentProps) {
  return <OrdersScreen data={loaderData.data} may={loaderData.may} />;
}
