import { createCommand } from "#app/platform/commands/command.server.ts";
import { commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { runInCarriers } from "../db/carrier-scope.server.ts";
import { setOrderPriority } from "../db/priority.writes.server.ts";
import { prioritizeOrdersSchema } from "../model/move-orders.ts";

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
