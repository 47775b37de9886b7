import { exports } from "cloudflare:workers";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { accessTokens, auditLog, orderEvents, orders } from "#app/data/schema/index.ts";
import { toolNames, toolTable } from "#app/http/mcp/tools.ts";
import { makeDepot, orderDraft } from "#tests/factories/orders.ts";
import { makeWorkspace, type TestWorkspace } from "./workspace.ts";

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

interface Told {
  isError?: boolean | undefined;
  data?: Record<string, unknown>;
  code?: string;
  errors?: object;
}

async function call(client: Client, name: string, given: Record<string, unknown> = {}): Promise<Told> {
  const { content, isError } = await client.callTool({ name, arguments: given });
  const [first] = content as { text: string }[];
  return { isError, ...(JSON.parse(first?.text ?? "{}") as object) };
}

test("the official client sees every tool with its hints, makes an order, finds it and cancels it", async () => {
  const who = await makeWorkspace();
  const client = await agent(await tokenOf(who));
  const [{ id: tokenId } = { id: "" }] = await who.scope.db.select().from(accessTokens);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name).sort()).toEqual([...toolNames].sort());
  for (const { name, annotations, inputSchema } of tools) {
    const { does } = toolTable[name as keyof typeof toolTable];
    expect(annotations).toMatchObject({ readOnlyHint: does === "reads", destructiveHint: does === "destroys" });
    expect("dry_run" in (inputSchema.properties ?? {})).toBe(does !== "reads");
  }
  const draft = orderDraft(1, { source: { location_id: await makeDepot(who.scope) } });
  expect(await call(client, "orders.create", { ...draft, dry_run: true })).toMatchObject({
    data: { dry_run: true, would: "orders.create" },
  });
  expect(await who.scope.db.$count(orders)).toBe(0);
  const made = await call(client, "orders.create", { ...draft });
  expect(made.isError).toBe(false);
  const { number, id } = made.data ?? {};
  const listed = await call(client, "orders.list", { filters: { status: [2] }, limit: 5 });
  expect(listed.data).toMatchObject({ orders: [{ number }], pagination: { limit: 5 } });
  expect((await call(client, "orders.view", { number })).data).toMatchObject({ order: { number } });
  expect((await call(client, "orders.cancel", { orders: [id], reason: "Ordered twice" })).data).toMatchObject({
    succeeded: [id],
  });
  await call(client, "customers.create", { type: 1, first_name: "Ana", last_name: "Kos", phone: "+38763555111" });
  const actors = new Set((await who.scope.db.select().from(orderEvents)).map(({ actorName }) => actorName));
  expect([...actors]).toEqual(["token Agent (MCP)"]);
  const audited = await who.scope.db.select().from(auditLog).where(eq(auditLog.action, "customers.create"));
  expect(audited).toMatchObject([{ actorId: tokenId }]);
  await client.close();
});

test("what is wrong is told by field; a dry run refuses the same", async () => {
  const who = await makeWorkspace();
  const client = await agent(await tokenOf(who));
  for (const dry of [{}, { dry_run: true }])
    expect(await call(client, "customers.create", { type: 1, ...dry })).toMatchObject({
      ...{ isError: true, code: "invalid_fields" },
    });
  expect(await call(client, "orders.view", { number: "WB-1" })).toMatchObject({
    isError: true,
    code: "order_not_found",
  });
  expect(await call(client, "nothing.such")).toMatchObject({ isError: true });
});

test("a token sees and does what it may; another account's things look unknown; without one nobody comes in", async () => {
  const who = await makeWorkspace();
  const reader = await agent(await tokenOf(who, { access: "limited", permissions: ["orders"] }));
  const { tools } = await reader.listTools();
  expect(tools.map(({ name }) => name).sort()).toEqual(["orders.list", "orders.timeline", "orders.view"]);
  expect(await call(reader, "orders.cancel", { orders: [], reason: "x" })).toMatchObject({
    isError: true,
    code: "forbidden",
  });
  const stranger = await makeWorkspace();
  const { number } =
    (
      await call(await agent(await tokenOf(stranger)), "orders.create", {
        ...orderDraft(1, { source: { location_id: await makeDepot(stranger.scope) } }),
      })
    ).data ?? {};
  expect(await call(reader, "orders.view", { number })).toMatchObject({ isError: true, code: "order_not_found" });
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });
  const knock = (headers: HeadersInit) =>
    exports.default.fetch("https://waybill.test/mcp", { method: "POST", body, headers });
  const bare = await knock({ "Content-Type": "application/json" });
  expect([bare.status, bare.headers.get("WWW-Authenticate")]).toEqual([401, "Bearer"]);
  expect((await knock({ authorization: "Bearer wb_live_nonsense" })).status).toBe(401);
  expect((await knock({ cookie: who.cookie, origin: "https://waybill.test" })).status).toBe(401);
  const token = await tokenOf(stranger);
  const nested = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}}`;
  const deep = await exports.default.fetch("https://waybill.test/mcp", {
    method: "POST",
    body: nested,
    headers: { authorization: `Bearer ${token}`, "Content-Type": "application/json" },
  });
  expect([deep.status, (await deep.json<{ code: string }>()).code]).toEqual([400, "malformed"]);
});
