import { z } from "zod";
import { settle } from "#app/data/kernel/settle.server.ts";
import { changeCarriers } from "#app/data/orders/carrier.writes.server.ts";
import { bulkIds } from "#app/domain/kernel/bulk.ts";
import { ok } from "#app/domain/kernel/result.ts";
import { command } from "../command.server.ts";

const input = z.object({ orders: bulkIds });

/** Takes the carrier from orders, each on its own: Ready becomes New (domain-rules, "Orders"). */
export const unassignOrders = command({
  name: "orders.unassign",
  permission: ["orders", "orders.unassign"],
  input,
  run: (scope, { orders }) => settle(scope, async () => ok(await changeCarriers(scope, orders, null))),
});

/** The account carries these orders itself: New becomes Ready. */
export const assignCarrier = command({
  name: "orders.assign_carrier",
  permission: ["orders", "orders.update"],
  input,
  run: (scope, { orders }) => settle(scope, async () => ok(await changeCarriers(scope, orders, scope.account.id))),
});
