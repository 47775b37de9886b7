import { inCarriers } from "#app/modules/orders/db/carrier-scope.server.ts";
import { cancelOrdersSchema } from "#app/modules/orders/model/cancel-orders.ts";
import { command } from "#app/platform/commands/command.server.ts";
import { commitDecided } from "#app/platform/db/commit-decided.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { cancelOrders as cancel } from "../../db/end.writes.server.ts";

/** Cancels orders with a reason, each on its own (domain §4: "some selected orders may be refused"). */
export const cancelOrders = command({
  name: "orders.cancel",
  permission: ["orders", "orders.cancel"],
  input: cancelOrdersSchema,
  run: (scope, { orders, reason }) =>
    commitDecided(scope, async () =>
      ok(await inCarriers(scope, orders, (carrier, ids) => cancel(carrier, ids, reason))),
    ),
});
