import { env, exports } from "cloudflare:workers";
import * as oauth from "oauth4webapi";
import { afterEach, expect, test, vi } from "vitest";
import { createDepot, createOrderDraft } from "#tests/factories/orders.ts";
import { createTestWorkspace } from "../workspace.ts";
import {
  askFor,
  back,
  callWith,
  consent,
  letIn,
  origin,
  postForm,
  readReturn,
  readServer,
  registerApp,
  toWorker,
} from "./app-journey.ts";

afterEach(() => vi.restoreAllMocks());

const managing = ["settings", "settings.access_tokens", "settings.access_tokens.manage"];
const errorOf = async (answer: Response) => (await answer.json<{ error?: string }>()).error;

test("a foreign client: registered, consented to in another account, exchanged, used, refreshed and revoked", async () => {
  const integrator = await createTestWorkspace();
  const owner = await createTestWorkspace();
  const app = await registerApp(integrator);
  const { server, granted } = await letIn(owner, app);
  expect(granted).toMatchObject({ token_type: "bearer", expires_in: 3600, scope: "orders orders.create" });
  expect(granted.access_token).toMatch(/^wb_live_/);
  const made = await callWith(granted.access_token, "/api/orders", {
    method: "POST",
    body: JSON.stringify(createOrderDraft(1, { source: { location_id: await createDepot(owner.scope) } })),
  });
  expect(made.status).toBe(201);
  expect((await callWith(granted.access_token, "/api/customers")).status).toBe(403);
  const me = await (await callWith(granted.access_token, "/api/me")).json<{ data: { account: { id: string } } }>();
  expect(me.data.account.id).toBe(owner.account.id);

  const refreshed = await oauth.processRefreshTokenResponse(
    server,
    app.client,
    await oauth.refreshTokenGrantRequest(server, app.client, app.auth, granted.refresh_token ?? "", toWorker),
  );
  expect(refreshed.refresh_token).not.toBe(granted.refresh_token);
  expect((await callWith(refreshed.access_token)).status).toBe(200);
  const revoked = await oauth.revocationRequest(server, app.client, app.auth, refreshed.refresh_token ?? "", toWorker);
  await oauth.processRevocationResponse(revoked);
  expect((await callWith(refreshed.access_token)).status).toBe(401);
  expect((await callWith(granted.access_token)).status).toBe(401);
});

test("secrets, codes and refresh tokens are stored as hashes alone", async () => {
  const owner = await createTestWorkspace();
  const { granted, params } = await letIn(owner, await registerApp(owner));
  const tables = ["apps", "app_exchanges", "access_token_secrets", "access_tokens", "audit_log"];
  const kept = JSON.stringify(await Promise.all(tables.map((name) => env.DB.prepare(`select * from ${name}`).all())));
  for (const secret of [granted.access_token, granted.refresh_token ?? "-", params.get("code") ?? "-"])
    expect(kept).not.toContain(secret);
});

test("a code works once: the second time everything that came of it ends", async () => {
  const owner = await createTestWorkspace();
  const { granted, exchangeCode } = await letIn(owner, await registerApp(owner));
  const again = await exchangeCode();
  expect([again.status, await errorOf(again)]).toEqual([400, "invalid_grant"]);
  expect((await callWith(granted.access_token)).status).toBe(401);
});

test("an old refresh token ends the family, also when two use it at once", async () => {
  const owner = await createTestWorkspace();
  const app = await registerApp(owner, { confidential: false });
  const { granted } = await letIn(owner, app);
  const form = {
    grant_type: "refresh_token",
    client_id: app.client.client_id,
    refresh_token: granted.refresh_token ?? "",
  };
  const next = await postForm("/oauth/token", form);
  expect(next.status).toBe(200);
  expect(await postForm("/oauth/token", form)).toMatchObject({ status: 400, error: "invalid_grant" });
  expect((await callWith(next.access_token ?? "")).status).toBe(401);
  const lost = { ...form, refresh_token: next.refresh_token ?? "" };
  expect(await postForm("/oauth/token", lost)).toMatchObject({ error: "invalid_grant" });

  const other = await letIn(owner, app);
  const twice = { ...form, refresh_token: other.granted.refresh_token ?? "" };
  const both = await Promise.all([postForm("/oauth/token", twice), postForm("/oauth/token", twice)]);
  expect(both.filter(({ status }) => status === 200).length).toBeLessThan(2);
  expect((await callWith(other.granted.access_token)).status).toBe(401);
});

