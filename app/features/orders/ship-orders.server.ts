import { z } from "zod";
import { settle } from "#app/data/kernel/settle.server.ts";
import { makeShipments } from "#app/data/shipments/shipment.writes.server.ts";
import { bulkIds } from "#app/domain/kernel/bulk.ts";
import { ok } from "#app/domain/kernel/result.ts";
import { command } from "../command.server.ts";

/** Makes one shipment from each order that can be shipped; answers the outcome by order and the shipments made. */
export const shipOrders = command({
  name: "orders.ship",
  permission: ["orders", "orders.ship"],
  input: z.object({ orders: bulkIds }),
  run: (scope, { orders }) =>
    settle(scope, async () => {
      const { statements, outcome, made } = await makeShipments(scope, orders);
      return ok({ statements, outcome: { ...outcome, shipments: made } });
    }),
});
