import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { agents, vehicles } from "#app/modules/fleet/db/fleet.tables.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
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

test("filter values are given in brackets, comma-separated, or single; excluded ones too", async () => {
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

test("rejects an unknown filter, sort, field or page size by name", async () => {
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
    ["orders?colour=red&page=2", ["colour", "page"]],
    ["shipments/deliveries?sort=-orders.created_at", ["sort"]],
    [`customers?sort=name&cursor=${btoa('["-created_at",false,1,"x"]')}`, ["cursor"]],
  ];
  for (const [path, fields] of refused)
    expect(await list(workspace, path), path).toEqual({ status: 422, ids: [], fields });
  expect((await list(workspace, "orders?limit=100&sort=-created_at&fields=number,status")).status).toBe(200);
});

test("filters may be plain parameters in brackets, and a sort may name the table, in lists and in views", async () => {
  const workspace = await createTestWorkspace();
  const [draft, ready] = (await seedTestOrders(workspace.scope, 2)).map(({ id }) => id);
  const { draft: draftCode, ready: readyCode } = orderStatuses.code;
  await workspace.scope.db
    .update(orders)
    .set({ status: draftCode })
    .where(eq(orders.id, draft ?? ""));
  for (const query of [
    `status=${readyCode}`,
    `status[]=${readyCode}`,
    `status[0]=${readyCode}&sort=-orders.created_at`,
    `status[not][]=${draftCode}`,
  ])
    expect(await list(workspace, `orders?${query}`), query).toEqual({ status: 200, ids: [ready], fields: [] });
  expect(await list(workspace, "orders?status=99")).toEqual({ status: 422, ids: [], fields: ["status"] });
  expect((await list(workspace, "shipments/deliveries?sort=-shipments.created_at&status=1")).status).toBe(200);
  const view = { module: "shipments.delivered", name: "Newest", sort: "-shipments.created_at" };
  expect((await workspace.fetch("/api/views", { body: view })).status).toBe(201);
});

/** What is wrong with a query, by parameter. */
async function faults(workspace: TestWorkspace, path: string): Promise<Record<string, string[]>> {
  const answer = await workspace.fetch(`/api/${path}`);
  return (await answer.json<{ errors?: Record<string, string[]> }>()).errors ?? {};
}

test("a value is a word or a code, days and numbers are bounded by operators", async () => {
  const workspace = await createTestWorkspace();
  const rows = await seedTestOrders(workspace.scope, 3);
  const [first, second, third] = rows.map(({ id }) => id);
  const today = (day: number) =>
    new Date(workspace.scope.ports.clock.now() + day * 86_400_000).toISOString().slice(0, 10);
  const { draft, cancelled } = orderStatuses.code;
  const change = (set: object, id = "") => workspace.scope.db.update(orders).set(set).where(eq(orders.id, id));
  await change({ status: draft, weight: 500, feeAmount: 1200, feeCurrency: "EUR" }, first);
  await change({ status: cancelled, weight: 1500, feeAmount: 1200, feeCurrency: "CHF" }, second);
  const matching: [string, (string | undefined)[]][] = [
    ["status=draft", [first]],
    ["status=Draft", [first]],
    ["status=draft,9&sort=created_at", [first, second]],
    ["status=draft&status=cancelled&sort=created_at", [first, second]],
    ["filters[status][]=cancelled", [second]],
    ["status.not=draft,cancelled", [third]],
    ["weight.gte=400&weight.lte=600", [first]],
    ["weight.gte=1000&weight.lte=1500", [second]],
    ["fees.currency=CHF&fees.gte=12", [second]],
    ["fees.currency=EUR&fees.gte=12.01", []],
    [`created_at.gte=${today(-1)}&created_at.lt=${today(2)}&status=draft`, [first]],
    [`created_at.gt=${today(1)}`, []],
    [`created_at.lte=${today(-2)}`, []],
  ];
  for (const [query, ids] of matching) expect((await list(workspace, `orders?${query}`)).ids, query).toEqual(ids);
  // The account's day may be the one before or after.
  const days = await Promise.all([0, 1, -1].map((day) => list(workspace, `orders?created_at=${today(day)}`)));
  expect(days.flatMap(({ ids }) => ids)).toHaveLength(3);
});

test("rejects unreadable values with the allowed ones", async () => {
  const workspace = await createTestWorkspace();
  await seedTestOrders(workspace.scope, 1);
  const refused: [string, string, RegExp][] = [
    ["status=redy", "status", /“redy” is not a value of status\. Did you mean ready\? Use one of draft, new, ready, /],
    ["filters[status][]=2,9", "filters.status", /^“2,9” is not a value of status; use one of draft/],
    ["filters[weight][]=abc", "filters.weight", /min,max/],
    ["filters[priority][]=urgent", "filters.priority", /use one of highest, high, medium, low, lowest\./],
    ["agent=Ada", "agent", /not an id/],
    ["created_at=yesterday", "created_at", /Write created_at as 2026-11-25; before/],
    ["created_at.gte=2026-13-01", "created_at.gte", /not a day/],
    ["created_at.after=2026-11-01", "created_at.after", /ne of created_at\.gte, created_at\.gt/],
    ["created_at.gte=2026-11-01&created_at.gte=2026-11-02", "created_at.gte", /twice/],
    ["fees.gte=5", "fees.currency", /needs a currency/],
    ["fees=EUR,1.234", "fees", /currency,min,max/],
    ["has_customer_feedback=maybe", "has_customer_feedback", /neither true nor false/],
    ["status=", "status", /Give the filter a value/],
    ["staus=ready", "staus", /Did you mean status\?/],
    ["limit=500", "limit", /from 1 to 100/],
    ["sort=creatd_at", "sort", /Did you mean created_at\? Use one of created_at, status/],
    ["sort=status&sort=number", "sort", /twice/],
    ["fields=numbr", "fields", /Did you mean number\?/],
    ["expand=parcels", "expand", /ne of packages, items, collections/],
    ["cursor=AAAA", "cursor", /next or previous/],
  ];
  for (const [query, field, says] of refused)
    expect((await faults(workspace, `orders?${query}`))[field]?.[0], query).toMatch(says);
  const german = await workspace.fetch("/api/orders?status=storniert", { headers: { "Accept-Language": "de" } });
  const { errors } = await german.json<{ errors: { status: string[] } }>();
  expect(errors.status[0]).toMatch(/^„storniert“ ist kein Wert von status; möglich sind draft, new/);
});

test("an export rejects the same parameters as its list", async () => {
  const workspace = await createTestWorkspace();
  const ask = (filters: object) => workspace.fetch("/api/orders/export", { body: { format: "csv", filters } });
  expect((await ask({ status: ["nonsense"] })).status).toBe(422);
  const made = await (await ask({ status: ["ready"] })).json<{ data: { url: string } }>();
  expect(decodeURIComponent(made.data.url)).toContain(`filters[status][]=${orderStatuses.code.ready}`);
});

test("a cursor continues in its page's order if no sort is given", async () => {
  const workspace = await createTestWorkspace();
  const rows = await seedTestOrders(workspace.scope, 3);
  const page = async (query: string) =>
    (
      await (
        await workspace.fetch(`/api/orders?limit=2&fields=number&fields=status&${query}`)
      ).json<{
        data: { orders: { id: string }[]; pagination: { next: string } };
      }>()
    ).data;
  const first = await page("sort=created_at");
  const rest = await page(`cursor=${first.pagination.next}`);
  expect([...first.orders, ...rest.orders].map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  expect(Object.keys(first.orders[0] ?? {}).sort()).toEqual(["id", "number", "status", "status_name"]);
});

test("orders are found by the team of their agent, and by the vehicle of their route, whichever is written first", async () => {
  const workspace = await createTestWorkspace();
  const { db } = workspace.scope;
  const account = workspace.account.id;
  const agentId = await createAgent(workspace.scope);
  const [first = "", second = ""] = (await seedTestOrders(workspace.scope, 2)).map(({ id }) => id);
  await workspace.fetch("/api/orders/ship", { body: { orders: [first], type: "delivery" } });
  const [shipment] = await db.select().from(shipments);
  const [team, van, other] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  await db.update(agents).set({ teamId: team }).where(eq(agents.id, agentId));
  await db.update(shipments).set({ agentId, planId: "plan-1", routeId: "route-1" });
  expect((await list(workspace, `orders?filters[team]=${team}`)).ids).toEqual([first]);
  expect((await list(workspace, `orders?filters[team]=${crypto.randomUUID()}`)).ids).toEqual([]);
  expect((await list(workspace, `orders?filters[team][not]=${team}`)).ids).toEqual([second]);
  const columns = await env.DB.prepare("PRAGMA table_info(routes)").all<{
    name: string;
    notnull: number;
    type: string;
  }>();
  const given: Record<string, unknown> = {
    ...{ id: "route-1", account_id: account, plan_id: "plan-1", vehicle_id: van, agent_id: agentId },
  };
  const needed = columns.results.filter(({ name, notnull }) => notnull === 1 || name in given);
  const values = needed.map(({ name, type }) => given[name] ?? (/int|real/i.test(type) ? 0 : "[]"));
  await env.DB.prepare(
    `INSERT INTO routes (${needed.map(({ name }) => name).join(", ")}) VALUES (${needed.map(() => "?").join(", ")})`,
  )
    .bind(...values)
    .run();
  expect((await list(workspace, `orders?filters[vehicle]=${van}`)).ids).toEqual([first]);
  await db.update(routes).set({ vehicleId: other });
  expect((await list(workspace, `orders?filters[vehicle]=${van}`)).ids).toEqual([]);
  expect((await list(workspace, `orders?filters[vehicle]=${other}`)).ids).toEqual([first]);
  await db
    .update(shipments)
    .set({ routeId: null })
    .where(eq(shipments.id, shipment?.id ?? ""));
  expect((await list(workspace, `orders?filters[vehicle]=${other}`)).ids).toEqual([]);
  expect(await db.$count(vehicles)).toBe(0);
});

test("tags, currencies and delivery zones are looked up only in the own account", async () => {
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
