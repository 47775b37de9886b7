import { resolvePlace } from "#app/modules/orders/db/place.reads.server.ts";
import { canShipAs, facilityShipTypes } from "#app/modules/orders/model/ship-order.ts";
import { shipOrdersSchema } from "#app/modules/orders/model/ship-orders.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { createShipments } from "../../db/shipment.writes.server.ts";

/**
 * Creates shipments from orders, of the given type or, without one, of the type that completes each order's delivery.
 * Pickups and transfers go to a location of the account. Returns the outcome by order and the created shipments.
 */
export const shipOrders = createCommand({
  name: "orders.ship",
  permission: ["orders", "orders.ship"],
  input: shipOrdersSchema,
  async run(scope, { orders, type, location_id }) {
    if (type && !canShipAs(scope.account, type)) return fail("feature_missing");
    const needsFacility = type && facilityShipTypes.includes(type);
    const facility = needsFacility ? await resolvePlace(scope, { location_id }, "location") : null;
    if (facility && !facility.ok) return facility;
    return commitWithRetry(scope, async () => {
      const wanted = { as: type, destination: facility?.value.place };
      const { statements, outcome, created } = await createShipments(scope, orders, wanted);
      return ok({ statements, outcome: { ...outcome, shipments: created } });
    });
  },
});
