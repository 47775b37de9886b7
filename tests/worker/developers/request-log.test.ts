import { env, exports } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { insertApiRequests, type LoggedRequest } from "#app/modules/developers/db/api-requests.server.ts";
import { apiRequests } from "#app/modules/developers/db/developers.tables.ts";

import { MAX_LOGGED_REQUESTS } from "#app/modules/developers/model/api-request.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { day } from "#app/platform/kernel/milliseconds.ts";
import { readExportedTable } from "#tests/factories/exported-table.ts";
import { createDepot, createOrderDraft } from "#tests/factories/orders.ts";
import { isIdle } from "#workers/after-answer.ts";
import { purgeExpired } from "#workers/retention.ts";
import { createAccessToken, createTestWorkspace, type TestWorkspace } from "../workspace.ts";

interface Line {
  id: string;
  [field: string]: unknown;
}

/** A call of a program, once its log has it. */
async function call(token: string, path: string, init: RequestInit = {}): Promise<Response> {
  const answer = await exports.default.fetch(`https://waybill.test${path}`, {
    ...init,
    headers: { Authorization: `Bearer ${token}`, ...Object(init.headers) },
  });
  const text = await answer.text();
  await vi.waitUntil(isIdle, { interval: 1 });
  return new Response(text, answer);
}

const post = (body: unknown, headers: object = {}) => ({
  method: "POST",
  body: JSON.stringify(body),
  headers: { "Content-Type": "application/json", ...headers },
});

async function log(who: TestWorkspace, query = ""): Promise<Line[]> {
  const answer = await who.fetch(`/api/requests${query}`);
  return (await answer.json<{ data: { requests: Line[] } }>()).data.requests;
}

async function detail(who: TestWorkspace, id: string) {
  const answer = await who.fetch(`/api/requests/${id}`);
  type Body = { type: string | null; bytes: number | null; body: string | null };
  return (await answer.json<{ data: { request: Line & { request: Body; response: Body } } }>()).data.request;
}

test("a program's requests are kept with their bodies, without what is personal or secret", async () => {
  const who = await createTestWorkspace();
  const token = await createAccessToken(who, { name: "ERP", access: "full" });
  const depot = await createDepot(who.scope);
  const draft = createOrderDraft(1, { source: { location_id: depot } });
  const made = await call(token, "/api/orders?dryrun=true", post(draft, { "Idempotency-Key": "order-17" }));
  expect(made.status).toBe(422);
  expect((await call(token, "/api/orders", post(draft, { "Idempotency-Key": "order-18" }))).status).toBe(201);
  expect((await call(token, "/api/orders", post(draft, { "Idempotency-Key": "order-18" }))).status).toBe(201);
  await call(token, "/api/orders?status=ready&search=Kos");
  const lines = await log(who);
  expect(lines).toMatchObject([
    { method: "GET", path: "/api/orders", query: "status=ready&search=…", status: 200 },
    { method: "POST", path: "/api/orders", status: 201, idempotency_key: "order-18", replayed: true },
    {
      method: "POST",
      path: "/api/orders",
      status: 201,
      idempotency_key: "order-18",
      replayed: false,
      token_name: "ERP",
    },
    { method: "POST", path: "/api/orders", status: 422, code: "invalid_fields" },
  ]);
  const { request, response } = await detail(who, lines[2]?.id ?? "");
  expect(JSON.parse(request.body ?? "")).toMatchObject({ source: { location_id: depot } });
  expect(JSON.parse(response.body ?? "")).toMatchObject({ data: { number: expect.stringMatching(/^\w+-?\d+/) } });
  const kept = JSON.stringify(await who.scope.db.select().from(apiRequests));
  for (const personal of [
    token,
    draft.customer?.first_name,
    draft.customer?.phone,
    draft.destination?.address?.line1,
    "Kos",
  ])
    expect(kept, String(personal)).not.toContain(String(personal));
  const { response: refused } = await detail(who, lines[3]?.id ?? "");
  expect(JSON.parse(refused.body ?? "")).toMatchObject({
    code: "invalid_fields",
    errors: { dryrun: [expect.stringMatching("dry_run")] },
  });
});

