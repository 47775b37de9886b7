import { expect, test } from "vitest";
import { createItem } from "#app/modules/inventory/commands/save-item.server.ts";
import { createDepot, createOrderDraft } from "#tests/factories/orders.ts";
import { fetchData } from "../webhooks.ts";
import { createTestWorkspace } from "../workspace.ts";

test("a list includes requested related data by name, once per row; unknown names are refused", async () => {
  const mine = await createTestWorkspace();
  const source = { location_id: await createDepot(mine.scope) };
  const stocked = await createItem.execute(mine.scope, { sku: "A-1", name: "Coffee", units: "metric" });
  if (!stocked.ok) throw new Error(stocked.failure.code);
  const more = {
    source,
    packages: [{ quantity: 2, type: 1 as const, weight: 3 }],
    items: [
      { sku: "A-1", name: "Coffee", quantity: 4 },
      { sku: "B-2", name: "Tea", quantity: 1 },
    ],
    collections: [{ amount: "12.50", currency: "EUR", method: 1 as const }],
  };
  for (const each of [1, 2, 3]) await fetchData(mine, "/api/orders", createOrderDraft(each, more));
  const { orders } = await fetchData<{ orders: Record<string, unknown>[] }>(
    mine,
    "/api/orders?fields=number&expand[]=packages&expand[]=items&expand[]=collections",
  );
  expect(orders).toHaveLength(3);
  for (const order of orders)
    expect(order).toMatchObject({
      packages: [{ quantity: 2, weight: expect.any(Number) }],
      items: [
        { sku: "A-1", name: "Coffee", quantity: 4, picked: 0, item_id: stocked.value.id },
        { sku: "B-2", item_id: null },
      ],
      collections: [{ amount: "12.50", currency: "EUR" }],
    });
  const plain = await fetchData<{ orders: object[] }>(mine, "/api/orders?fields=number");
  expect(Object.keys(plain.orders[0] ?? {})).toEqual(["id", "number"]);
  const ids = (await fetchData<{ orders: { id: string }[] }>(mine, "/api/orders?fields=id")).orders.map(({ id }) => id);
  await mine.fetch("/api/orders/ship", { body: { orders: ids } });
  const { shipments } = await fetchData<{ shipments: { orders: { number: string }[] }[] }>(
    mine,
    "/api/shipments/deliveries?fields=number&expand=orders",
  );
  for (const shipment of shipments) expect(shipment.orders[0]).toMatchObject({ number: expect.any(String) });
  expect(shipments.length).toBeGreaterThan(0);
  for (const path of [
    "/api/orders?expand[]=secrets",
    "/api/shipments/deliveries?expand=packages",
    "/api/orders?expand=constructor",
  ]) {
    const refused = await mine.fetch(path);
    expect(refused.status, path).toBe(422);
    expect(await refused.json()).toMatchObject({ errors: { expand: expect.any(Array) } });
  }
});
