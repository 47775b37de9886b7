import { command } from "#app/platform/commands/command.server.ts";
import { commitDecided } from "#app/platform/db/commit-decided.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { inCarriers } from "../db/carrier-scope.server.ts";
import { prioritize } from "../db/priority.writes.server.ts";
import { prioritizeOrdersSchema } from "../model/move-orders.ts";

/** How much orders matter beside others (domain §3 "Priorities"), each on its own. */
export const prioritizeOrders = command({
  name: "orders.prioritize",
  permission: ["orders", "orders.update"],
  input: prioritizeOrdersSchema,
  run: (scope, { orders, priority }) =>
    commitDecided(scope, async () =>
      ok(await inCarriers(scope, orders, (held, ids) => prioritize(held, ids, priority))),
    ),
});
