import { loseOrdersSchema, moveOrdersSchema } from "#app/modules/orders/model/move-orders.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { endOrders } from "../../db/end.writes.server.ts";

/** Locks orders that are over, each on its own (domain-rules, "Orders": "all money settled, or by hand"). */
export const closeOrders = createCommand({
  name: "orders.close",
  permission: ["orders", "orders.update"],
  input: moveOrdersSchema,
  run: (scope, { orders }) =>
    commitWithRetry(scope, async () => ok(await endOrders(scope, orders, { action: () => "close", detail: {} }))),
});

/** No further attempt: attempted deliveries go back to their senders. */
export const returnOrders = createCommand({
  name: "orders.return",
  permission: ["orders", "orders.update"],
  input: moveOrdersSchema,
  run: (scope, { orders }) =>
    commitWithRetry(scope, async () =>
      ok(await endOrders(scope, orders, { action: () => "choose_return", detail: {} })),
    ),
});

/** Orders in custody that were lost or damaged are closed: what was to be collected is waived, its shipments end. */
export const loseOrders = createCommand({
  name: "orders.lose",
  permission: ["orders", "orders.update"],
  input: loseOrdersSchema,
  run: (scope, { orders, reason, note }) => {
    const detail = { reason, ...(note ? { note } : {}) };
    return commitWithRetry(scope, async () =>
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
