import { runInCarriers } from "#app/modules/orders/db/carrier-scope.server.ts";
import { cancelOrdersSchema, loseOrdersSchema, moveOrdersSchema } from "#app/modules/orders/model/move-orders.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { cancelOrdersAndShipments, endOrders } from "../../db/end.writes.server.ts";

/** Closes finished orders, each decided by itself; they cannot be changed afterwards. */
export const closeOrders = createCommand({
  name: "orders.close",
  permission: ["orders", "orders.update"],
  input: moveOrdersSchema,
  run: (scope, { orders }) =>
    commitWithRetry(scope, async () => ok(await endOrders(scope, orders, { action: () => "close", detail: {} }))),
});

/** Stops further attempts: orders whose delivery failed go back to their senders. */
export const returnOrders = createCommand({
  name: "orders.return",
  permission: ["orders", "orders.update"],
  input: moveOrdersSchema,
  run: (scope, { orders }) =>
    commitWithRetry(scope, async () =>
      ok(await endOrders(scope, orders, { action: () => "choose_return", detail: {} })),
    ),
});

/** Closes orders that were lost or damaged in custody: open collections are waived, their shipments end. */
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

/** Cancels orders with a reason, each decided by itself: some of the selected ones may be refused. */
export const cancelOrders = createCommand({
  name: "orders.cancel",
  permission: ["orders", "orders.cancel"],
  input: cancelOrdersSchema,
  run: (scope, { orders, reason }) =>
    commitWithRetry(scope, async () =>
      ok(await runInCarriers(scope, orders, (carrier, ids) => cancelOrdersAndShipments(carrier, ids, reason))),
    ),
});