test("a code needs its verifier, its address and its app, and none of these uses it up", async () => {
  const owner = await createTestWorkspace();
  const app = await registerApp(owner, { confidential: false, redirect_uris: [back, `${back}2`] });
  const other = await registerApp(owner, { confidential: false });
  const asking = await askFor(app.client, "orders");
  const code = (await readReturn(await consent(owner, asking))).searchParams.get("code") ?? "";
  const form = {
    ...{ grant_type: "authorization_code", client_id: app.client.client_id, code },
    ...{ redirect_uri: back, code_verifier: asking.verifier },
  };
  for (const wrong of [
    { code_verifier: oauth.generateRandomCodeVerifier() },
    { code_verifier: "" },
    { redirect_uri: `${back}2` },
    { client_id: other.client.client_id },
    { code: `${code}x` },
  ])
    expect(await postForm("/oauth/token", { ...form, ...wrong }), JSON.stringify(wrong)).toMatchObject({
      ...{ status: 400, error: "invalid_grant" },
    });
  expect(await postForm("/oauth/token", { ...form, scope: "orders customers" })).toMatchObject({
    error: "invalid_scope",
  });
  expect(await postForm("/oauth/token", { ...form, resource: "https://else.example" })).toMatchObject({
    error: "invalid_target",
  });
  const granted = await postForm("/oauth/token", form);
  expect(granted.status).toBe(200);
  const stolen = { grant_type: "refresh_token", refresh_token: granted.refresh_token ?? "" };
  expect(await postForm("/oauth/token", { ...stolen, client_id: other.client.client_id })).toMatchObject({
    error: "invalid_grant",
  });
  expect(
    await postForm("/oauth/revoke", { token: granted.access_token ?? "", client_id: other.client.client_id }),
  ).toMatchObject({ status: 200 });
  expect((await callWith(granted.access_token ?? "")).status, "of another app nothing is revoked").toBe(200);
});

test("a server's app is known by its secret alone", async () => {
  const owner = await createTestWorkspace();
  const app = await registerApp(owner);
  const { granted } = await letIn(owner, app);
  const id = app.client.client_id;
  const form = { grant_type: "refresh_token", refresh_token: granted.refresh_token ?? "" };
  expect(await postForm("/oauth/token", { ...form, client_id: id })).toMatchObject({
    status: 401,
    error: "invalid_client",
  });
  expect(await postForm("/oauth/token", form, { authorization: `Basic ${btoa(`${id}:wb_app_no`)}` })).toMatchObject({
    ...{ status: 401, error: "invalid_client" },
  });
  const rotated = await owner.fetch(`/api/apps/${id}/rotate`, { body: {} });
  const { client_secret: secret } = (await rotated.json<{ data: { client_secret: string } }>()).data;
  const next = await postForm("/oauth/token", { ...form, client_id: id, client_secret: secret });
  expect(next.status, "the new secret in the body").toBe(200);
});

test.for([
  ["no challenge", { code_challenge: "" }, "invalid_request"],
  ["a plain challenge", { code_challenge_method: "plain" }, "invalid_request"],
  ["another response type", { response_type: "token" }, "unsupported_response_type"],
  ["an unknown scope", { scope: "orders everything" }, "invalid_scope"],
  ["a scope that manages access", { scope: "settings.access_tokens.manage" }, "invalid_scope"],
  ["another resource", { resource: "https://api.else.example/api" }, "invalid_target"],
] as const)("the app reads of %s, with its state and our issuer", async ([, wrong, error]) => {
  const owner = await createTestWorkspace();
  const app = await registerApp(owner);
  const { url, state } = await askFor(app.client, "orders", wrong);
  const headers = { cookie: owner.cookie, account: owner.account.id };
  const answer = await exports.default.fetch(url, { headers, redirect: "manual" });
  const to = new URL(answer.headers.get("location") ?? "");
  expect(to.origin + to.pathname).toBe("https://sync.coffee.example/waybill/back");
  expect(Object.fromEntries(to.searchParams)).toMatchObject({ from: "waybill", error, state, iss: origin });
});

