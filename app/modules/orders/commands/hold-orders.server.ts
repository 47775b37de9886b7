import { command } from "#app/platform/commands/command.server.ts";
import { commitDecided } from "#app/platform/db/commit-decided.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { inCarriers } from "../db/carrier-scope.server.ts";
import { holdOrders as hold } from "../db/hold.writes.server.ts";
import { holdOrdersSchema } from "../model/hold-orders.ts";
import { moveOrdersSchema } from "../model/move-orders.ts";

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
