import { settle } from "#app/data/kernel/settle.server.ts";
import { editOrder } from "#app/data/orders/edit.writes.server.ts";
import { readOrder } from "#app/data/orders/order.reads.server.ts";
import { fail, failFields, ok } from "#app/domain/kernel/result.ts";
import { transit } from "#app/domain/kernel/state-machine.ts";
import { orderTransitions } from "#app/domain/orders/order.states.ts";
import { validateLocationSchema } from "#app/domain/orders/order-parts.ts";
import { command } from "../command.server.ts";

/**
 * Confirms where an order goes: the point that was found, or the one that is given (domain §4: "Validating a customer
 * location clears the pending issues and moves a Draft order to pending").
 */
export const validateLocation = command({
  name: "orders.validate_location",
  permission: ["orders", "orders.update.locations"],
  input: validateLocationSchema,
  run: (scope, { number, version, point }) =>
    settle(scope, async () => {
      const found = await readOrder(scope, number);
      if (!found.ok) return found;
      const order = found.value;
      if (version !== undefined && version !== order.version) return fail("lost_race");
      const event = order.carrierAccountId ? "validate_location_with_carrier" : "validate_location";
      const to = transit(orderTransitions, order.status, event);
      if (!to.ok) return to;
      const confirmed = point ?? order.destination.point;
      if (!confirmed) return failFields({ point: [{ code: "required" }] });
      const set = { status: to.value, issues: [], destination: { ...order.destination, point: confirmed } };
      const statements = editOrder(scope, order, {
        type: "updated",
        set,
        detail: { part: "locations", validated: true },
      });
      return ok({ statements, outcome: { number, version: order.version + 1, status: to.value } });
    }),
});
