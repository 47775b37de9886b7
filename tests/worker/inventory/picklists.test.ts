import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { items } from "#app/modules/inventory/db/stock.tables.ts";
import { picklistStatuses } from "#app/modules/inventory/model/stock.enums.ts";
import { viewOrder } from "#app/modules/orders/commands/page/view-order.server.ts";
import { orderEvents, orders } from "#app/modules/orders/db/orders.tables.ts";
import { seedTestOrders } from "#tests/factories/orders.ts";
import { createTestWorkspace } from "../workspace.ts";

const lines = [
  { name: "Lamp", sku: "LAMP-1", quantity: 2 },
  { name: "Cup", sku: "CUP", quantity: 1 },
];

async function withList() {
  const who = await createTestWorkspace();
  const seeded = await seedTestOrders(who.scope, 2, (at) => ({ draft: at === 0 ? { items: lines } : {} }));
  const shelf = { accountId: who.account.id, tags: [], active: true, createdAt: 0 };
  await who.scope.db
    .insert(items)
    .values({ ...shelf, id: crypto.randomUUID(), sku: "LAMP-1", name: "Lamp", barcode: "4006381333931", stock: 5 });
  const made = await who.fetch("/api/picklists", { body: { orders: seeded.map(({ id }) => id), user_id: who.userId } });
  const answer: { data: { id: string; refused: unknown[] } } = await made.json();
  const post = async (word: string, body: object) => {
    const received = await who.fetch(`/api/picklists/${answer.data.id}/${word}`, { body });
    const read: { data?: { version: number }; code?: string } = await received.json();
    return read.data?.version ?? read.code;
  };
  return { who, order: seeded[0], ...answer.data, post };
}

test("a list is picked by barcode and SKU; rejects wrong items, excess and packing before picking; undo reverts", async () => {
  const { who, order, id, refused, post } = await withList();
  expect(refused).toMatchObject([{ code: "nothing_to_pick" }]);
  const row = () => who.scope.db.query.orders.findFirst({ where: eq(orders.id, order?.id ?? "") });
  const before = (await row())?.version ?? 0;
  expect(await post("scan", { version: 1, code: "4711" })).toBe("item_not_in_list");
  expect(await post("scan", { version: 1, code: "CUP", mode: "pack" })).toBe("item_not_picked");
  expect(await post("scan", { version: 1, code: "4006381333931" })).toBe(2);
  expect(await post("scan", { version: 1, code: "4006381333931" })).toBe("lost_race");
  expect(await post("scan", { version: 2, code: "lamp-1" })).toBe(3);
  expect(await post("scan", { version: 3, code: "lamp-1" })).toBe("item_complete");
  expect(await post("scan", { version: 3, code: "cup" })).toBe(4);
  const picked = { hasUnpickedItems: false, hasAtLeastOnePickedItem: true, version: before + 2 };
  expect(await row()).toMatchObject(picked);
  expect(await who.scope.db.$count(orderEvents, eq(orderEvents.orderId, order?.id ?? ""))).toBe(before + 2);
  expect(await who.scope.db.query.items.findFirst()).toMatchObject({ stock: 3 });
  expect(await post("scan", { version: 4, code: "cup", mode: "pack" })).toBe(5);
  expect(await post("undo", { version: 5 })).toBe(6);
  expect(await post("undo", { version: 6 })).toBe(7);
  expect(await row()).toMatchObject({ hasUnpickedItems: true, hasAtLeastOnePickedItem: true });
  expect(await (await who.fetch(`/api/picklists/${id}`)).json()).toMatchObject({
    data: {
      picklist: { status: picklistStatuses.code.started, picked: 2, packed: 0 },
      lines: [{ picked: 2, available: 3 }, { picked: 0 }],
    },
  });
  const page = await viewOrder(who.scope, { params: { number: order?.number ?? "" } });
  expect(page).toMatchObject({ value: { items: [{ picked: 2, packed: 0, available: 3 }, { available: null }] } });
  expect(await post("complete", { version: 7 })).toBe(8);
  expect(await post("scan", { version: 8, code: "cup" })).toBe("picklist_completed");
  const again = await who.fetch("/api/picklists", { body: { orders: [order?.id] } });
  expect(await again.json()).toMatchObject({ data: { succeeded: [order?.id], refused: [] } });
});

test("two scans at once count once; a line is in one open list; others and members without permission find none", async () => {
  const { who, order, id, post } = await withList();
  const both = await Promise.all([1, 2].map(() => post("scan", { version: 1, code: "CUP" })));
  expect(both.filter((each) => each === 2)).toHaveLength(1);
  const second = await who.fetch("/api/picklists", { body: { orders: [order?.id] } });
  expect(await second.json()).toMatchObject({ data: { id: null, refused: [{ code: "nothing_to_pick" }] } });
  const stranger = await createTestWorkspace();
  expect((await stranger.fetch(`/api/picklists/${id}`)).status).toBe(404);
  expect((await stranger.fetch(`/api/picklists/${id}/scan`, { body: { version: 2, code: "CUP" } })).status).toBe(404);
  expect(
    (await stranger.fetch(`/api/picklists/${id}/assign`, { body: { version: 2, user_id: who.userId } })).status,
  ).toBe(404);
  expect(await post("assign", { version: 2, user_id: stranger.userId })).toBe("invalid_fields");
  const reader = await createTestWorkspace({ member: who, permissions: ["picklists"] });
  expect((await reader.fetch(`/api/picklists/${id}/scan`, { body: { version: 2, code: "CUP" } })).status).toBe(403);
});

test("never picks more than is in stock, even with two lists at once, and undo restores the exact quantity", async () => {
  const { who, post } = await withList();
  const stockOf = async () => (await who.scope.db.query.items.findFirst())?.stock;
  await who.scope.db.update(items).set({ stock: 1 });
  expect(await post("scan", { version: 1, code: "lamp-1", quantity: 2 })).toBe("item_out_of_stock");
  expect(await post("scan", { version: 1, code: "lamp-1" })).toBe(2);
  expect(await post("scan", { version: 2, code: "lamp-1" })).toBe("item_out_of_stock");
  expect(await stockOf()).toBe(0);
  expect(await post("undo", { version: 2 })).toBe(3);
  expect(await stockOf()).toBe(1);
  const [second] = await seedTestOrders(who.scope, 1, () => ({ draft: { items: lines } }));
  const made = await who.fetch("/api/picklists", { body: { orders: [second?.id] } });
  const { data }: { data: { id: string } } = await made.json();
  const body = { version: 1, code: "lamp-1" };
  const [mine, other] = await Promise.all([
    post("scan", { version: 3, code: "lamp-1" }),
    who.fetch(`/api/picklists/${data.id}/scan`, { body }).then((answer) => answer.status),
  ]);
  expect([mine === 4, other === 200].filter(Boolean)).toHaveLength(1);
  expect(await stockOf()).toBe(0);
});
