import { readNames } from "#app/data/kernel/names.reads.server.ts";
import { settle } from "#app/data/kernel/settle.server.ts";
import { changeCarriers } from "#app/data/orders/carrier.writes.server.ts";
import { failFields, ok } from "#app/domain/kernel/result.ts";
import { assignCarrierSchema, moveOrdersSchema } from "#app/domain/orders/move-orders.ts";
import { command } from "../command.server.ts";

/** Takes the carrier from orders, each on its own: Ready becomes New (domain-rules, "Orders"). */
export const unassignOrders = command({
  name: "orders.unassign",
  permission: ["orders", "orders.unassign"],
  input: moveOrdersSchema,
  run: (scope, { orders }) => settle(scope, async () => ok(await changeCarriers(scope, orders, null))),
});

/** The account carries these orders itself, by one of its methods or by the one they have: New becomes Ready. */
export const assignCarrier = command({
  name: "orders.assign_carrier",
  permission: ["orders", "orders.update"],
  input: assignCarrierSchema,
  run: async (scope, { orders, shipping_method_id: id }) => {
    const name = id && (await readNames(scope, "shipping_methods", [id])).get(id);
    if (id && !name) return failFields({ shipping_method_id: [{ code: "invalid_value" }] });
    const method = id && name ? { id, name } : undefined;
    return settle(scope, async () => ok(await changeCarriers(scope, orders, scope.account.id, method)));
  },
});
