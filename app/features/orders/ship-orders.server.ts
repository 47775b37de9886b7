import { z } from "zod";
import { settle } from "#app/data/kernel/settle.server.ts";
import { makeShipments } from "#app/data/shipments/shipment.writes.server.ts";
import { bulkIds } from "#app/domain/kernel/bulk.ts";
import { ok } from "#app/domain/kernel/result.ts";
import { shipAs } from "#app/domain/orders/ship-order.ts";
import { command } from "../command.server.ts";

const type = z.preprocess((value) => (value === "" ? undefined : value), z.enum(shipAs).optional());

/** Makes one shipment from each order that can be shipped, of the wanted type or else as each needs it; answers the outcome by order and the shipments made. */
export const shipOrders = command({
  name: "orders.ship",
  permission: ["orders", "orders.ship"],
  input: z.object({ orders: bulkIds, type }),
  run: (scope, { orders, type }) =>
    settle(scope, async () => {
      const { statements, outcome, made } = await makeShipments(scope, orders, type);
      return ok({ statements, outcome: { ...outcome, shipments: made } });
    }),
});