test("the maker of a token sees its requests, who may see tokens all of them, anybody else none", async () => {
  const owner = await createTestWorkspace();
  const maker = await createTestWorkspace({
    member: owner,
    permissions: ["settings", "settings.access_tokens", "settings.access_tokens.manage", "orders"],
  });
  const other = await createTestWorkspace({ member: owner, permissions: ["orders"] });
  const stranger = await createTestWorkspace();
  const limited = { access: "limited", permissions: ["orders"] };
  const mine = await createAccessToken(maker, { name: "Mine", ...limited });
  const theirs = await createAccessToken(owner, { name: "Theirs", ...limited });
  await call(mine, "/api/orders");
  await call(theirs, "/api/me");
  expect((await log(owner)).map(({ path }) => path)).toEqual(["/api/me", "/api/orders"]);
  expect((await log(maker)).map(({ path }) => path)).toEqual(["/api/me", "/api/orders"]);
  await limitMember(maker, ["orders"]);
  const [own] = await log(maker);
  expect((await log(maker)).map(({ path }) => path)).toEqual(["/api/orders"]);
  const [first] = await log(owner, "?path=/api/me");
  for (const each of [maker, other, stranger]) {
    expect((await each.fetch(`/api/requests/${first?.id}`)).status).toBe(404);
    expect(await log(each, `?token_id=${first?.token_id}`)).toEqual([]);
  }
  expect(await log(other)).toEqual([]);
  expect(await log(stranger)).toEqual([]);
  expect((await detail(maker, own?.id ?? "")).path).toBe("/api/orders");
  const answer = await call(mine, "/api/requests");
  const { data } = await answer.json<{ data: { requests: Line[] } }>();
  expect(data.requests.map(({ path }) => path)).toEqual(["/api/orders"]);
  // Reading the log leaves no line in it.
  await call(mine, `/api/requests/${own?.id}`);
  expect((await log(maker)).map(({ path }) => path)).toEqual(["/api/orders"]);
});

/** Gives a member other permissions. */
async function limitMember(member: TestWorkspace, permissions: string[]): Promise<void> {
  await env.DB.prepare("update memberships set permissions = ? where user_id = ?")
    .bind(JSON.stringify(permissions), member.userId)
    .run();
}

test("the log is filtered by outcome, method, path and token, and read page by page", async () => {
  const owner = await createTestWorkspace();
  const token = await createAccessToken(owner, { name: "Reader", access: "limited", permissions: ["orders"] });
  await call(token, "/api/orders");
  await call(token, "/api/plans");
  await call(token, "/api/orders/WB-404");
  await call(token, "/api/orders/cancel", post({ orders: [crypto.randomUUID()] }));
  const paths = async (query: string) => (await log(owner, query)).map(({ path, status }) => `${path} ${status}`);
  expect(await paths("?outcome=refused")).toEqual([
    "/api/orders/cancel 403",
    "/api/orders/WB-404 404",
    "/api/plans 403",
  ]);
  expect(await paths("?outcome=refused&method=GET&path=/api/orders")).toEqual(["/api/orders/WB-404 404"]);
  expect(await paths("?search=WB-404")).toEqual(["/api/orders/WB-404 404"]);
  expect(await paths(`?token_id=${crypto.randomUUID()}`)).toEqual([]);
  const seen: string[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const answer: Response = await owner.fetch(`/api/requests?limit=3${cursor && `&cursor=${cursor}`}`);
    const { data } = await answer.json<{ data: { requests: Line[]; pagination: { next: string | null } } }>();
    seen.push(...data.requests.map(({ path }) => String(path)));
    cursor = data.pagination.next;
  }
  expect(seen).toEqual(["/api/orders/cancel", "/api/orders/WB-404", "/api/plans", "/api/orders"]);
  expect((await owner.fetch("/api/requests?outcome=odd")).status).toBe(422);
});

