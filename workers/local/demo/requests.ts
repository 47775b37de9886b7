import { and, asc, eq } from "drizzle-orm";
import { insertContact } from "#app/modules/customers/db/contact.writes.server.ts";
import { customers } from "#app/modules/customers/db/customers.tables.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { runMoves } from "#app/modules/shipments/db/move.writes.server.ts";
import { createShipments } from "#app/modules/shipments/db/shipment.writes.server.ts";
import { rescheduleDelivery } from "#app/modules/tracking/commands/reschedule-delivery.server.ts";
import { createCustomerScope } from "#app/modules/tracking/db/customer-order.reads.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { newId, now, type Scope } from "#app/platform/db/scope.server.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { unwrap } from "./plan-day.ts";

/** An end customer requests another day for a delivery that is already with a driver; the request is pending. */
export async function seedDeliveryRequest(scope: Scope, orderId: string, agentId: string): Promise<void> {
  const { created, statements } = await createShipments(scope, [orderId]);
  unwrap(await commit(scope.db, statements));
  const [shipment] = created;
  if (!shipment) throw new Error("the demo's order was not shipped");
  unwrap(await runMoves(scope, [{ id: shipment.shipmentId, action: "assign", agentId }]));
  const order = await scope.db.query.orders.findFirst({
    where: and(eq(orders.accountId, scope.account.id), eq(orders.id, orderId)),
  });
  const customer = order && (await createCustomerScope(scope, order, "de"));
  if (!order || !customer) throw new Error("the demo has no order to ask for");
  const day = addDays(toLocalDate(now(scope), scope.account.timezone), 3);
  unwrap(
    await rescheduleDelivery.execute(
      { scope: customer, number: order.number },
      { from: `${day}T12:00`, to: `${day}T16:00` },
    ),
  );
}

/** Adds contacts at the loading ramp to the first businesses. */
export async function seedContacts(scope: Scope): Promise<void> {
  const firms = await scope.db
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.accountId, scope.account.id), eq(customers.type, 2)))
    .orderBy(asc(customers.id))
    .limit(3);
  const people = ["Rike Thomsen", "Jonas Petersen"];
  const statements = firms.flatMap(({ id }, firm) =>
    people.map((name, position) => {
      const contact = { id: newId(scope), position };
      return insertContact(scope, id, contact, { name, phone: `+4232331${firm}${position}0`, email: undefined });
    }),
  );
  unwrap(await commit(scope.db, statements));
}
