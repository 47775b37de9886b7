import { type CreatedOrder, createOrder } from "#app/modules/orders/commands/create/create-order.server.ts";
import { readOrderDetails } from "#app/modules/orders/db/order.reads.server.ts";
import { readOrderCustomer } from "#app/modules/orders/db/order-customer.reads.server.ts";
import { type DuplicateInput, duplicateSchema, toDuplicateDraft } from "#app/modules/orders/model/duplicate-order.ts";
import { canShipAs, facilityShipTypes, shipAs } from "#app/modules/orders/model/ship-order.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { readShipmentDetails } from "../../db/shipment.reads.server.ts";
import { createShipments } from "../../db/shipment.writes.server.ts";
import { isOfPath, shipmentPathSchema } from "../../model/move-inputs.ts";
import { shipmentTypes } from "../../model/shipment.enums.ts";

/** Creates an order with the contents of another; the rules for new orders apply. */
export const duplicateOrder = createCommand({
  name: "orders.duplicate",
  permission: ["orders", "orders.create"],
  input: duplicateSchema,
  run: createDuplicate,
});

async function createDuplicate(scope: Scope, { number, ...when }: DuplicateInput): Promise<Result<CreatedOrder>> {
  const file = await readOrderDetails(scope, number);
  if (!file.ok) return file;
  const customer = await readOrderCustomer(scope, file.value.order.customerId);
  return createOrder.execute(scope, toDuplicateDraft({ ...file.value, customer }, when, scope.account.kind));
}

/**
 * Creates a shipment with the contents of another: copies of its orders, and one shipment of the same type for them, to
 * the same facility. A copy that cannot be shipped yet (its address has issues) stays as an order and is listed in
 * `refused`.
 */
export const duplicateShipment = createCommand({
  name: "shipments.duplicate",
  permission: ["shipments", "shipments.create", "orders", "orders.create"],
  subscription: true,
  input: duplicateSchema.extend({ type: shipmentPathSchema }),
  async run(scope, { number, type, ...when }) {
    const file = await readShipmentDetails(scope, number);
    if (!file.ok) return file;
    const { shipment, orders } = file.value;
    if (!isOfPath(shipment, type)) return fail("not_found");
    const { key } = shipmentTypes.byCode(shipment.type);
    const as = shipAs.find((each) => each === key);
    if (!as || !canShipAs(scope.account, as)) return fail("feature_missing");
    const made: CreatedOrder[] = [];
    for (const order of orders) {
      const copy = await createDuplicate(scope, { number: order.number, ...when });
      if (!copy.ok) return copy;
      made.push(copy.value);
    }
    const ends = facilityShipTypes.includes(as) ? { destination: shipment.destination } : {};
    return commitWithRetry(scope, async () => {
      const ids = made.map(({ id }) => id);
      const { statements, outcome, created: shipped } = await createShipments(scope, ids, { as, ...ends });
      return ok({ statements, outcome: { ...outcome, orders: made, shipments: shipped } });
    });
  },
});