test("nobody is sent to an address that is not the app's, or from an app that is not known", async () => {
  const owner = await createTestWorkspace();
  const app = await registerApp(owner);
  const off = await registerApp(owner);
  await owner.fetch(`/api/apps/${off.client.client_id}`, { method: "DELETE", body: {} });
  for (const [client, wrong] of [
    [app.client, { redirect_uri: `${back}&more` }],
    [app.client, { redirect_uri: "https://sync.coffee.example.evil.example/" }],
    [app.client, { redirect_uri: "" }],
    [{ client_id: crypto.randomUUID() }, {}],
    [{ client_id: "https://10.0.0.1/app.json" }, {}],
    [off.client, {}],
  ] as const) {
    const asking = await askFor(client, "orders", wrong);
    const answer = await owner.fetch(`${asking.url.pathname}${asking.url.search}`);
    expect([answer.status, answer.headers.get("location")], JSON.stringify(wrong)).toEqual([400, null]);
    await expect(consent(owner, asking).then(readReturn)).rejects.toThrow("nobody is sent back");
  }
});

test("who may not create tokens lets no app in, and nobody gives more than they have", async () => {
  const owner = await createTestWorkspace();
  const clerk = await createTestWorkspace({ member: owner, permissions: ["orders", "settings"] });
  const manager = await createTestWorkspace({ member: owner, permissions: [...managing, "orders"] });
  const stranger = await createTestWorkspace();
  const app = await registerApp(stranger);
  const asking = await askFor(app.client, "orders");
  const wide = await askFor(app.client, "orders customers");
  await expect(consent(clerk, asking).then(readReturn)).rejects.toThrow("nobody is sent back");
  await expect(consent(manager, wide).then(readReturn)).rejects.toThrow("nobody is sent back");
  await expect(consent(stranger, asking, { account: [owner.account.id] }).then(readReturn)).rejects.toThrow("nobody");
  expect((await readReturn(await consent(manager, asking))).searchParams.get("code")).toBeTruthy();
});

test("a form of another site allows nothing", async () => {
  const owner = await createTestWorkspace();
  const { url } = await askFor((await registerApp(owner)).client, "orders");
  const path = `${url.pathname}${url.search}`;
  const body = new URLSearchParams({ account: owner.account.id }).toString();
  const headers = { "content-type": "application/x-www-form-urlencoded", origin: "https://evil.example" };
  expect((await owner.send(path, { method: "POST", body, headers })).status).toBe(403);
  expect(await env.DB.prepare("select count(*) as n from app_exchanges").first("n")).toBe(0);
  expect(await (await owner.fetch(path)).json()).toMatchObject({ kind: "asks", mayConnect: true });
});

test("access follows the person: it narrows with theirs, and ends when they leave", async () => {
  const owner = await createTestWorkspace();
  const manager = await createTestWorkspace({ member: owner, permissions: [...managing, "orders", "customers"] });
  const app = await registerApp(owner);
  const { granted, server } = await letIn(manager, app, "orders customers");
  expect((await callWith(granted.access_token, "/api/customers")).status).toBe(200);
  const set = (what: string, value: string) =>
    env.DB.prepare(`update memberships set ${what} = ? where user_id = ?`).bind(value, manager.userId).run();
  await set("permissions", JSON.stringify(["orders"]));
  expect((await callWith(granted.access_token, "/api/customers")).status).toBe(403);
  expect((await callWith(granted.access_token)).status).toBe(200);
  await set("status", "inactive");
  expect((await callWith(granted.access_token)).status).toBe(401);
  const refused = await oauth.refreshTokenGrantRequest(
    server,
    app.client,
    app.auth,
    granted.refresh_token ?? "",
    toWorker,
  );
  expect(await errorOf(refused)).toBe("invalid_grant");
});

