import { commitDecided } from "#app/data/kernel/commit-decided.server.ts";
import { inCarriers } from "#app/data/orders/carrier-scope.server.ts";
import { cancelOrders as cancel } from "#app/data/orders/end.writes.server.ts";
import { ok } from "#app/domain/kernel/result.ts";
import { cancelOrdersSchema } from "#app/domain/orders/cancel-orders.ts";
import { command } from "../../command.server.ts";

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
