import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import { auditLog } from "#app/platform/db/audit.tables.ts";
import { seedTestOrders } from "#tests/factories/orders.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

const lamp = { sku: "LAMP-1", barcode: "4006381333931", name: "Desk lamp", units: "metric", length: 12.5, weight: 1.2 };

type Listed = { data: { items: { id: string; sku: string }[]; pagination: { total: number } } };

async function withStock(who: TestWorkspace, features: string[] = ["inventory_management"]): Promise<TestWorkspace> {
  await who.scope.db
    .update(accounts)
    .set({ features: features as never })
    .where(eq(accounts.id, who.account.id));
  return who;
}

test("an item is made, found by SKU, barcode and name, changed by the version that was seen, and switched off", async () => {
  const mine = await withStock(await createTestWorkspace());
  const body = { ...lamp, unit_price: "29.90", currency: "EUR", stock: 7, tags: ["fragile"] };
  const made = await mine.fetch("/api/items", { body });
  expect(made.status).toBe(201);
  const { data }: { data: { id: string } } = await made.json();
  expect(await (await mine.fetch(`/api/items/${data.id}`)).json()).toMatchObject({
    data: { item: { length: 125, weight: 1200, unit_price: "29.90", stock: 7, active: true } },
  });
  expect((await mine.fetch("/api/items", { body: { sku: "CUP", name: "Cup" } })).status).toBe(201);
  const skus = async (query: string) => {
    const { data }: Listed = await (await mine.fetch(`/api/items?${query}`)).json();
    return [data.items.map(({ sku }) => sku), data.pagination.total];
  };
  expect(await skus("")).toEqual([["CUP", "LAMP-1"], 2]);
  for (const search of ["LAMP", lamp.barcode, "desk"]) expect((await skus(`search=${search}`))[0]).toEqual(["LAMP-1"]);
  const path = `/api/items/${data.id}`;
  const changed = { ...lamp, name: "Tall lamp", version: 1 };
  expect((await mine.fetch(path, { method: "PUT", body: changed })).status).toBe(200);
  expect((await mine.fetch(path, { method: "PUT", body: changed })).status).toBe(409);
  expect((await mine.fetch(path, { method: "DELETE" })).status).toBe(200);
  expect(await skus("filters[active][]=1")).toEqual([["CUP"], 1]);
  expect(await skus("filters[active][]=true")).toEqual([["CUP"], 1]);
  expect((await mine.fetch(`${path}/activate`, { body: {} })).status).toBe(200);
  expect(await skus("filters[active][]=true")).toEqual([["CUP", "LAMP-1"], 2]);
  expect((await mine.fetch(path, { method: "DELETE" })).status).toBe(200);
  expect(await mine.scope.db.$count(auditLog, eq(auditLog.accountId, mine.account.id))).toBeGreaterThanOrEqual(4);
});

test("rejects invalid items by field; others, members without permission and accounts without the feature find none", async () => {
  const mine = await withStock(await createTestWorkspace());
  const made = await mine.fetch("/api/items", { body: lamp });
  const { data }: { data: { id: string } } = await made.json();
  const refused = async (body: object) => {
    const answer = await mine.fetch("/api/items", { body });
    const { errors }: { errors: Record<string, string[]> } = await answer.json();
    return [answer.status, Object.keys(errors)];
  };
  expect(await refused({ ...lamp, barcode: undefined })).toEqual([422, ["sku"]]);
  expect(await refused({ ...lamp, sku: "LAMP-2" })).toEqual([422, ["barcode"]]);
  expect(await refused({ sku: "X", name: "X", unit_price: "-1", currency: "EUR" })).toEqual([422, ["unit_price"]]);
  expect(await refused({ sku: "X", name: "X", unit_price: "1" })).toEqual([422, ["currency"]]);
  expect(await refused({ sku: "X", name: "X", stock: -1, weight: -3 })).toEqual([422, ["weight", "stock"]]);
  const weightless = await mine.fetch("/api/items", { body: { sku: "X", name: "X", weight: 0 } });
  expect(await weightless.json()).toMatchObject({ errors: { weight: ["More than 0"] } });
  const stranger = await withStock(await createTestWorkspace());
  expect((await stranger.fetch(`/api/items/${data.id}`)).status).toBe(404);
  expect((await stranger.fetch(`/api/items/${data.id}`, { method: "PUT", body: { ...lamp, version: 1 } })).status).toBe(
    404,
  );
  const reader = await createTestWorkspace({ member: mine, permissions: ["items"] });
  expect((await reader.fetch("/api/items", { body: { sku: "X", name: "X" } })).status).toBe(403);
  await withStock(mine, []);
  expect((await mine.fetch("/api/items")).status).toBe(403);
});

test("an order shows its picked quantities, regardless of who last wrote its items", async () => {
  const { scope } = await createTestWorkspace();
  const items = [
    { name: "Lamp", sku: "LAMP-1", quantity: 2 },
    { name: "Cup", sku: "CUP", quantity: 1 },
  ];
  const [order] = await seedTestOrders(scope, 1, () => ({ draft: { items } }));
  const flags = async () => {
    const row = await scope.db.query.orders.findFirst({ where: eq(orders.id, order?.id ?? "") });
    return [row?.hasUnpickedItems, row?.hasAtLeastOnePickedItem];
  };
  expect(await flags()).toEqual([true, false]);
  const pick = (sku: string, n: number) =>
    scope.db.$client.prepare("update order_items set picked = ? where sku = ?").bind(n, sku).run();
  await pick("LAMP-1", 1);
  expect(await flags()).toEqual([true, true]);
  await pick("LAMP-1", 2);
  await pick("CUP", 1);
  expect(await flags()).toEqual([false, true]);
  await expect(pick("CUP", 2)).rejects.toThrow("picked_out_of_range");
  await pick("LAMP-1", 0);
  await pick("CUP", 0);
  expect(await flags()).toEqual([true, false]);
});
