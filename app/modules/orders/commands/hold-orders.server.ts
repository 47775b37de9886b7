import { commitDecided } from "#app/data/kernel/commit-decided.server.ts";
import { inCarriers } from "#app/data/orders/carrier-scope.server.ts";
import { holdOrders as hold } from "#app/data/orders/hold.writes.server.ts";
import { ok } from "#app/domain/kernel/result.ts";
import { holdOrdersSchema } from "#app/domain/orders/hold-orders.ts";
import { moveOrdersSchema } from "#app/domain/orders/move-orders.ts";
import { command } from "../../command.server.ts";

/** Orders that wait do not go out before somebody lets them go, each on its own. */
export const holdOrders = command({
  name: "orders.hold",
  permission: ["orders", "orders.update"],
  input: holdOrdersSchema,
  run: (scope, { orders, reason }) =>
    commitDecided(scope, async () =>
      ok(await inCarriers(scope, orders, (held, ids) => hold(held, ids, { does: "hold", reason }))),
    ),
});

/** Held orders may go out again, each on its own. */
export const releaseOrders = command({
  name: "orders.release",
  permission: ["orders", "orders.update"],
  input: moveOrdersSchema,
  run: (scope, { orders }) =>
    commitDecided(scope, async () =>
      ok(await inCarriers(scope, orders, (held, ids) => hold(held, ids, { does: "release" }))),
    ),
});
