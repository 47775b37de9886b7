import { createCommand } from "#app/platform/commands/command.server.ts";
import { commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { runInCarriers } from "../db/carrier-scope.server.ts";
import { setOrderHolds as hold } from "../db/hold.writes.server.ts";
import { setOrderPriority } from "../db/priority.writes.server.ts";
import { holdOrdersSchema } from "../model/hold-orders.ts";
import { moveOrdersSchema, prioritizeOrdersSchema } from "../model/move-orders.ts";

/** Holds orders until somebody releases them, each on its own. */
export const holdOrders = createCommand({
  name: "orders.hold",
  permission: ["orders", "orders.update"],
  input: holdOrdersSchema,
  run: (scope, { orders, reason }) =>
    commitWithRetry(scope, async () =>
      ok(await runInCarriers(scope, orders, (carrier, ids) => hold(carrier, ids, { action: "hold", reason }))),
    ),
});

/** Releases held orders, each on its own. */
export const releaseOrders = createCommand({
  name: "orders.release",
  permission: ["orders", "orders.update"],
  input: moveOrdersSchema,
  run: (scope, { orders }) =>
    commitWithRetry(scope, async () =>
      ok(await runInCarriers(scope, orders, (carrier, ids) => hold(carrier, ids, { action: "release" }))),
    ),
});

/** Sets the priority of orders, each on its own. */
export const prioritizeOrders = createCommand({
  name: "orders.prioritize",
  permission: ["orders", "orders.update"],
  input: prioritizeOrdersSchema,
  run: (scope, { orders, priority }) =>
    commitWithRetry(scope, async () =>
      ok(await runInCarriers(scope, orders, (carrier, ids) => setOrderPriority(carrier, ids, priority))),
    ),
});
