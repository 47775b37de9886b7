import { loseOrdersSchema, moveOrdersSchema } from "#app/modules/orders/model/move-orders.ts";
import { command } from "#app/platform/commands/command.server.ts";
import { commitDecided } from "#app/platform/db/commit-decided.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { endOrders } from "../../db/end.writes.server.ts";

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
