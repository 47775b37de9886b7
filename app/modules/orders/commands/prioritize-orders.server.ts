import { commitDecided } from "#app/data/kernel/commit-decided.server.ts";
import { inCarriers } from "#app/data/orders/carrier-scope.server.ts";
import { prioritize } from "#app/data/orders/priority.writes.server.ts";
import { ok } from "#app/domain/kernel/result.ts";
import { prioritizeOrdersSchema } from "#app/domain/orders/move-orders.ts";
import { command } from "../../command.server.ts";

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
