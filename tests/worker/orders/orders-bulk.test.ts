import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { customers } from "#app/modules/customers/db/customers.tables.ts";
import { bulkOrders } from "#app/modules/orders/commands/bulk/bulk-orders.server.ts";
import { createOrder } from "#app/modules/orders/commands/create/create-order.server.ts";
import { stageDocument } from "#app/modules/orders/commands/documents/document-commands.server.ts";
import { collections, orderDocuments, orderEvents, orders } from "#app/modules/orders/db/orders.tables.ts";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { openDatabase } from "#app/platform/db/database.server.ts";
import { idempotencyKeys, outbox } from "#app/platform/db/messages.tables.ts";
import { countReads } from "#tests/bench/rows-read.ts";
import { createDepot, createOrderDraft, seedTestOrders } from "#tests/factories/orders.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

interface Written {
  succeeded: { index: number; outcome: string; id: string; number: string; status: number }[];
  refused: { index: number; id: string; code: string; message: string; errors?: Record<string, string[]> }[];
}

async function ask(workspace: TestWorkspace, body: object, headers: Record<string, string> = {}) {
  const answer = await workspace.fetch("/api/orders/bulk", { body, headers });
  const { data, ...rest } = (await answer.json()) as { data: Written; code?: string; errors?: object };
  return { status: answer.status, data, replayed: answer.headers.get("Idempotent-Replayed"), ...rest };
}

test("uploaded documents go to the order that names them; another account's stay where they are", async () => {
  const [mine, stranger] = [await createTestWorkspace(), await createTestWorkspace()];
  const staged = async ({ scope }: TestWorkspace, name: string) => {
    const bytes = new TextEncoder().encode("%PDF-1.7 note");
    const kept = await stageDocument.execute(scope, { name, bytes });
    if (!kept.ok) throw new Error(kept.failure.code);
    return kept.value.id;
  };
  const source = { location_id: await createDepot(mine.scope) };
  const [one, two, theirs] = [
    await staged(mine, "1.pdf"),
    await staged(mine, "2.pdf"),
    await staged(stranger, "3.pdf"),
  ];
  const options = await mine.fetch("/api/order-options/documents?search=pdf");
  expect(await options.json()).toMatchObject({
    data: {
      options: [
        { id: two, label: "2.pdf" },
        { id: one, label: "1.pdf" },
      ],
    },
  });
  const { data } = await ask(mine, {
    orders: [
      createOrderDraft(0, { source, documents: [one, theirs] }),
      createOrderDraft(1, { source }),
      createOrderDraft(2, { source, documents: [two] }),
    ],
  });
  const rows = await mine.scope.db.select().from(orderDocuments);
  const orderOf = new Map(rows.map(({ id, orderId }) => [id, orderId]));
  expect([one, two, theirs].map((id) => orderOf.get(id))).toEqual([data.succeeded[0]?.id, data.succeeded[2]?.id, null]);
});

test("creates valid rows and rejects the others by field, each on its own", async () => {
  const workspace = await createTestWorkspace();
  const stranger = await createTestWorkspace();
  const source = { location_id: await createDepot(workspace.scope) };
  const foreign = { location_id: await createDepot(stranger.scope) };
  await seedTestOrders(workspace.scope, 1, () => ({ draft: { external_id: "OLD" } }));
  const { status, data } = await ask(workspace, {
    orders: [
      createOrderDraft(0, { source, external_id: "A" }),
      createOrderDraft(1, { source, customer: undefined }),
      createOrderDraft(2, { source: foreign }),
      createOrderDraft(3, { source, external_id: "OLD" }),
      createOrderDraft(4, { source, external_id: "A" }),
      createOrderDraft(5, { source, destination: { address: { line1: "Nowhere 1", city: "Qqqqq", country: "BA" } } }),
      createOrderDraft(6, { source, customer: { first_name: "A", last_name: "B", phone: "12" } }),
      createOrderDraft(7, { source, merchant_id: crypto.randomUUID() }),
    ],
  });
  expect(status).toBe(200);
  expect(data.succeeded).toMatchObject([
    { index: 0, outcome: "created", status: orderStatuses.code.ready },
    { index: 5, outcome: "created", status: orderStatuses.code.draft },
  ]);
  expect(data.refused).toMatchObject([
    { index: 1, errors: { customer: ["Customer is required"] } },
    { index: 2, errors: { "source.location_id": [expect.any(String)] } },
    { index: 3, id: "OLD", errors: { external_id: [expect.any(String)] } },
    { index: 4, id: "A", errors: { external_id: [expect.any(String)] } },
    { index: 6, errors: { "customer.phone": ["Invalid phone number"] } },
    { index: 7, errors: { merchant_id: [expect.any(String)] } },
  ]);
  expect(await workspace.scope.db.$count(orders, eq(orders.accountId, workspace.account.id))).toBe(3);
  expect(await workspace.scope.db.$count(orderEvents)).toBe(3);
});

