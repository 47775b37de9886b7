import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { readOrderDetails } from "#app/modules/orders/db/order.reads.server.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { shipmentStatuses } from "#app/modules/shipments/model/shipment.enums.ts";
import { createDepot, createOrderDraft } from "#tests/factories/orders.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

async function ask<Data>(who: TestWorkspace, path: string, body: object) {
  const answer = await who.fetch(path, { body });
  const { data, code } = (await answer.json()) as { data: Data; code?: string };
  return { status: answer.status, data, code };
}

interface Created {
  id: string;
  number: string;
}

/** An order's content, without its unique fields. */
async function contentsOf({ scope }: TestWorkspace, number: string) {
  const file = await readOrderDetails(scope, number);
  if (!file.ok) throw new Error(file.failure.code);
  const { order, packages, items, collections } = file.value;
  const { kind, source, destination, customerId, customerName, customerPhone, customerEmail, requirements } = order;
  const { tags, notes, priority, serviceMinutes, proofOfDelivery, merchantId, carrierAccountId, status } = order;
  return {
    ...{ kind, source, destination, customerId, customerName, customerPhone, customerEmail, requirements },
    ...{ tags, notes, priority, serviceMinutes, proofOfDelivery, merchantId, carrierAccountId, status },
    packages: packages.map(({ type, name, quantity, length, width, height, weight, volume }) => ({
      ...{ type, name, quantity, length, width, height, weight, volume },
    })),
    items: items.map(({ sku, name, quantity }) => ({ sku, name, quantity })),
    collections: collections.map(({ amount, currency, method }) => ({ amount, currency, method })),
  };
}

const rich = {
  external_id: "PO-1",
  packages: [
    { type: 1, quantity: 2, length: 400, width: 300, height: 200, weight: 2500, barcode: "P-1" },
    { type: 2, quantity: 1, volume: 120.5 },
  ],
  items: [{ sku: "A-1", name: "Lamp", quantity: 3 }],
  collections: [{ amount: "29.90", currency: "EUR", method: 1 }],
  delivery_schedule: { from: "2026-11-23T08:00", to: "2026-11-23T12:00" },
  service_minutes: 7,
  priority: "high",
  tags: ["weekly"],
  notes: "Third floor",
} as const;

test("the same order again has its contents, its own number, and the times that it is wanted at", async () => {
  const who = await createTestWorkspace();
  const source = { location_id: await createDepot(who.scope) };
  const made = await ask<Created>(who, "/api/orders", { ...createOrderDraft(0, { source }), ...rich });
  const again = await ask<Created>(who, `/api/orders/${made.data.number}/duplicate`, {
    delivery_schedule: { from: "2026-11-30T08:00", to: "2026-11-30T12:00" },
  });
  expect(again.status).toBe(200);
  expect(again.data.number).not.toBe(made.data.number);
  expect(await contentsOf(who, again.data.number)).toEqual(await contentsOf(who, made.data.number));
  const [row] = await who.scope.db.select().from(orders).where(eq(orders.number, again.data.number));
  expect(row).toMatchObject({ externalId: null, deliveryFrom: "2026-11-30T08:00", pickupFrom: null, version: 1 });

  const stranger = await createTestWorkspace();
  expect(await ask(stranger, `/api/orders/${made.data.number}/duplicate`, {})).toMatchObject({ status: 404 });
  const reader = await createTestWorkspace({ member: who, permissions: ["orders"] });
  expect(await ask(reader, `/api/orders/${made.data.number}/duplicate`, {})).toMatchObject({ status: 403 });
});

test("the same shipment again is a new one of the same type, with new orders", async () => {
  const who = await createTestWorkspace();
  const source = { location_id: await createDepot(who.scope) };
  const made = await ask<Created>(who, "/api/orders", { ...createOrderDraft(0, { source }), ...rich });
  await ask(who, "/api/orders/ship", { orders: [made.data.id], type: "delivery" });
  const all = () => who.scope.db.select().from(shipments).where(eq(shipments.accountId, who.scope.account.id));
  const [first] = await all();
  const again = await ask<{ orders: Created[]; shipments: { number: string }[] }>(
    who,
    `/api/shipments/deliveries/${first?.number}/duplicate`,
    {},
  );
  expect(again.status).toBe(200);
  const second = (await all()).find(({ number }) => number === again.data.shipments[0]?.number);
  expect(second).toMatchObject({
    ...{
      type: first?.type,
      status: shipmentStatuses.code.pending,
      weight: first?.weight,
      volume: first?.volume,
      priority: "high",
    },
    ...{ packageCount: first?.packageCount, codAmount: 2990, orderNumber: again.data.orders[0]?.number },
    ...{ planId: null, agentId: null },
  });
  expect(second?.orderNumber).not.toBe(first?.orderNumber);
});
