import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { agents, vehicles } from "#app/modules/fleet/db/fleet.tables.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { routes } from "#app/modules/planning/db/routes.tables.ts";
import { shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { createAgent, seedTestOrders } from "#tests/factories/orders.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

interface Listed {
  status: number;
  ids: string[];
  fields: string[];
}

async function list(workspace: TestWorkspace, path: string): Promise<Listed> {
  const answer = await workspace.fetch(`/api/${path}`);
  const body: { data?: { orders?: { id: string }[] }; errors?: Record<string, unknown> } = await answer.json();
  return {
    status: answer.status,
    ids: (body.data?.orders ?? []).map(({ id }) => id),
    fields: Object.keys(body.errors ?? {}),
  };
}

test("a filter's values come in brackets, joined by commas, or alone; excluded ones too", async () => {
  const workspace = await createTestWorkspace();
  const made = (await seedTestOrders(workspace.scope, 4)).map(({ id }) => id);
  const { db } = workspace.scope;
  for (const [at, status] of ([0, 2, 3, 7] as const).entries())
    await db
      .update(orders)
      .set({ status })
      .where(eq(orders.id, made[at] ?? ""));
  const newest = (...places: number[]) => places.map((at) => made[at]).reverse();
  for (const query of [
    "filters[status][]=2&filters[status][]=3",
    "filters[status]=2,3",
    "filters[status][0]=2&filters[status][1]=3",
  ])
    expect((await list(workspace, `orders?${query}`)).ids, query).toEqual(newest(1, 2));
  expect((await list(workspace, "orders?filters[status]=7")).ids).toEqual(newest(3));
  expect((await list(workspace, "orders?filters[status][not]=2,3")).ids).toEqual(newest(0, 3));
  expect((await list(workspace, "orders?filters[created_at]=before,2020-01-01")).ids).toEqual([]);
  expect((await list(workspace, "orders?filters[packages]=1,1")).status).toBe(200);
});

test("a filter, sort, field or page size that a list does not know is refused by its name", async () => {
  const workspace = await createTestWorkspace();
  const refused: [string, string[]][] = [
    ["orders?filters[colour][]=red", ["filters.colour"]],
    ["orders?sort=-colour", ["sort"]],
    ["orders?fields=number,colour", ["fields"]],
    ["orders?limit=101", ["limit"]],
    ["orders?limit=0&filters[a]=1", ["filters.a", "limit"]],
    ["shipments/deliveries?filters[colour]=red", ["filters.colour"]],
    ["customers?sort=colour", ["sort"]],
    ["items?limit=ten", ["limit"]],
    ["orders?cursor=AAAA", ["cursor"]],
    [`customers?sort=name&cursor=${btoa('["-created_at",false,1,"x"]')}`, ["cursor"]],
  ];
  for (const [path, fields] of refused)
    expect(await list(workspace, path), path).toEqual({ status: 422, ids: [], fields });
  expect((await list(workspace, "orders?limit=100&sort=-created_at&fields=number,status")).status).toBe(200);
});

test("orders are found by the team of their agent, and by the vehicle of their route, whichever is written first", async () => {
  const workspace = await createTestWorkspace();
  const { db } = workspace.scope;
  const account = workspace.account.id;
  const agentId = await createAgent(workspace.scope);
  const [first = "", second = ""] = (await seedTestOrders(workspace.scope, 2)).map(({ id }) => id);
  await workspace.fetch("/api/orders/ship", { body: { orders: [first], type: "delivery" } });
  const [shipment] = await db.select().from(shipments);
  const team = crypto.randomUUID();
  await db.update(agents).set({ teamId: team }).where(eq(agents.id, agentId));
  await db.update(shipments).set({ agentId, planId: "plan-1", routeId: "route-1" });
  expect((await list(workspace, `orders?filters[team]=${team}`)).ids).toEqual([first]);
  expect((await list(workspace, "orders?filters[team]=other")).ids).toEqual([]);
  expect((await list(workspace, `orders?filters[team][not]=${team}`)).ids).toEqual([second]);
  const columns = await env.DB.prepare("PRAGMA table_info(routes)").all<{
    name: string;
    notnull: number;
    type: string;
  }>();
  const given: Record<string, unknown> = {
    ...{ id: "route-1", account_id: account, plan_id: "plan-1", vehicle_id: "van-1", agent_id: agentId },
  };
  const needed = columns.results.filter(({ name, notnull }) => notnull === 1 || name in given);
  const values = needed.map(({ name, type }) => given[name] ?? (/int|real/i.test(type) ? 0 : "[]"));
  await env.DB.prepare(
    `INSERT INTO routes (${needed.map(({ name }) => name).join(", ")}) VALUES (${needed.map(() => "?").join(", ")})`,
  )
    .bind(...values)
    .run();
  expect((await list(workspace, "orders?filters[vehicle]=van-1")).ids).toEqual([first]);
  await db.update(routes).set({ vehicleId: "van-2" });
  expect((await list(workspace, "orders?filters[vehicle]=van-1")).ids).toEqual([]);
  expect((await list(workspace, "orders?filters[vehicle]=van-2")).ids).toEqual([first]);
  await db
    .update(shipments)
    .set({ routeId: null })
    .where(eq(shipments.id, shipment?.id ?? ""));
  expect((await list(workspace, "orders?filters[vehicle]=van-2")).ids).toEqual([]);
  expect(await db.$count(vehicles)).toBe(0);
});

test("tags, currencies and delivery zones are looked up, those of the own account alone", async () => {
  const workspace = await createTestWorkspace();
  const stranger = await createTestWorkspace();
  await seedTestOrders(workspace.scope, 3, (at) => ({ draft: { tags: at === 0 ? ["fragile", "Öl"] : ["cold"] } }));
  const ask = async (who: TestWorkspace, path: string) => {
    const answer = await who.fetch(`/api/lookups/${path}`);
    const { data }: { data?: { options: { value: string }[] } } = await answer.json();
    return data?.options.map(({ value }) => value);
  };
  expect(await ask(workspace, "order_tags")).toEqual(["cold", "fragile", "Öl"]);
  expect(await ask(workspace, "order_tags?search=frag")).toEqual(["fragile"]);
  expect(await ask(stranger, "order_tags")).toEqual([]);
  expect(await ask(workspace, "currencies")).toContain(workspace.scope.account.preferences.default_currency);
  for (const module of ["delivery_zones", "merchant_tags", "customer_tags", "item_tags"])
    expect(await ask(workspace, module), module).toEqual([]);
});
