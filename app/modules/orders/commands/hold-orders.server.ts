import { createCommand } from "#app/platform/commands/command.server.ts";
import { commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { runInCarriers } from "../db/carrier-scope.server.ts";
import { setOrderHolds as hold } from "../db/hold.writes.server.ts";
import { holdOrdersSchema } from "../model/hold-orders.ts";
import { moveOrdersSchema } from "../model/move-orders.ts";

/** Orders that wait do not go out before somebody lets them go, each on its own. */
export const holdOrders = createCommand({
  name: "orders.hold",
  permission: ["orders", "orders.update"],
  input: holdOrdersSchema,
  run: (scope, { orders, reason }) =>
    commitWithRetry(scope, async () =>
      ok(await runInCarriers(scope, orders, (held, ids) => hold(held, ids, { action: "hold", reason }))),
    ),
});

/** Held orders may go out again, each on its own. */
export const releaseOrders = createCommand({
  name: "orders.release",
  permission: ["orders", "orders.update"],
  input: moveOrdersSchema,
  run: (scope, { orders }) =>
    commitWithRetry(scope, async () =>
      ok(await runInCarriers(scope, orders, (held, ids) => hold(held, ids, { action: "release" }))),
    ),
});
