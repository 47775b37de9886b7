import { commitDecided } from "#app/data/kernel/commit-decided.server.ts";
import { endOrders } from "#app/data/orders/end.writes.server.ts";
import { ok } from "#app/domain/kernel/result.ts";
import { loseOrdersSchema, moveOrdersSchema } from "#app/domain/orders/move-orders.ts";
import { command } from "../../command.server.ts";

/** Locks orders that are over, each on its own (domain-rules, "Orders": "all money settled, or by hand"). */
export const closeOrders = command({
  name: "orders.close",
  permission: ["orders", "orders.update"],
  input: moveOrdersSchema,
  run: (scope, { orders }) =>
    commitDecided(scope, async () => ok(await endOrders(scope, orders, { action: () => "close", detail: {} }))),
});

/** No further attempt: attempted deliveries go back to their senders. */
export const returnOrders = command({
  name: "orders.return",
  permission: ["orders", "orders.update"],
  input: moveOrdersSchema,
  run: (scope, { orders }) =>
    commitDecided(scope, async () => ok(await endOrders(scope, orders, { action: () => "choose_return", detail: {} }))),
});

/** Orders in custody that were lost or damaged are closed: what was to be collected is waived, its shipments end. */
export const loseOrders = command({
  name: "orders.lose",
  permission: ["orders", "orders.update"],
  input: loseOrdersSchema,
  run: (scope, { orders, reason, note }) => {
    const detail = { reason, ...(note ? { note } : {}) };
    return commitDecided(scope, async () =>
      ok(
        await endOrders(scope, orders, {
          action: () => "lose",
          detail,
          withShipments: { action: "lose", note: reason },
        }),
      ),
    );
  },
});