test("what may be left out is given only when it was chosen", async () => {
  const owner = await createTestWorkspace();
  const app = await registerApp(owner, { confidential: false });
  const given = async (chosen: string[]) => {
    const asking = await askFor(app.client, "orders", { optional_scope: "orders.cancel customers" });
    const to = await readReturn(await consent(owner, asking, { permissions: chosen }));
    const answer = await postForm("/oauth/token", {
      ...{ grant_type: "authorization_code", client_id: app.client.client_id, redirect_uri: back },
      ...{ code: to.searchParams.get("code") ?? "", code_verifier: asking.verifier },
    });
    return Reflect.get(answer, "scope");
  };
  expect(await given([])).toBe("orders");
  expect(await given(["orders.cancel"])).toBe("orders orders.cancel");
  expect(await given(["plans"]), "what the app did not ask for").toBe("orders");
});

test("access ends after an hour, and says so", async () => {
  const owner = await createTestWorkspace();
  const { granted } = await letIn(owner, await registerApp(owner));
  const now = Date.now();
  vi.spyOn(Date, "now").mockReturnValue(now + 3_601_000);
  const answer = await callWith(granted.access_token);
  expect([answer.status, (await answer.json<{ code: string }>()).code]).toEqual([401, "token_expired"]);
});

test("connected apps are listed with their last use, apart from access tokens, and disconnected by who may", async () => {
  const owner = await createTestWorkspace();
  const clerk = await createTestWorkspace({ member: owner, permissions: [...managing] });
  const app = await registerApp(owner, { name: "Coffee sync" });
  const { granted } = await letIn(owner, app);
  await callWith(granted.access_token);
  const listed = async () => {
    const answer = await owner.fetch("/api/connected-apps");
    return (await answer.json<{ data: { connected_apps: { id: string; name: string }[] } }>()).data.connected_apps;
  };
  const [found] = await listed();
  expect(found).toMatchObject({
    ...{ name: "Coffee sync", permissions: ["orders", "orders.create"], works: true, person_id: owner.userId },
    last_used_at: expect.stringMatching(/^\d{4}-/),
  });
  const tokens = await (await owner.fetch("/api/access-tokens")).json<{ data: { access_tokens: unknown[] } }>();
  expect(tokens.data.access_tokens).toEqual([]);
  expect((await owner.fetch(`/api/access-tokens/${found?.id}`)).status).toBe(404);
  const beyond = await clerk.fetch(`/api/connected-apps/${found?.id}`, { method: "DELETE", body: {} });
  expect(await beyond.json()).toMatchObject({ data: { succeeded: [], refused: [{ code: "beyond_own" }] } });
  expect((await owner.fetch(`/api/connected-apps/${found?.id}`, { method: "DELETE", body: {} })).status).toBe(200);
  expect((await callWith(granted.access_token)).status).toBe(401);
  expect(await listed()).toEqual([]);
});

test("wrong codes of one network are limited", async () => {
  const owner = await createTestWorkspace();
  const app = await registerApp(owner, { confidential: false });
  const form = { grant_type: "authorization_code", client_id: app.client.client_id, code: "no", code_verifier: "x" };
  const from = { "cf-connecting-ip": "2001:db8:9::1" };
  let last = await postForm("/oauth/token", form, from);
  for (let at = 0; at < 60; at += 1) last = await postForm("/oauth/token", form, from);
  expect(last).toMatchObject({ status: 429, error: "temporarily_unavailable" });
  expect((await postForm("/oauth/token", form, { "cf-connecting-ip": "2001:db8:a::1" })).status).toBe(400);
});

test("what the endpoints cannot read is refused by its name, never with a fault", async () => {
  expect(await postForm("/oauth/token", {})).toMatchObject({ status: 400, error: "invalid_request" });
  expect(await postForm("/oauth/token", { grant_type: "password" })).toMatchObject({ error: "unsupported_grant_type" });
  const json = await exports.default.fetch(`${origin}/oauth/token`, { method: "POST", body: "{}" });
  expect([json.status, await errorOf(json)]).toEqual([400, "invalid_request"]);
  expect((await exports.default.fetch(`${origin}/oauth/token`)).status).toBe(405);
  const server = await readServer();
  expect(server).toMatchObject({ issuer: origin, code_challenge_methods_supported: ["S256"] });
});
