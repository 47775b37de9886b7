import { z } from "zod";
import { settle } from "#app/data/kernel/settle.server.ts";
import { makeShipments } from "#app/data/shipments/shipment.writes.server.ts";
import { bulkIds } from "#app/domain/kernel/bulk.ts";
import { ok } from "#app/domain/kernel/result.ts";
import { command } from "../command.server.ts";

/** Makes one shipment an order (platform §7.4 `POST shipments/store`); the type follows from each order. */
export const storeShipments = command({
  name: "shipments.create",
  permission: ["shipments", "shipments.create"],
  subscription: true,
  input: z.object({ orders: bulkIds }),
  run: (scope, { orders }) =>
    settle(scope, async () => {
      const { statements, outcome, made } = await makeShipments(scope, orders);
      return ok({ statements, outcome: { ...outcome, shipments: made } });
    }),
});