test("update changes only the given fields; merge creates or updates as needed", async () => {
  const workspace = await createTestWorkspace();
  const { scope } = workspace;
  const source = { location_id: await createDepot(workspace.scope) };
  const [seeded] = await seedTestOrders(scope, 1, () => ({
    draft: { external_id: "A", notes: "ring", collections: [{ amount: "10.00", currency: "BAM", method: 1 }] },
  }));
  const updated = await ask(workspace, {
    mode: "update",
    orders: [
      { external_id: "A", customer: { first_name: "New", last_name: "Name", email: "New@Example.test" }, tags: ["x"] },
      { external_id: "B", notes: "nobody" },
      { number: "WB-0", notes: "nobody" },
      { external_id: "A", notes: "twice" },
    ],
  });
  expect(updated.data.succeeded).toMatchObject([{ index: 0, outcome: "updated", id: seeded?.id }]);
  expect(updated.data.refused).toMatchObject([
    { index: 1, code: "order_not_found" },
    { index: 2, code: "order_not_found" },
    { index: 3, errors: { external_id: [expect.any(String)] } },
  ]);
  const [row] = await scope.db.select().from(orders);
  expect(row).toMatchObject({ customerName: "New Name", customerPhone: null, tags: ["x"], notes: "ring", version: 2 });
  const [customer] = await scope.db.select().from(customers).where(eq(customers.email, "new@example.test"));
  expect(row?.customerId).toBe(customer?.id);
  expect(row).toMatchObject({ codAmount: 1000, packageCount: 1 });
  const merged = await ask(workspace, {
    mode: "merge",
    orders: [
      { external_id: "A", collections: [{ amount: "5.5", currency: "EUR", method: 2 }], packages: [{ quantity: 4 }] },
      createOrderDraft(2, { source, external_id: "B" }),
      { external_id: "C" },
    ],
  });
  expect(merged.data.succeeded).toMatchObject([{ outcome: "updated" }, { outcome: "created" }]);
  expect(merged.data.refused).toMatchObject([{ index: 2, errors: { destination: ["Required"] } }]);
  const [again] = await scope.db.select().from(orders).where(eq(orders.externalId, "A"));
  expect(again).toMatchObject({ codAmount: 550, codCurrency: "EUR", packageCount: 4, version: 3, tags: ["x"] });
  const money = await scope.db
    .select()
    .from(collections)
    .where(eq(collections.orderId, again?.id ?? ""));
  expect(money).toMatchObject([{ amount: 550, currency: "EUR", method: 2 }]);
  const received = await scope.db.select({ topic: outbox.topic }).from(outbox);
  expect(received.filter(({ topic }) => topic === "order.updated")).toHaveLength(2);
});

test("a version that was overtaken, an order on its way, and another member's permissions are refused", async () => {
  const workspace = await createTestWorkspace();
  const [open, gone] = await seedTestOrders(workspace.scope, 2, (at) => ({ draft: { external_id: `R${at}` } }));
  await workspace.fetch("/api/orders/ship", { body: { orders: [gone?.id] } });
  const answer = await ask(workspace, {
    mode: "update",
    orders: [
      { number: open?.number, version: 7, notes: "late" },
      { number: gone?.number, notes: "left" },
    ],
  });
  expect(answer.data.refused).toMatchObject([{ code: "lost_race" }, { code: "illegal_transition" }]);
  const notes = await createTestWorkspace({ member: workspace, permissions: ["orders", "orders.update.notes"] });
  const allowed = await ask(notes, {
    mode: "update",
    orders: [
      { number: open?.number, notes: "mine" },
      { external_id: "R0", tags: ["no"] },
    ],
  });
  expect(allowed.data.succeeded).toHaveLength(1);
  const denied = await ask(notes, { mode: "update", orders: [{ external_id: "R0", tags: ["no"] }] });
  expect(denied.data.refused).toMatchObject([{ code: "forbidden" }]);
  expect((await ask(notes, { orders: [createOrderDraft(1)] })).status).toBe(403);
  const stranger = await createTestWorkspace();
  const foreign = await ask(stranger, { mode: "update", orders: [{ number: open?.number, notes: "stolen" }] });
  expect(foreign.data.refused).toMatchObject([{ code: "order_not_found" }]);
});

