import { exports } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { createReadDocument } from "#workers/ports/documents.ts";
import { createAccessToken, createTestWorkspace } from "../workspace.ts";
import { askFor, back, callWith, consent, origin, postForm, readReturn } from "./app-journey.ts";

const get = async (path: string) => exports.default.fetch(`${origin}${path}`);
const callTools = (token: string) =>
  exports.default.fetch(`${origin}/mcp`, {
    method: "POST",
    headers: {
      ...{ authorization: `Bearer ${token}`, "content-type": "application/json" },
      accept: "application/json, text/event-stream",
    },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" }),
  });

async function registerItself(given: object = {}) {
  const answer = await exports.default.fetch(`${origin}/oauth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ client_name: "Agent", redirect_uris: [back], ...given }),
  });
  return { status: answer.status, ...(await answer.json<{ client_id?: string; error?: string }>()) };
}

test("a client finds its way from a refused call to the metadata", async () => {
  for (const [answer, door] of [
    [await callTools(""), "mcp"],
    [await get("/mcp"), "mcp"],
    [await get("/api/orders"), "api"],
    [await callWith("wb_live_no"), "api"],
  ] as const) {
    expect(answer.status).toBe(401);
    const address = /resource_metadata="([^"]+)"/.exec(answer.headers.get("www-authenticate") ?? "")?.[1] ?? "";
    const resource = await (await get(new URL(address).pathname)).json();
    expect(resource).toMatchObject({ resource: `${origin}/${door}`, authorization_servers: [origin] });
  }
  expect(await (await get("/.well-known/oauth-protected-resource")).json()).toMatchObject({ resource: origin });
});

test("a token that lacks a permission says which", async () => {
  const who = await createTestWorkspace();
  const token = await createAccessToken(who, { name: "ERP", access: "limited", permissions: ["orders"] });
  const answer = await callWith(token, "/api/customers");
  expect([answer.status, answer.headers.get("www-authenticate")]).toEqual([
    403,
    `Bearer error="insufficient_scope", scope="customers", resource_metadata="${origin}/.well-known/oauth-protected-resource/api"`,
  ]);
});

test("an app that registers itself gets what the person chooses, for the door it names", async () => {
  const owner = await createTestWorkspace();
  const { client_id: id = "", status } = await registerItself({ token_endpoint_auth_method: "client_secret_post" });
  expect(status).toBe(201);
  const asking = await askFor({ client_id: id }, "", { resource: `${origin}/mcp` });
  const to = await readReturn(await consent(owner, asking, { permissions: ["orders"] }));
  const granted = await postForm("/oauth/token", {
    ...{ grant_type: "authorization_code", client_id: id, redirect_uri: back, resource: `${origin}/mcp` },
    ...{ code: to.searchParams.get("code") ?? "", code_verifier: asking.verifier },
  });
  expect(granted).toMatchObject({ status: 200, scope: "orders" });
  expect((await callTools(granted.access_token ?? "")).status).toBe(200);
  expect((await callWith(granted.access_token ?? "")).status, "the API is another door").toBe(401);
  const wide = { grant_type: "refresh_token", client_id: id, refresh_token: granted.refresh_token ?? "" };
  expect(await postForm("/oauth/token", { ...wide, resource: `${origin}/api` })).toMatchObject({
    error: "invalid_target",
  });
});

test("what registers itself wrongly is refused by its name, and one network not without end", async () => {
  expect(await registerItself({ redirect_uris: ["http://else.example/"] })).toMatchObject({
    ...{ status: 400, error: "invalid_redirect_uri" },
  });
  expect(await registerItself({ client_name: 4 })).toMatchObject({ error: "invalid_client_metadata" });
  let last = await registerItself();
  for (let at = 0; at < 20; at += 1) last = await registerItself();
  expect(last.status).toBe(429);
});

test("documents of apps are read from public https addresses alone, and no more than 16 KB of them", async () => {
  const settings = { APP_ORIGIN: origin, APP_ENVIRONMENT: "development" };
  const fetched = vi.spyOn(globalThis, "fetch");
  const read = (url: string, addresses: string[] = ["93.184.216.34"]) =>
    createReadDocument(settings, async () => addresses)(url);
  const json = { headers: { "content-type": "application/json" } };
  for (const wrong of [
    "http://app.dev/c.json",
    "https://127.0.0.1/c.json",
    "https://app.internal/c.json",
    `${origin}/c.json`,
  ])
    expect(await read(wrong), wrong).toBe(null);
  expect(await read("https://app.dev/c.json", ["10.0.0.7"])).toBe(null);
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockResolvedValueOnce(new Response("{}", json));
  expect(await read("https://app.dev/c.json")).toBe("{}");
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ redirect: "manual" });
  fetched.mockResolvedValueOnce(new Response(`"${"x".repeat(17_000)}"`, json));
  expect(await read("https://app.dev/c.json")).toBe(null);
  fetched.mockResolvedValueOnce(new Response("{}", { headers: { "content-type": "text/html" } }));
  expect(await read("https://app.dev/c.json")).toBe(null);
  fetched.mockResolvedValueOnce(new Response(null, { status: 302, headers: { location: "https://10.0.0.7/" } }));
  expect(await read("https://app.dev/c.json")).toBe(null);
  fetched.mockRestore();
});
