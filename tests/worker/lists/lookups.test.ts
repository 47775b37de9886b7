import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { orderFees } from "#app/modules/pricing/db/order-fees.tables.ts";
import { createShipments } from "#app/modules/shipments/db/shipment.writes.server.ts";
import { shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { shipmentStatuses } from "#app/modules/shipments/model/shipment.enums.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { createAgent, createDepot, seedTestOrders } from "#tests/factories/orders.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

async function ask(workspace: TestWorkspace, path: string) {
  const answer = await workspace.fetch(`/api/lookups/${path}`);
  const { data }: { data?: { options: { value: string; label: string }[] } } = await answer.json();
  return { status: answer.status, labels: (data?.options ?? []).map(({ label }) => label) };
}

test("filter options are the account's own, by permission, and of known modules", async () => {
  const workspace = await createTestWorkspace();
  await createDepot(workspace.scope);
  await seedTestOrders(workspace.scope, 3);
  expect((await ask(workspace, "locations?search=dep")).labels).toEqual(["Depot"]);
  expect((await ask(workspace, "customers?search=Amra")).labels).toEqual(["Amra Hodžić"]);
  expect((await ask(workspace, "secrets")).status).toBe(404);
  const stranger = await createTestWorkspace();
  expect(await ask(stranger, "locations")).toEqual({ status: 200, labels: [] });
  const picker = await createTestWorkspace({ member: workspace, permissions: ["orders"] });
  expect((await ask(picker, "locations")).status).toBe(200);
  expect((await ask(picker, "customers?search=Amra")).status).toBe(403);
  expect((await ask(picker, "open_plans")).status).toBe(403);
  const nobody = await createTestWorkspace({ member: workspace, permissions: ["analytics"] });
  expect((await ask(nobody, "agents")).status).toBe(403);
});

test("agents are offered with how they are now", async () => {
  const workspace = await createTestWorkspace();
  const agentId = await createAgent(workspace.scope);
  const stateNow = async () => {
    const answer = await workspace.fetch("/api/lookups/agents");
    const { data }: { data: { options: { value: string; state: string }[] } } = await answer.json();
    return data.options.find(({ value }) => value === agentId)?.state;
  };
  expect(await stateNow()).toBe("offline");
  const checkedIn = await workspace.fetch("/api/fleet/attendance/check-in", { body: { ids: [agentId] } });
  expect(checkedIn.status, await checkedIn.clone().text()).toBe(200);
  expect(await stateNow()).toBe("idle");
});

test("an order shows the agent and plan of its newest active shipment, and its total fees", async () => {
  const { scope, account } = await createTestWorkspace();
  const { db } = scope;
  const [made] = await seedTestOrders(scope, 1);
  const id = made?.id ?? "";
  await commit(db, (await createShipments(scope, [id])).statements);
  const seen = async () => {
    const [row] = await db.select().from(orders).where(eq(orders.id, id));
    return [row?.agentId, row?.planId, row?.feeAmount, row?.feeCurrency];
  };
  expect(await seen()).toEqual([null, null, null, null]);
  await db.update(shipments).set({ agentId: "agent-1", planId: "plan-1" });
  expect(await seen()).toEqual(["agent-1", "plan-1", null, null]);
  const fee = {
    ...{ accountId: account.id, orderId: id, type: "custom" as const, event: "custom" as const, currency: "EUR" },
    ...{ formula: "", inputs: {} as never, postedAt: 0 },
  };
  await db.insert(orderFees).values([
    { ...fee, id: "fee-1", amount: 500 },
    { ...fee, id: "fee-2", amount: -200 },
  ]);
  expect((await seen()).slice(2)).toEqual([300, "EUR"]);
  await db.update(orderFees).set({ voidedAt: 1 }).where(eq(orderFees.id, "fee-1"));
  expect((await seen()).slice(2)).toEqual([-200, "EUR"]);
  await db.update(shipments).set({ status: shipmentStatuses.code.cancelled });
  expect((await seen()).slice(0, 2)).toEqual([null, null]);
});
