import { sql } from "drizzle-orm";
import { type MovedOrder, readOrderStates, saveOrders } from "#app/modules/orders/db/order-moves.server.ts";
import { type OrderEventType, type OrderStatus, orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { startFirstLegs } from "./first-legs.ts";
import type { DemoFleet } from "./fleet.ts";
import { unwrap } from "./plan-day.ts";

/** One order of each status that a normal delivery day does not produce. */
export async function makeOddOrders(scope: Scope, fleet: DemoFleet, orderIds: readonly string[]): Promise<void> {
  const states = await readOrderStates(scope, sql`${selectIds(orderIds)}`, { history: false });
  const waiting = [...states.values()].filter(({ status }) => status === orderStatuses.code.ready).map(({ id }) => id);
  await startFirstLegs(scope, fleet, waiting.splice(0, 4));
  const paths: [OrderStatus, OrderEventType][][] = [
    [[9, "cancelled"]],
    [[9, "cancelled"]],
    [
      [9, "cancelled"],
      [10, "status_changed"],
    ],
  ];
  const moved = paths.flatMap((path, index): MovedOrder[] => {
    const order = states.get(waiting[index] ?? "");
    if (!order) return [];
    const events = path.map(([to, type], step) => ({
      type,
      version: order.version + 1 + step,
      from: step === 0 ? order.status : (path[step - 1]?.[0] ?? order.status),
      to,
      detail: type === "cancelled" ? { reason: "CUSTOMER_CANCELLED" } : {},
    }));
    const last = path.at(-1)?.[0] ?? order.status;
    return [{ order: { ...order, status: last, version: order.version + path.length }, events }];
  });
  unwrap(await commit(scope.db, saveOrders(scope, moved)));
}
