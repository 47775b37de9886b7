import { eq, sql } from "drizzle-orm";
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { collections, orders } from "#app/modules/orders/db/orders.tables.ts";
import { collectionStatuses } from "#app/modules/orders/model/order.enums.ts";
import { shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { createPlanWorld, createTestPlan } from "#tests/factories/plans.ts";
import { optimizeToReady } from "../plan-watch.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

const text = new TextDecoder("latin1");

async function sheets(who: TestWorkspace, planId: string, format: string) {
  const received = await who.fetch(`/api/plans/${planId}/export`, { body: { format } });
  const { data } = (await received.json()) as { data: { url: string; routes: number } };
  const file = await who.fetch(data.url);
  expect(file.status).toBe(200);
  return {
    routes: data.routes,
    type: file.headers.get("content-type"),
    bytes: new Uint8Array(await file.arrayBuffer()),
  };
}

/** Pages of a PDF, and the texts of its content streams. */
function pagesOf(bytes: Uint8Array): number {
  return text.decode(bytes).match(/\/Type \/Page\b/g)?.length ?? 0;
}

test("a plan exports as a page or a file per route and as a table, before and after confirmation", async () => {
  const who = await createTestWorkspace();
  const { db } = who.scope;
  const world = await createPlanWorld(who.scope, { shipments: 6, agents: 2 });
  await db
    .update(agents)
    .set({ name: "Žaneta Müller" })
    .where(eq(agents.id, world.agentIds[0] ?? ""));
  const [first = ""] = world.shipmentIds;
  await db.update(shipments).set({ notes: "Third floor; bell on the left" }).where(eq(shipments.id, first));
  await db.insert(collections).values({
    ...{ id: crypto.randomUUID(), accountId: who.scope.account.id, orderId: world.orderIds[0] ?? "" },
    ...{ amount: 4250, currency: "EUR", method: 1, prepaymentRequired: false, status: collectionStatuses.code.pending },
  });
  await db.update(orders).set({ customerPhone: "+38763111222" });
  const bell = { name: "Porter", phone: "+38763999000" };
  await db
    .update(shipments)
    .set({ destination: sql`json_set(${shipments.destination}, '$.contact', json(${JSON.stringify(bell)}))` })
    .where(eq(shipments.id, first));
  const planId = await createTestPlan(who.scope, world);
  const early = await who.fetch(`/plans/${planId}/sheets?format=pdf`);
  expect(early.status).toBe(409);
  const view = await optimizeToReady(who, planId);
  const driven = view.document?.routes.filter(({ stops }) => stops.length > 0) ?? [];

  const pdf = await sheets(who, planId, "pdf");
  expect(pdf.type).toBe("application/pdf");
  expect(text.decode(pdf.bytes.slice(0, 5))).toBe("%PDF-");
  expect(pagesOf(pdf.bytes)).toBe(driven.length);
  expect(pdf.routes).toBe(driven.length);

  const zip = unzipSync((await sheets(who, planId, "zip")).bytes);
  expect(Object.keys(zip)).toHaveLength(driven.length);
  for (const bytes of Object.values(zip)) expect(pagesOf(bytes)).toBe(1);

  const table = async () => {
    const { bytes } = await sheets(who, planId, "csv");
    return new TextDecoder().decode(bytes).trim().split(/\r?\n/);
  };
  const [head = "", ...lines] = await table();
  expect(head).toContain("Route,Agent,Vehicle,Starts at,Ends at,Stop");
  expect(lines).toHaveLength(6);
  // Who is met is reached: by the address's own contact, else by the customer's phone.
  expect(lines.filter((line) => line.includes(",+38763111222,"))).toHaveLength(5);
  expect(lines.filter((line) => line.includes(",+38763999000,"))).toHaveLength(1);
  expect(lines.filter((line) => line.includes("Third floor; bell on the left"))).toHaveLength(1);
  expect(unzipSync((await sheets(who, planId, "xlsx")).bytes)["xl/workbook.xml"]).toBeDefined();

  await who.fetch(`/api/plans/${planId}/confirm`, { body: { based_on: 1, preserve_sequences: false } });
  const [, ...confirmed] = await table();
  const order = (rows: string[]) => rows.map((line) => line.split(",").slice(0, 7).join(","));
  expect(order(confirmed)).toEqual(order(lines));
});

test("another account's plan is unknown, and exporting a plan requires the export permission", async () => {
  const who = await createTestWorkspace();
  const world = await createPlanWorld(who.scope, { shipments: 1, agents: 1 });
  const planId = await createTestPlan(who.scope, world);
  const stranger = await createTestWorkspace();
  const limited = await createTestWorkspace({ member: who, permissions: ["plans", "plans.execute"] });
  expect((await stranger.fetch(`/plans/${planId}/sheets?format=csv`)).status).toBe(404);
  expect((await who.fetch(`/plans/${planId}/sheets?format=exe`)).status).toBe(422);
  expect((await limited.fetch(`/api/plans/${planId}/export`, { body: { format: "pdf" } })).status).toBe(403);
});
