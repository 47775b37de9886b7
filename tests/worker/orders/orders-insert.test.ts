import { count, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { customers } from "#app/modules/customers/db/customers.tables.ts";
import { insertOrders } from "#app/modules/orders/db/order.writes.server.ts";
import { orderEvents, orderPackages, orders } from "#app/modules/orders/db/orders.tables.ts";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { outbox } from "#app/platform/db/messages.tables.ts";
import { prepareTestOrders, seedTestOrders } from "#tests/factories/orders.ts";
import { createTestWorkspace } from "../workspace.ts";

test("orders are written with packages, event, customer and one message for them all", async () => {
  const { scope } = await createTestWorkspace();
  const [first] = await seedTestOrders(scope, 20, () => ({
    draft: { collections: [{ amount: "29.91", currency: "EUR", method: 1 }] },
  }));
  const row = await scope.db.query.orders.findFirst({ where: eq(orders.id, first?.id ?? "") });
  expect(row).toMatchObject({
    status: orderStatuses.code.ready,
    version: 1,
    packageCount: 1,
    weight: 1500,
    volume: 6000,
    codAmount: 2991,
  });
  expect(row?.customerId).toBeTruthy();
  expect(row?.destination.address.city).toBe("Mostar");
  expect(await scope.db.$count(orderPackages)).toBe(20);
  expect(await scope.db.$count(orderEvents)).toBe(20);
  const received = await scope.db.select().from(outbox).where(eq(outbox.topic, "order.created"));
  expect(received.map((each) => (each.payload.orders as unknown[]).length)).toEqual([20]);
});

test("the same import rows written again, with other ids, change nothing", async () => {
  const { scope } = await createTestWorkspace();
  const of = () => ({ importId: "0190a000-0000-7000-8000-000000000001" });
  await seedTestOrders(scope, 30, of);
  const before = await rowsOf(scope.db);
  await seedTestOrders(scope, 30, of);
  expect(await rowsOf(scope.db)).toEqual(before);
  const half = await prepareTestOrders(scope, 40, of);
  expect((await commit(scope.db, insertOrders(scope, half))).ok).toBe(true);
  expect(await scope.db.$count(orders)).toBe(40);
  expect(await scope.db.$count(orderPackages)).toBe(40);
});

test("customers are matched by phone, then by e-mail, in one file and across", async () => {
  const { scope } = await createTestWorkspace();
  const person = (phone: string | undefined, email: string | undefined) => ({
    draft: { customer: { first_name: "A", last_name: "B", phone, email } },
  });
  await seedTestOrders(scope, 2, () => person("+38763238087", undefined));
  await seedTestOrders(scope, 1, () => person("+387 63 238 087", "a@example.test"));
  await seedTestOrders(scope, 2, () => person(undefined, "C@example.test"));
  const rows = await scope.db.select({ id: orders.customerId, n: count() }).from(orders).groupBy(orders.customerId);
  expect(rows.map((row) => row.n).sort()).toEqual([2, 3]);
  expect(await scope.db.$count(customers)).toBe(2);
});

test("a reference that is already used fails the whole batch", async () => {
  const { scope } = await createTestWorkspace();
  await seedTestOrders(scope, 1, () => ({ draft: { external_id: "A-1" } }));
  const again = await prepareTestOrders(scope, 2, () => ({ draft: { external_id: "A-1" } }));
  expect(await commit(scope.db, insertOrders(scope, again))).toEqual({
    ok: false,
    failure: { code: "invalid_fields", fields: { external_id: [{ code: "reference_taken" }] } },
  });
  expect(await scope.db.$count(orders)).toBe(1);
});

async function rowsOf(db: Awaited<ReturnType<typeof createTestWorkspace>>["scope"]["db"]) {
  return [
    await db.$count(orders),
    await db.$count(orderPackages),
    await db.$count(orderEvents),
    await db.$count(outbox),
  ];
}