test("an agent's tools are kept by name; a file as its type and size; a revoked token's refusals too", async () => {
  const owner = await createTestWorkspace();
  const token = await createAccessToken(owner, { name: "Agent", access: "full" });
  const rpc = (name: string, given: object) => ({
    jsonrpc: "2.0",
    id: 1,
    method: "tools/call",
    params: { name, arguments: given },
  });
  const headers = { Accept: "application/json, text/event-stream" };
  await call(token, "/mcp", post(rpc("get_order", { number: "WB-404" }), headers));
  await call(token, "/mcp", post({ jsonrpc: "2.0", id: 1, method: "tools/list" }, headers));
  const file = new FormData();
  file.set("file", new File(["number;name"], "Kos.csv", { type: "text/csv" }));
  await call(token, "/api/imports", { method: "POST", body: file });
  const [{ id = "" } = {}] = await owner.scope.db.query.accessTokens.findMany();
  await owner.fetch(`/api/access-tokens/${id}`, { method: "DELETE", body: { ids: [id] } });
  await call(token, "/api/orders");
  const lines = await log(owner);
  expect(lines).toMatchObject([
    { path: "/api/orders", status: 401, code: "token_revoked" },
    { path: "/api/imports" },
    { path: "/mcp", tool: null, status: 200 },
    { path: "/mcp", tool: "get_order", status: 404, code: "order_not_found" },
  ]);
  const { request } = await detail(owner, lines[1]?.id ?? "");
  expect(request).toMatchObject({ type: expect.stringMatching("multipart/form-data"), body: null });
  const { request: asked } = await detail(owner, lines[3]?.id ?? "");
  expect(JSON.parse(asked.body ?? "")).toEqual({ number: "WB-404" });
});

test("what is older than seven days goes, and the oldest of too many", async () => {
  const { scope } = await createTestWorkspace();
  const nothing = { type: null, bytes: null, body: null };
  const line = (at: number): LoggedRequest => ({
    ...{ id: crypto.randomUUID(), accountId: scope.account.id, tokenId: "t", at, method: "GET", path: "/api/me" },
    ...{ query: null, tool: null, status: 200, code: null, durationMs: 1, idempotencyKey: null, replayed: false },
    ...{ address: null, userAgent: null, requestId: "r", request: nothing, response: nothing },
  });
  const now = scope.ports.clock.now();
  await commit(scope.db, insertApiRequests(scope.db, [line(now - 8 * day), line(now)]));
  await commit(scope.db, purgeExpired(scope.db, now));
  expect(await scope.db.select().from(apiRequests)).toMatchObject([{ at: now, place: 2 }]);
  await scope.db.update(apiRequests).set({ place: 1 });
  const [kept] = await scope.db.select().from(apiRequests);
  if (kept) await scope.db.insert(apiRequests).values({ ...kept, id: "last", place: MAX_LOGGED_REQUESTS });
  await commit(scope.db, insertApiRequests(scope.db, [line(now)]));
  const places = (await scope.db.select().from(apiRequests)).map(({ place }) => place);
  expect(places.sort((a, b) => a - b)).toEqual([MAX_LOGGED_REQUESTS, MAX_LOGGED_REQUESTS + 1]);
});

test("a token's requests are a file: what the page shows, without bodies, for who may see tokens", async () => {
  const who = await createTestWorkspace();
  const other = await createTestWorkspace({ member: who, permissions: ["orders"] });
  const stranger = await createTestWorkspace();
  const token = await createAccessToken(who, { name: "ERP", access: "full" });
  const second = await createAccessToken(who, { name: "Shop", access: "full" });
  for (const path of ["/api/orders?status=ready", "/api/orders?status=nonsense", "/api/me"]) await call(token, path);
  await call(second, "/api/agents");
  const [line] = await log(who, "?path=/api/me");
  const id = line?.token_id;
  const load = (reader: TestWorkspace, query: string) =>
    reader.fetch(`/settings/access-tokens/${id}/requests/export?${query}`);
  const rowsOf = async (query: string) =>
    readExportedTable(new Uint8Array(await (await load(who, query)).arrayBuffer())).rows;
  expect((await rowsOf("format=csv")).map((row) => [row["Method and path"], row["HTTP status"]])).toEqual([
    ["GET /api/me", "200"],
    ["GET /api/orders?status=nonsense", "422"],
    ["GET /api/orders?status=ready", "200"],
  ]);
  expect(await rowsOf("format=csv&outcome=refused")).toMatchObject([{ "Error code": "invalid_fields" }]);
  expect(await rowsOf("format=csv&search=/api/me")).toHaveLength(1);
  expect((await load(who, "format=doc")).status).toBe(422);
  expect([(await load(other, "format=csv")).status, (await load(stranger, "format=csv")).status]).toEqual([404, 404]);
});