test("an Idempotency-Key makes orders once, also when two requests come at the same time", async () => {
  const workspace = await createTestWorkspace();
  const member = await createTestWorkspace({ member: workspace, permissions: ["*"] });
  const body = { orders: [createOrderDraft(1, { source: { location_id: await createDepot(workspace.scope) } })] };
  const headers = { "Idempotency-Key": "k1" };
  const both = await Promise.all([ask(workspace, body, headers), ask(workspace, body, headers)]);
  // The second one gets the result of the first, or that it is still running.
  expect([both[0].status, both[1].status]).toContain(200);
  for (const each of both) expect([200, 409]).toContain(each.status);
  const replayed = await ask(workspace, body, headers);
  expect(replayed).toMatchObject({ status: 200, replayed: "true", data: { succeeded: [{ index: 0 }] } });
  expect((await ask(workspace, { ...body, mode: "merge" }, headers)).code).toBe("idempotency_mismatch");
  expect((await ask(member, body, headers)).code).toBe("idempotency_mismatch");
  expect(await workspace.scope.db.$count(orders)).toBe(1);
  await workspace.scope.db.update(idempotencyKeys).set({ createdAt: Date.now() - 25 * 60 * 60 * 1000 });
  expect(await ask(workspace, body, headers)).toMatchObject({ status: 200, replayed: null });
  expect(await workspace.scope.db.$count(orders)).toBe(2);
});

test("501 orders, no orders and things that are no orders are refused as a whole", async () => {
  const workspace = await createTestWorkspace();
  const many = Array.from({ length: 501 }, () => ({}));
  for (const orders of [many, [], [1], "all"]) expect((await ask(workspace, { orders })).status).toBe(422);
  expect((await ask(workspace, { mode: "replace", orders: [{}] })).status).toBe(422);
});

test("500 orders take few statements, one order no more than eight in one batch", async () => {
  const workspace = await createTestWorkspace();
  const source = { location_id: await createDepot(workspace.scope) };
  const counted = countReads(env.DB);
  const scope = { ...workspace.scope, db: openDatabase(counted.binding) };
  const rich = (at: number) =>
    createOrderDraft(at, {
      source,
      external_id: `BULK-${at}`,
      items: [{ name: "Thing", quantity: 1 }],
      collections: [{ amount: "5", currency: "BAM", method: 1 }],
    });
  const drafts = Array.from({ length: 500 }, (_, at) => rich(at));
  const run = async (input: object) => {
    const answer = await bulkOrders.execute(scope, input);
    if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
    return { ...counted.take(), succeeded: answer.value.succeeded.length };
  };
  const created = await run({ orders: drafts });
  const changes = drafts.map((draft, at) => ({ ...draft, tags: ["again"], external_id: `BULK-${at}` }));
  // Fields of new orders only are refused by name in an update.
  const updated = await run({ mode: "update", orders: changes.map(({ items: _items, ...change }) => change) });
  const half = changes.map((draft, at) => ({ ...draft, external_id: `BULK-${at + 250}` }));
  const merged = await run({ mode: "merge", orders: half });
  const one = await createOrder.execute(scope, rich(2000));
  expect(one.ok).toBe(true);
  const single = counted.take();
  console.log(
    `bulk of 500: create ${created.queries} statements, update ${updated.queries}, merge ${merged.queries}; ` +
      `one order: ${single.queries} statements, ${single.largestBatch} of them its one batch`,
  );
  for (const { succeeded, queries } of [created, updated, merged]) {
    expect(succeeded).toBe(500);
    expect(queries).toBeLessThanOrEqual(20);
  }
  expect(single.largestBatch).toBeLessThanOrEqual(8);
});
