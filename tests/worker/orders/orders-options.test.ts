import { expect, test } from "vitest";
import { packageTemplates } from "#app/modules/orders/db/package-templates.tables.ts";
import { createDepot, seedTestOrders } from "#tests/factories/orders.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

async function ask(workspace: TestWorkspace, path: string) {
  const answer = await workspace.fetch(`/api/order-options/${path}`);
  const { data }: { data?: { options: { label: string; detail?: string; data?: Record<string, unknown> }[] } } =
    await answer.json();
  return { status: answer.status, options: data?.options ?? [] };
}

test("options of an order are found by name, a customer by name, phone and email too", async () => {
  const workspace = await createTestWorkspace();
  await createDepot(workspace.scope);
  await seedTestOrders(workspace.scope, 8);
  await workspace.scope.db.insert(packageTemplates).values({
    id: crypto.randomUUID(),
    accountId: workspace.account.id,
    name: "Box 100%",
    type: 1,
    length: 600,
    weight: 900,
    active: true,
    createdAt: 0,
  });
  expect((await ask(workspace, "locations?search=dep")).options).toMatchObject([{ label: "Depot" }]);
  expect((await ask(workspace, "locations?search=%25")).options).toEqual([]);
  expect((await ask(workspace, "packages?search=100%25")).options).toMatchObject([
    { label: "Box 100%", data: { type: 1, length: 600, weight: 900 } },
  ]);
  const [byPhone] = (await ask(workspace, "customers?search=%2B38763210000")).options;
  expect(byPhone).toMatchObject({ data: { type: 1, phone: "+38763210000", address: { line1: "Ulica 0" } } });
  expect((await ask(workspace, `customers?search=${encodeURIComponent(byPhone?.label ?? "")}`)).options).toContainEqual(
    byPhone,
  );
});

test("offers no objects of other accounts, no customers without permission, and no unknown kinds", async () => {
  const workspace = await createTestWorkspace();
  await createDepot(workspace.scope);
  const stranger = await createTestWorkspace();
  expect((await ask(stranger, "locations")).options).toEqual([]);
  const limited = await createTestWorkspace({ member: workspace, permissions: ["orders", "orders.create"] });
  expect((await ask(limited, "customers?search=a")).status).toBe(403);
  expect((await ask(limited, "shipping_methods")).status).toBe(200);
  expect((await ask(workspace, "secrets")).status).toBe(404);
  const reader = await createTestWorkspace({ member: workspace, permissions: ["orders"] });
  expect((await ask(reader, "locations")).status).toBe(403);
});
