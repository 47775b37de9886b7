import { type CreatedOrder, createOrder } from "#app/modules/orders/commands/create/create-order.server.ts";
import { readOrderFile } from "#app/modules/orders/db/order.reads.server.ts";
import { readOrderCustomer } from "#app/modules/orders/db/order-customer.reads.server.ts";
import { draftAgain, type SameAgain, sameAgainSchema } from "#app/modules/orders/model/same-again.ts";
import { offersShipments, shipAs, toFacility } from "#app/modules/orders/model/ship-order.ts";
import { command } from "#app/platform/commands/command.server.ts";
import { commitDecided } from "#app/platform/db/commit-decided.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { readShipmentFile } from "../../db/shipment.reads.server.ts";
import { makeShipments } from "../../db/shipment.writes.server.ts";
import { shipmentTypes } from "../../model/shipment.enums.ts";

/** Makes an order with the contents of another, under the rules of any new one. */
export const repeatOrder = command({
  name: "orders.repeat",
  permission: ["orders", "orders.create"],
  input: sameAgainSchema,
  run: repeat,
});

async function repeat(scope: Scope, { number, ...when }: SameAgain): Promise<Result<CreatedOrder>> {
  const file = await readOrderFile(scope, number);
  if (!file.ok) return file;
  const customer = await readOrderCustomer(scope, file.value.order.customerId);
  return createOrder.execute(scope, draftAgain({ ...file.value, customer }, when, scope.account.kind));
}

/**
 * Makes a shipment with the contents of another: its orders once more, and one shipment of the same type for them, to the same
 * facility. An order that cannot be shipped at once (its address is in doubt) stays, and says why.
 */
export const repeatShipment = command({
  name: "shipments.repeat",
  permission: ["shipments", "shipments.create", "orders", "orders.create"],
  subscription: true,
  input: sameAgainSchema,
  async run(scope, { number, ...when }) {
    const file = await readShipmentFile(scope, number);
    if (!file.ok) return file;
    const { shipment, orders } = file.value;
    const { key } = shipmentTypes.of(shipment.type);
    const as = shipAs.find((each) => each === key);
    if (!as || !offersShipments(scope.account, as)) return fail("feature_missing");
    const made: CreatedOrder[] = [];
    for (const order of orders) {
      const again = await repeat(scope, { number: order.number, ...when });
      if (!again.ok) return again;
      made.push(again.value);
    }
    const along = toFacility.includes(as) ? { destination: shipment.destination } : {};
    return commitDecided(scope, async () => {
      const ids = made.map(({ id }) => id);
      const { statements, outcome, made: shipped } = await makeShipments(scope, ids, { as, ...along });
      return ok({ statements, outcome: { ...outcome, orders: made, shipments: shipped } });
    });
  },
});
