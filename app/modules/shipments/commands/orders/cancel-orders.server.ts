import { runInCarriers } from "#app/modules/orders/db/carrier-scope.server.ts";
import { cancelOrdersSchema } from "#app/modules/orders/model/move-orders.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { cancelOrdersAndShipments } from "../../db/end.writes.server.ts";

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
