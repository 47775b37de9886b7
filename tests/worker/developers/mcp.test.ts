import { exports } from "cloudflare:workers";
import { createHmac } from "node:crypto";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { endpoints } from "#app/endpoints.server.ts";
import { customers } from "#app/modules/customers/db/customers.tables.ts";
import { listTools } from "#app/modules/developers/http/mcp/tools.server.ts";
import { orderSample } from "#app/modules/developers/model/guides/order-sample.ts";
import { accessTokens } from "#app/modules/identity/db/access-tokens.tables.ts";
import { orderEvents, orders } from "#app/modules/orders/db/orders.tables.ts";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { locations } from "#app/modules/places/db/locations.tables.ts";
import { plans } from "#app/modules/planning/db/plans.tables.ts";
import { routes } from "#app/modules/planning/db/routes.tables.ts";
import { shipmentEvents, shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import { auditLog } from "#app/platform/db/audit.tables.ts";
import { outbox } from "#app/platform/db/messages.tables.ts";
import { requestTurns, runInTurn } from "#app/platform/http/request-turns.server.ts";
import { createDepot, createOrderDraft, seedTestOrders } from "#tests/factories/orders.ts";
import { createPlanWorld, createTestPlan } from "#tests/factories/plans.ts";
import { optimizeToReady } from "../plan-watch.ts";
import { Subscribers } from "../webhooks.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

const toolsByName = listTools(endpoints);

async function tokenOf(who: TestWorkspace, more: object = {}): Promise<string> {
  const answer = await who.fetch("/api/access-tokens", { body: { name: "Agent", access: "full", ...more } });
  return (await answer.json<{ data: { token: string } }>()).data.token;
}

/** The official client, under a token. */
async function agent(token: string): Promise<Client> {
  const client = new Client({ name: "test", version: "1" });
  const transport = new StreamableHTTPClientTransport(new URL("https://waybill.test/mcp"), {
    fetch: (input, init) => exports.default.fetch(new Request(input, init)),
    requestInit: { headers: { Authorization: `Bearer ${token}` } },
  });
  await client.connect(transport);
  return client;
}

interface ToolResponse {
  isError?: boolean | undefined;
  data?: Record<string, unknown>;
  code?: string;
  errors?: object;
}

async function call(client: Client, name: string, given: Record<string, unknown> = {}): Promise<ToolResponse> {
  const { content, isError, structuredContent } = await client.callTool({ name, arguments: given });
  const [first] = content as { text: string }[];
  const shown = JSON.parse(first?.text ?? "{}") as Record<string, unknown>;
  if (isError) return { isError, ...shown };
  expect(structuredContent).toEqual(shown);
  return { isError, data: shown };
}

const wait = (ms: number) => new Promise<void>((go) => setTimeout(go, ms));

test("the official client sees every tool with its hints, makes an order, finds it and cancels it", async () => {
  const who = await createTestWorkspace();
  const client = await agent(await tokenOf(who));
  const [{ id: tokenId } = { id: "" }] = await who.scope.db.select().from(accessTokens);
  const { tools } = await client.listTools();
  const everywhere = [...toolsByName.values()].flatMap(({ name, sandboxOnly }) => (sandboxOnly ? [] : [name]));
  expect(tools.map(({ name }) => name).sort()).toEqual(everywhere.sort());
  for (const { name, annotations, inputSchema } of tools) {
    const does = toolsByName.get(name)?.does;
    expect(annotations, name).toEqual(
      does === "reads" ? { readOnlyHint: true } : { destructiveHint: does === "destroys" },
    );
    expect("dry_run" in (inputSchema.properties ?? {}), name).toBe(toolsByName.get(name)?.hasDryRun);
  }
  const draft = createOrderDraft(1, { source: { location_id: await createDepot(who.scope) } });
  expect(await call(client, "create_order", { ...draft, dry_run: true })).toMatchObject({
    data: { dry_run: true, would: "create_order", answers: { number: expect.any(String), id: expect.any(String) } },
  });
  expect(await who.scope.db.$count(orders)).toBe(0);
  const made = await call(client, "create_order", { ...draft });
  expect(made.isError).toBe(false);
  const { number, id } = made.data ?? {};
  const listed = await call(client, "list_orders", { filters: { status: [orderStatuses.code.ready] }, limit: 5 });
  expect(listed.data).toMatchObject({ orders: [{ number }], pagination: { limit: 5 } });
  expect((await call(client, "get_order", { number })).data).toMatchObject({ order: { number } });
  expect((await call(client, "cancel_orders", { orders: [id], reason: "Ordered twice" })).data).toMatchObject({
    succeeded: [id],
  });
  await call(client, "create_customer", { type: 1, first_name: "Ana", last_name: "Kos", phone: "+38763555111" });
  const actors = new Set((await who.scope.db.select().from(orderEvents)).map(({ actorName }) => actorName));
  expect([...actors]).toEqual(["token Agent (MCP)"]);
  const audited = await who.scope.db.select().from(auditLog).where(eq(auditLog.action, "customers.create"));
  expect(audited).toMatchObject([{ actorId: tokenId }]);
  await client.close();
});

test("faults are reported by field; a dry run refuses the same", async () => {
  const who = await createTestWorkspace();
  const client = await agent(await tokenOf(who));
  for (const dry of [{}, { dry_run: true }])
    expect(await call(client, "create_customer", { type: 1, ...dry })).toMatchObject({
      ...{ isError: true, code: "invalid_fields" },
    });
  expect(await call(client, "get_order", { number: "WB-1" })).toMatchObject({
    isError: true,
    code: "order_not_found",
  });
  expect(await call(client, "nothing_such")).toMatchObject({ isError: true });
});

test("a tool's filter is read or refused, never left out", async () => {
  const who = await createTestWorkspace();
  const client = await agent(await tokenOf(who));
  await seedTestOrders(who.scope, 2);
  const refused: [string, Record<string, unknown>, string, RegExp][] = [
    ["list_orders", { filters: { status: ["redy"] } }, "filters.status", /Did you mean ready\?/],
    ["list_orders", { filters: { created_at: ["yesterday"] } }, "filters.created_at", /Write created_at as/],
    ["list_orders", { filters: { status: [] } }, "filters.status", /Give the filter a value/],
    ["list_orders", { state: "delivered" }, "state", /not known here/],
    ["get_order", {}, "number", /Required/],
    ["list_shipments", { type: "delivery" }, "type", /Did you mean deliveries\?/],
  ];
  for (const [name, given, field, says] of refused) {
    const { isError, errors } = await call(client, name, given);
    expect([isError, Object(errors)[field]?.[0]], `${name} ${JSON.stringify(given)}`).toEqual([
      true,
      expect.stringMatching(says),
    ]);
  }
  for (const given of [
    { status: "ready" },
    { status: ["ready", "draft"] },
    { filters: { status: "ready" } },
    { status: orderStatuses.code.ready },
  ])
    expect((await call(client, "list_orders", given)).data, JSON.stringify(given)).toMatchObject({ orders: [{}, {}] });
  expect((await call(client, "list_orders", { "status.not": ["ready"] })).data).toMatchObject({ orders: [] });
  await client.close();
});

test("a token acts within its permissions; other accounts' objects look unknown; without one access is denied", async () => {
  const who = await createTestWorkspace();
  const reader = await agent(await tokenOf(who, { access: "limited", permissions: ["orders"] }));
  const { tools } = await reader.listTools();
  expect(tools.map(({ name }) => name).sort()).toEqual([
    "get_caller",
    "get_order",
    "get_order_timeline",
    "list_order_messages",
    "list_orders",
    "list_slots",
  ]);
  expect(await call(reader, "cancel_orders", { orders: [], reason: "x" })).toMatchObject({
    isError: true,
    code: "forbidden",
  });
  const stranger = await createTestWorkspace();
  const { number } =
    (
      await call(await agent(await tokenOf(stranger)), "create_order", {
        ...createOrderDraft(1, { source: { location_id: await createDepot(stranger.scope) } }),
      })
    ).data ?? {};
  expect(await call(reader, "get_order", { number })).toMatchObject({ isError: true, code: "order_not_found" });
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });
  const postTo = (headers: HeadersInit) =>
    exports.default.fetch("https://waybill.test/mcp", { method: "POST", body, headers });
  const bare = await postTo({ "Content-Type": "application/json" });
  expect([bare.status, bare.headers.get("WWW-Authenticate")]).toEqual([
    401,
    expect.stringMatching(/^Bearer resource_metadata="\S+\/oauth-protected-resource\/mcp"$/),
  ]);
  expect((await postTo({ authorization: "Bearer wb_live_nonsense" })).status).toBe(401);
  expect((await postTo({ cookie: who.cookie, origin: "https://waybill.test" })).status).toBe(401);
  const token = await tokenOf(stranger);
  const nested = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}}`;
  const deep = await exports.default.fetch("https://waybill.test/mcp", {
    method: "POST",
    body: nested,
    headers: { authorization: `Bearer ${token}`, "Content-Type": "application/json" },
  });
  expect([deep.status, (await deep.json<{ code: string }>()).code]).toEqual([400, "malformed"]);
});

/** How many rows each table has that a change would write to. */
async function rowsOf({ scope }: TestWorkspace): Promise<number[]> {
  const tables = [orders, orderEvents, shipments, shipmentEvents, plans, routes, outbox, customers, auditLog] as const;
  return Promise.all(tables.map((table) => scope.db.$count(table)));
}

test("a dry run gives the same errors and responses as the change, and keeps nothing", async () => {
  const who = await createTestWorkspace();
  const client = await agent(await tokenOf(who));
  const world = await createPlanWorld(who.scope, { shipments: 3, agents: 1, maxWeight: 100_000 });
  const planId = await createTestPlan(who.scope, world);
  const [waiting] = await seedTestOrders(who.scope, 1);
  const dry = (name: string, given: object) => call(client, name, { ...given, dry_run: true });
  const before = await rowsOf(who);
  const [agentId = ""] = world.agentIds;
  const order = waiting?.id ?? "";
  const would: [string, object, object][] = [
    ["cancel_orders", { orders: [order], reason: "Ordered twice" }, { succeeded: [order], refused: [] }],
    [
      "cancel_orders",
      { orders: [crypto.randomUUID()], reason: "x" },
      { succeeded: [], refused: [{ code: "not_found" }] },
    ],
    [
      "create_shipments",
      { shipment_type: "delivery", orders: [order] },
      { succeeded: [order], shipments: [{ order_id: order }] },
    ],
    ["update_order_notes", { number: waiting?.number, notes: "Ring", version: 1 }, { version: 2 }],
    ["optimize_plan", { plan_id: planId }, { status: "queued" }],
    ["create_customer", { type: 1, first_name: "Ana", last_name: "Kos", phone: "+38763555111" }, {}],
  ];
  for (const [name, given, answers] of would)
    expect(await dry(name, given), name).toMatchObject({
      isError: false,
      data: { dry_run: true, would: name, answers },
    });
  const refused: [string, object, string][] = [
    ["update_order_notes", { number: waiting?.number, notes: "Ring", version: 7 }, "lost_race"],
    ["update_order_notes", { number: "WB-0", notes: "Ring", version: 1 }, "order_not_found"],
    ["confirm_plan", { plan_id: planId, based_on: 0, preserve_sequences: false }, "plan_not_ready"],
    ["confirm_plan", { plan_id: crypto.randomUUID(), based_on: 0, preserve_sequences: false }, "not_found"],
  ];
  for (const [name, given, code] of refused)
    expect(await dry(name, given), name).toMatchObject({ isError: true, code });
  expect(await rowsOf(who)).toEqual(before);
  const { plan } = await optimizeToReady(who, planId);
  const ready = await rowsOf(who);
  const confirm = { plan_id: planId, based_on: plan.currentVersion, preserve_sequences: false };
  for (const _ of [1, 2])
    expect(await dry("confirm_plan", confirm)).toMatchObject({ data: { answers: { confirmed: 3, total: 3 } } });
  expect(await dry("confirm_plan", { ...confirm, based_on: 99 })).toMatchObject({ code: "lost_race" });
  const assigned = await dry("assign_shipments", { agent_id: agentId, shipments: world.shipmentIds });
  expect(assigned.isError).toBe(false);
  expect(await rowsOf(who)).toEqual(ready);
  expect(await call(client, "confirm_plan", confirm)).toMatchObject({ data: { confirmed: 3, total: 3 } });
  expect(await dry("confirm_plan", confirm)).toMatchObject({ isError: true, code: "already_done" });
  await client.close();
}, 60_000);

test("every tool that changes something takes a dry run and leaves nothing, whatever it is given", async () => {
  const who = await createTestWorkspace();
  const client = await agent(await tokenOf(who));
  const before = await rowsOf(who);
  const nobody = crypto.randomUUID();
  const given = {
    orders: [nobody],
    shipments: [nobody],
    agent_id: nobody,
    plan_id: nobody,
    number: "WB-0",
    reason: "x",
  };
  for (const { name } of [...toolsByName.values()].filter(({ hasDryRun }) => hasDryRun)) {
    const { isError, code, data } = await call(client, name, { ...given, dry_run: true });
    expect([name, isError === true || data?.dry_run === true, code === "unexpected"]).toEqual([name, true, false]);
  }
  expect(await rowsOf(who)).toEqual(before);
  await client.close();
});

test("an agent creates an order, plans it, follows it and checks the events sent to its endpoint", async () => {
  const who = await createTestWorkspace({ country: "LI", timezone: "Europe/Vaduz" });
  const world = await createPlanWorld(who.scope, { shipments: 0, agents: 1 });
  const vaduz = { longitude: 9.5209, latitude: 47.141, address: { line1: "Städtle 1", city: "Vaduz", country: "LI" } };
  await who.scope.db.update(locations).set(vaduz).where(eq(locations.id, world.locationId));
  const hook = { name: "Shop", url: "https://hooks.shop.com/waybill" };
  const made = await (await who.fetch("/api/webhooks", { body: hook })).json<{
    data: { id: string; secret: string };
  }>();
  const client = await agent(await tokenOf(who));
  const runTool = async <Data>(name: string, given: object = {}) => {
    const { isError, data, ...rest } = await call(client, name, { ...given });
    if (isError) throw new Error(`${name}: ${JSON.stringify(rest)}`);
    return data as Data;
  };
  const order = await runTool<{ id: string; number: string }>("create_order", {
    ...{ ...orderSample, source: { location_id: world.locationId } },
    delivery_schedule: { from: "2026-12-14T08:00", to: "2026-12-14T16:00" },
  });
  const { shipments: stored } = await runTool<{ shipments: { shipment_id: string }[] }>("create_shipments", {
    ...{ orders: [order.id], shipment_type: "delivery" },
  });
  const { id: plan_id } = await runTool<{ id: string }>("create_plan", {
    ...{ name: "Monday", location_id: world.locationId, shipment_type: 3 },
    ...{ start_at: "2026-12-14T07:00", end_at: "2026-12-14T18:00" },
    agents: [{ agent_id: world.agentIds[0], vehicle_id: world.vehicleIds[0] }],
    shipment_ids: stored.map(({ shipment_id }) => shipment_id),
  });
  await runTool("optimize_plan", { plan_id, effort: "quick" });
  const seen = () => runTool<{ plan: { status: string; current_version: number } }>("summarize_plan", { plan_id });
  await expect.poll(async () => (await seen()).plan.status, { timeout: 25_000 }).toBe("ready");
  const { current_version: based_on } = (await seen()).plan;
  expect(await runTool("confirm_plan", { plan_id, based_on, preserve_sequences: false })).toMatchObject({
    confirmed: 1,
  });
  expect(await runTool("list_routes", { date: "2026-12-14" })).toMatchObject({ routes: [{ plan: { id: plan_id } }] });
  expect(await runTool("get_order", { number: order.number })).toMatchObject({ order: { number: order.number } });
  const received = new Subscribers();
  received.now = Date.now();
  await received.run();
  const { webhooks } = await runTool<{ webhooks: { id: string }[] }>("list_webhooks");
  expect(webhooks.map(({ id }) => id)).toEqual([made.data.id]);
  const { deliveries } = await runTool<{ deliveries: { id: string; type: string }[] }>("list_webhook_deliveries", {
    id: made.data.id,
  });
  expect(deliveries.map(({ type }) => type)).toEqual(expect.arrayContaining(["order.created", "plan.confirmed"]));
  const one = deliveries.find(({ type }) => type === "order.created");
  const { delivery } = await runTool<{
    delivery: { request: { body: string; headers: { name: string; value: string }[] } };
  }>("get_webhook_delivery", { id: made.data.id, event_id: one?.id });
  const header = (name: string) => delivery.request.headers.find((each) => each.name === name)?.value;
  const key = Buffer.from(made.data.secret.replace("whsec_", ""), "base64");
  const signed = `${header("webhook-id")}.${header("webhook-timestamp")}.${delivery.request.body}`;
  expect(header("webhook-signature")).toBe(`v1,${createHmac("sha256", key).update(signed).digest("base64")}`);
  await client.close();
}, 60_000);

test("in a sandbox an agent adds data, moves the clock, reads sent messages and resets it; elsewhere these tools do not exist", async () => {
  const who = await createTestWorkspace();
  const made = await (await who.fetch("/api/sandbox", { body: {} })).json<{ data: { sandbox: { account: string } } }>();
  const [box] = await who.scope.db.select().from(accounts).where(eq(accounts.sandboxOf, who.account.id));
  expect(made.data.sandbox).toBeDefined();
  const within = { headers: { account: box?.id ?? "" }, body: { name: "Agent", access: "full" } };
  const { data } = await (await who.fetch("/api/access-tokens", within)).json<{ data: { token: string } }>();
  expect(data.token).toMatch(/^wb_test_/);
  const client = await agent(data.token);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(
    expect.arrayContaining([...toolsByName.values()].flatMap(({ name, sandboxOnly }) => (sandboxOnly ? [name] : []))),
  );
  const fill = tools.find(({ name }) => name === "fill_sandbox");
  expect(fill?.inputSchema.properties).not.toHaveProperty("dry_run");
  expect(await call(client, "fill_sandbox", { orders: 5, dry_run: true })).toMatchObject({ isError: true });
  expect((await call(client, "list_orders")).data).toMatchObject({ orders: [] });
  expect(await call(client, "fill_sandbox", { orders: 5 })).toMatchObject({ isError: false });
  expect((await call(client, "list_orders")).data).toMatchObject({ pagination: { total: 5 } });
  const forward = { forward: "2h" };
  expect(await call(client, "move_sandbox_clock", { ...forward, dry_run: true })).toMatchObject({ isError: false });
  expect(await call(client, "get_sandbox")).toMatchObject({ data: { sandbox: { ahead: 0 } } });
  expect(await call(client, "move_sandbox_clock", forward)).toMatchObject({ isError: false });
  expect(await call(client, "list_sandbox_messages")).toMatchObject({ data: { messages: expect.any(Array) } });
  expect(await call(client, "reset_sandbox")).toMatchObject({ isError: false });
  await client.close();
  const outside = await agent(await tokenOf(who));
  expect(await call(outside, "fill_sandbox", {})).toMatchObject({ isError: true, code: "no_sandbox" });
  await outside.close();
}, 60_000);

test("each call of a batch counts against the token's limit", async () => {
  const who = await createTestWorkspace();
  const token = await tokenOf(who);
  const call = (id: number) => ({
    ...{ jsonrpc: "2.0", id, method: "tools/call", params: { name: "list_customers", arguments: { limit: 1 } } },
  });
  const send = (calls: number) =>
    exports.default.fetch("https://waybill.test/mcp", {
      method: "POST",
      headers: {
        Authorization: `Bearer ${token}`,
        "Content-Type": "application/json",
        Accept: "application/json, text/event-stream",
      },
      body: JSON.stringify(Array.from({ length: calls }, (_, id) => call(id))),
    });
  await (await send(20)).text();
  const next = await exports.default.fetch("https://waybill.test/api/customers?limit=1", {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(next.headers.get("ratelimit")).toContain("r=579;");
  const over = await send(600);
  expect([over.status, Number(over.headers.get("retry-after")) > 0]).toEqual([429, true]);
});

test("each call of a batch waits for a turn of its account", async () => {
  const who = await createTestWorkspace();
  const token = await tokenOf(who);
  let isOver = false;
  const hold = async () => {
    while (!isOver) await wait(5);
  };
  const how = { clock: who.scope.ports.clock, kind: "call", isHeavy: false } as const;
  const asker = { accountId: who.account.id, actorId: "another" };
  const held = Array.from({ length: requestTurns.running }, () => runInTurn(asker, how, hold));
  await wait(20);
  const call = { jsonrpc: "2.0", method: "tools/call", params: { name: "list_customers", arguments: { limit: 1 } } };
  const answered = exports.default
    .fetch("https://waybill.test/mcp", {
      method: "POST",
      headers: {
        Authorization: `Bearer ${token}`,
        "Content-Type": "application/json",
        Accept: "application/json, text/event-stream",
      },
      body: JSON.stringify([0, 1].map((id) => ({ ...call, id }))),
    })
    .then((answer) => answer.text());
  expect(await Promise.race([answered, wait(300)])).toBe(undefined);
  isOver = true;
  await Promise.all(held);
  expect((await answered).match(/"isError":false/g)).toHaveLength(2);
});
