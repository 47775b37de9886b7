import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { readCustomerScreen } from "#app/modules/customers/commands/view-customers.server.ts";
import { readMergedInto } from "#app/modules/customers/db/customer-merge.server.ts";
import { addresses, customerMerges, customers } from "#app/modules/customers/db/customers.tables.ts";
import { createOrder } from "#app/modules/orders/commands/create/create-order.server.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { auditLog } from "#app/platform/db/audit.tables.ts";
import { createOrderDraft, seedTestOrders, testDepot } from "#tests/factories/orders.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

async function made(who: TestWorkspace, body: object): Promise<string> {
  const answer = await who.fetch("/api/customers", { body });
  const { data }: { data: { id: string } } = await answer.json();
  return data.id;
}

const person = { type: 1, first_name: "Ada", last_name: "Weber" };

test("customers with the same name are found and become one: addresses and orders follow, old links lead on, twice is once", async () => {
  const mine = await createTestWorkspace();
  const stays = await made(mine, { ...person, phone: "+4940123456" });
  const goes = await made(mine, { ...person, email: "ada@weber.example", tags: ["vip"] });
  const yard = { address: { line1: "Kranallee 1", city: "Hamburg", country: "DE", postal_code: "20457" }, version: 1 };
  expect((await mine.fetch(`/api/customers/${goes}/addresses`, { body: yard })).status).toBe(201);
  const [order] = await seedTestOrders(mine.scope, 1, () => ({
    draft: { customer: { first_name: "Ada", last_name: "Weber", email: "ada@weber.example" } },
  }));
  const url = new URL("https://waybill.test/");
  expect(await readCustomerScreen(mine.scope, { url, params: { id: stays } })).toMatchObject({
    value: { duplicates: [{ id: goes, by: "name" }] },
  });
  const body = { version: 1, others: [goes] };
  const path = `/api/customers/${stays}/merge`;
  expect(await (await mine.fetch(path, { body })).json()).toMatchObject({ data: { merged: 1 } });
  expect(await (await mine.fetch(path, { body })).json()).toMatchObject({ data: { merged: 0 } });
  const kept = await mine.scope.db.query.customers.findFirst({ where: eq(customers.id, stays) });
  expect(kept).toMatchObject({ phone: "+4940123456", email: "ada@weber.example", tags: ["vip"], version: 2 });
  expect(await mine.scope.db.$count(addresses, eq(addresses.customerId, stays))).toBe(1);
  expect(await mine.scope.db.query.orders.findFirst({ where: eq(orders.id, order?.id ?? "") })).toMatchObject({
    customerId: stays,
  });
  expect(await readMergedInto(mine.scope, goes)).toBe(stays);
  expect(await mine.scope.db.$count(customerMerges)).toBe(1);
  expect(await mine.scope.db.$count(auditLog, eq(auditLog.action, "customers.merge"))).toBe(1);
});

test("nothing is merged across accounts, into itself, without the permission, or from a version that is gone", async () => {
  const mine = await createTestWorkspace();
  const stranger = await createTestWorkspace();
  const stays = await made(mine, { ...person, phone: "+4940123456" });
  const other = await made(mine, { ...person, phone: "+4940123457" });
  const foreign = await made(stranger, { ...person, phone: "+4940123456" });
  const path = `/api/customers/${stays}/merge`;
  expect((await mine.fetch(path, { body: { version: 1, others: [foreign] } })).status).toBe(404);
  expect((await mine.fetch(path, { body: { version: 1, others: [stays] } })).status).toBe(422);
  expect((await mine.fetch(path, { body: { version: 9, others: [other] } })).status).toBe(409);
  expect((await stranger.fetch(path, { body: { version: 1, others: [foreign] } })).status).toBe(404);
  const reader = await createTestWorkspace({ member: mine, permissions: ["customers"] });
  expect((await reader.fetch(path, { body: { version: 1, others: [other] } })).status).toBe(403);
  expect(await mine.scope.db.$count(customers)).toBe(3);
});

test("an order to a saved address uses its delivery rules unless the order has its own", async () => {
  const mine = await createTestWorkspace();
  const id = await made(mine, { ...person, phone: "+4940123456" });
  const address = { line1: "Kranallee 1", city: "Hamburg", country: "DE", postal_code: "20457" };
  const rules = {
    version: 1,
    address,
    service_minutes: 25,
    allowed_vehicle_types: [3],
    prohibited_vehicles: ["HH-AB 1"],
    opening_hours: [{ weekday: 1, from: "08:00", to: "12:00" }],
  };
  expect((await mine.fetch(`/api/customers/${id}/addresses`, { body: rules })).status).toBe(201);
  const place = { lat: 53.54, lng: 9.99 };
  await mine.scope.db.update(addresses).set({ latitude: place.lat, longitude: place.lng });
  const source = {
    address: { ...testDepot.address, postal_code: testDepot.address.postalCode },
    point: testDepot.point,
  };
  const customer = { first_name: "Ada", last_name: "Weber", phone: "040 123456" };
  const silent = createOrderDraft(1, {
    source,
    customer,
    destination: { address: { ...address, line1: "KRANALLEE 1" } },
  });
  const answer = await createOrder.execute(mine.scope, { ...silent, service_minutes: undefined, requirements: {} });
  expect(answer).toMatchObject({ ok: true, value: { status: orderStatuses.code.ready } });
  expect(await mine.scope.db.query.orders.findFirst()).toMatchObject({
    serviceMinutes: 25,
    requirements: { vehicleTypes: [3], prohibitedVehicles: ["HH-AB 1"] },
    destination: { point: { latitude: place.lat }, openingHours: [{ weekday: 1 }] },
  });
});
