import { commitDecided } from "#app/data/kernel/commit-decided.server.ts";
import { resolvePlace } from "#app/data/orders/place.reads.server.ts";
import { makeShipments } from "#app/data/shipments/shipment.writes.server.ts";
import { fail, ok } from "#app/domain/kernel/result.ts";
import { offersShipments, toFacility } from "#app/domain/orders/ship-order.ts";
import { shipOrdersSchema } from "#app/domain/orders/ship-orders.ts";
import { command } from "../../command.server.ts";

/**
 * Makes shipments from orders that can be shipped, of the wanted type or else as each needs it; pickups and transfers
 * bring them to a location of the account. Answers the outcome by order and the shipments made.
 */
export const shipOrders = command({
  name: "orders.ship",
  permission: ["orders", "orders.ship"],
  input: shipOrdersSchema,
  async run(scope, { orders, type, location_id }) {
    if (type && !offersShipments(scope.account, type)) return fail("feature_missing");
    const along = type && toFacility.includes(type);
    const facility = along ? await resolvePlace(scope, { location_id }, "location") : null;
    if (facility && !facility.ok) return facility;
    return commitDecided(scope, async () => {
      const wanted = { as: type, destination: facility?.value.place };
      const { statements, outcome, made } = await makeShipments(scope, orders, wanted);
      return ok({ statements, outcome: { ...outcome, shipments: made } });
    });
  },
});
