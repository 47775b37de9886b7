import { env, exports } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { accessTokenCatalogue } from "#app/modules/identity/commands/access-tokens/access-tokens.server.ts";
import { notifyExpiringTokens } from "#app/modules/identity/commands/access-tokens/notify-expiring-tokens.server.ts";
import { tokenRateLimit } from "#app/modules/identity/model/access-token.ts";
import { mailOutbox } from "#app/modules/notifications/db/notifications.tables.ts";
import { type Command, listCommands } from "#app/platform/commands/command.server.ts";
import type { BulkOutcome } from "#app/platform/kernel/result.ts";
import { createAppContext } from "#workers/environment.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

const hour = 3_600_000;

interface Made {
  id: string;
  token: string;
}

async function made(who: TestWorkspace, more: Record<string, unknown> = {}): Promise<Made> {
  const answer = await who.fetch("/api/access-tokens", { body: { name: "ERP", access: "full", ...more } });
  expect(answer.status).toBe(201);
  return (await answer.json<{ data: Made }>()).data;
}

function ask(token: string, path = "/api/orders", init: RequestInit = {}): Promise<Response> {
  return exports.default.fetch(`https://waybill.test${path}`, {
    ...init,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json", ...init.headers },
  });
}

async function codeOf(answer: Response): Promise<string> {
  return (await answer.json<{ code?: string }>()).code ?? "in";
}

async function seenOf(who: TestWorkspace, id: string) {
  const answer = await who.fetch(`/api/access-tokens/${id}`);
  return (
    await answer.json<{ data: { access_token: { version: number; state: string; last_used_at: string | null } } }>()
  ).data.access_token;
}

const today = "2026-11-24";
const start = Date.parse(`${today}T09:00:00Z`);

beforeEach(() => {
  vi.spyOn(Date, "now").mockReturnValue(start);
});

/** Advances the clock that the ports use. */
function later(ms: number): void {
  vi.spyOn(Date, "now").mockReturnValue(start + ms);
}

afterEach(() => vi.restoreAllMocks());

test("a token opens the API; only its hash and its prefix are stored", async () => {
  const who = await createTestWorkspace();
  const { id, token } = await made(who);
  expect(token).toMatch(/^wb_live_[\w-]{43}[0-9a-z]{6}$/);
  expect((await ask(token)).status).toBe(200);
  const stored = JSON.stringify(
    await env.DB.prepare("select * from access_token_secrets, access_tokens, audit_log").all(),
  );
  expect(stored).not.toContain(token);
  expect(stored).toContain(token.slice(0, 13));
  expect((await seenOf(who, id)).last_used_at).not.toBe(null);
});

test("a response with a secret is never stored: a repeat is rejected at once as already completed", async () => {
  const who = await createTestWorkspace();
  const send = () =>
    who.fetch("/api/access-tokens", { body: { name: "ERP", access: "full" }, headers: { "idempotency-key": "once" } });
  const { token } = (await (await send()).json<{ data: Made }>()).data;
  const kept = await env.DB.prepare("select * from idempotency_keys").all();
  expect(JSON.stringify(kept.results)).not.toContain(token);
  const again = await send();
  expect([again.status, await codeOf(again)]).toEqual([409, "request_done"]);
  expect(await env.DB.prepare("select count(*) as n from access_tokens").first("n")).toBe(1);
});

test("an invalid token causes no database query", async () => {
  const who = await createTestWorkspace();
  const { token } = await made(who);
  const last = token.at(-1) === "a" ? "b" : "a";
  for (const wrong of ["", "x", "wb_live_", `${token}x`, token.slice(0, -1) + last, token.toUpperCase(), "😀"]) {
    const answer = await ask(encodeURI(wrong));
    expect(answer.status).toBe(401);
    expect(answer.headers.get("www-authenticate")).toContain("Bearer");
    expect(await codeOf(answer)).toBe("token_invalid");
  }
});

test("a cookie beside a token counts for nothing", async () => {
  const who = await createTestWorkspace();
  const { token } = await made(who, { access: "limited", permissions: ["orders"] });
  const answer = await ask(token, "/api/plans", { headers: { cookie: who.cookie, account: who.account.id } });
  expect(await codeOf(answer)).toBe("forbidden");
});

test("a token is revoked at once, and for good", async () => {
  const who = await createTestWorkspace();
  const { id, token } = await made(who);
  expect((await who.fetch(`/api/access-tokens/${id}`, { method: "DELETE", body: {} })).status).toBe(200);
  const answer = await ask(token);
  expect(answer.status).toBe(401);
  expect(await codeOf(answer)).toBe("token_revoked");
  const { version, state } = await seenOf(who, id);
  expect(state).toBe("revoked");
  const rotated = await who.fetch(`/api/access-tokens/${id}/rotate`, { body: { version } });
  expect(await codeOf(rotated)).toBe("token_over");
});

test("several tokens are revoked only as far as the person could have made them, and by a program only its own", async () => {
  const owner = await createTestWorkspace();
  const managing = ["settings", "settings.access_tokens", "settings.access_tokens.manage"];
  const manager = await createTestWorkspace({ member: owner, permissions: [...managing, "orders"] });
  const wide = await made(owner);
  const narrow = await made(owner, { access: "limited", permissions: ["orders"] });
  const revoke = (scope: TestWorkspace["scope"], ids: string[]) =>
    accessTokenCatalogue.deactivate.execute(scope, { ids });
  expect(await revoke(manager.scope, [wide.id, narrow.id])).toMatchObject({
    ok: true,
    value: { succeeded: [narrow.id], refused: [{ id: wide.id, code: "beyond_own" }] },
  });
  expect(await revoke(owner.scope, [narrow.id]), "it is over already").toMatchObject({
    value: { succeeded: [], refused: [{ id: narrow.id, code: "token_over" }] },
  });
  const plain = await ask(wide.token, `/api/access-tokens/${wide.id}`, { method: "DELETE" });
  expect(await codeOf(plain)).toBe("forbidden");
  const manages = await made(owner, { manages_access: true });
  const removed = await ask(manages.token, `/api/access-tokens/${wide.id}`, { method: "DELETE" });
  expect((await removed.json<{ data: BulkOutcome }>()).data).toMatchObject({
    succeeded: [],
    refused: [{ id: wide.id, code: "beyond_own" }],
  });
  expect((await ask(wide.token)).status).toBe(200);
});

test.for([
  ["revoked", "update access_tokens set active = 0 where id = ?"],
  ["expired", "update access_tokens set expires_at = 1 where id = ?"],
  ["exchanged for another", "update access_token_secrets set ends_at = 1 where token_id = ?"],
] as const)("a token that is %s while its request is under way writes nothing any more", async ([, ends]) => {
  const who = await createTestWorkspace();
  const { id, token } = await made(who);
  const command = listCommands().find(({ name }) => name === "settings.packages.create") as Command;
  const run = command.execute;
  vi.spyOn(command, "execute").mockImplementation(async (scope, input) => {
    await env.DB.prepare(ends).bind(id).run();
    return run(scope, input);
  });
  const box = { name: "Box", type: 1, units: "metric", length: 10, width: 10, height: 10 };
  const answer = await ask(token, "/api/packages", { method: "POST", body: JSON.stringify(box) });
  expect(answer.status).toBe(401);
  expect(await codeOf(answer)).toBe("token_revoked");
  expect(await env.DB.prepare("select count(*) as n from package_templates").first("n")).toBe(0);
});

test("a token ends after its last local day", async () => {
  const who = await createTestWorkspace();
  const { token } = await made(who, { expires_on: today });
  expect((await ask(token)).status).toBe(200);
  later(48 * hour);
  expect(await codeOf(await ask(token))).toBe("token_expired");
});

test("the owner reads of a token's end two weeks and three days before, each once; of one without an end never", async () => {
  const who = await createTestWorkspace();
  await made(who);
  await made(who, { name: "Scanner", expires_on: "2026-12-24" });
  const sweepOn = async (days: number) => {
    later(days * 24 * hour);
    return notifyExpiringTokens(createAppContext(env, () => {}));
  };
  const received: number[] = [];
  for (const days of [1, 15, 17, 18, 27, 28, 29, 32]) received.push(await sweepOn(days));
  expect(received).toEqual([0, 0, 1, 0, 0, 1, 0, 0]);
  const mails = await who.scope.db.select().from(mailOutbox);
  expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    [who.email, "The access token Scanner ends on 24 December 2026"],
    [who.email, "The access token Scanner ends on 24 December 2026"],
  ]);
});

test("while a secret is changed both open, then the new one alone", async () => {
  const who = await createTestWorkspace();
  const { id, token } = await made(who);
  const { version } = await seenOf(who, id);
  const rotated = await who.fetch(`/api/access-tokens/${id}/rotate`, { body: { version, overlap_hours: 24 } });
  const next = (await rotated.json<{ data: Made }>()).data.token;
  expect((await seenOf(who, id)).state).toBe("rotating");
  expect([(await ask(token)).status, (await ask(next)).status]).toEqual([200, 200]);
  later(25 * hour);
  expect(await codeOf(await ask(token))).toBe("token_rotated");
  expect((await ask(next)).status).toBe(200);
  const stale = await who.fetch(`/api/access-tokens/${id}/rotate`, { body: { version } });
  expect(stale.status).toBe(409);
});

test("the list is sorted by last use, and groups tokens by status", async () => {
  const who = await createTestWorkspace();
  const used = await made(who, { name: "Used" });
  await ask(used.token);
  later(hour);
  const ended = await made(who, { name: "Ended", expires_on: today });
  await ask(ended.token);
  const gone = await made(who, { name: "Gone" });
  await who.fetch(`/api/access-tokens/${gone.id}`, { method: "DELETE", body: {} });
  const changing = await made(who, { name: "Changing" });
  await who.fetch(`/api/access-tokens/${changing.id}/rotate`, { body: { version: 1, overlap_hours: 168 } });
  later(48 * hour);
  const named = async (query: string) => {
    const answer = await who.fetch(`/api/access-tokens?${query}`);
    return (await answer.json<{ data: { access_tokens: { name: string }[] } }>()).data.access_tokens.map(
      ({ name }) => name,
    );
  };
  expect((await named("sort=-last_used_at")).slice(0, 2)).toEqual(["Ended", "Used"]);
  expect((await named("sort=last_used_at")).slice(-2)).toEqual(["Used", "Ended"]);
  expect(await named("filters[state][]=expired")).toEqual(["Ended"]);
  expect(await named("filters[state][not][]=expired")).toEqual(["Changing", "Gone", "Used"]);
  expect(await named("filters[state]=revoked,rotating")).toEqual(["Changing", "Gone"]);
  expect(await named("filters[state][]=active")).toEqual(["Used"]);
});

test("a token is taken from its addresses only", async () => {
  const who = await createTestWorkspace();
  const { token } = await made(who, { addresses: ["185.99.14.0/24", "2001:db8::/32"] });
  const from = (address: string) => ask(token, "/api/orders", { headers: { "cf-connecting-ip": address } });
  for (const address of ["185.99.14.7", "2001:db8:1::5", "::ffff:185.99.14.9"])
    expect((await from(address)).status).toBe(200);
  for (const address of ["185.99.15.7", "2001:db9::5", ""]) {
    const answer = await from(address);
    expect([answer.status, await codeOf(answer)]).toEqual([403, "address_refused"]);
  }
});

test("the limit is exact, sent with every response, and applies to this token only", async () => {
  const who = await createTestWorkspace();
  const [first, second] = [await made(who), await made(who)];
  const hits = Array.from({ length: 580 }, () =>
    who.scope.ports.countRequest(first.id, { ...tokenRateLimit, at: start }),
  );
  expect((await Promise.all(hits)).filter(({ isOver }) => isOver)).toEqual([]);
  const answers = await Promise.all(Array.from({ length: 40 }, () => ask(first.token, "/api/views/module/orders")));
  const statuses = Map.groupBy(answers, ({ status }) => status);
  expect(statuses.get(429)?.length).toBe(20);
  const left = (statuses.get(200) ?? []).map((each) =>
    Number(/r=(\d+)/.exec(each.headers.get("ratelimit") ?? "")?.[1]),
  );
  expect(left.sort((a, b) => b - a)).toEqual(Array.from({ length: 20 }, (_, at) => 19 - at));
  const over = statuses.get(429)?.[0];
  expect(over?.headers.get("ratelimit")).toBe('"token";r=0;t=60');
  expect(over?.headers.get("ratelimit-policy")).toBe('"token";q=600;w=60');
  expect(over?.headers.get("retry-after")).toBe("60");
  expect((await ask(second.token)).status).toBe(200);
});

test("a page of a list links its neighbours", async () => {
  const who = await createTestWorkspace();
  for (const name of ["A", "B", "C"]) await made(who, { name });
  const { token } = await made(who, { name: "D" });
  const first = await ask(token, "/api/access-tokens?limit=2");
  const next = /<([^>]+)>; rel="next"/.exec(first.headers.get("link") ?? "")?.[1] ?? "";
  const second = await ask(token, next);
  expect(second.headers.get("link")).toContain('rel="prev"');
  expect(
    (await second.json<{ data: { access_tokens: { name: string }[] } }>()).data.access_tokens.map(({ name }) => name),
  ).toEqual(["C", "D"]);
});

describe("granting permissions", () => {
  const manage = ["settings", "settings.access_tokens", "settings.access_tokens.manage"];

  test("nobody grants a token more than they have, or changes a token that has more", async () => {
    const owner = await createTestWorkspace();
    const { id } = await made(owner);
    const member = await createTestWorkspace({ member: owner, permissions: [...manage, "orders"] });
    const tried = await member.fetch("/api/access-tokens", { body: { name: "X", access: "full" } });
    expect(await codeOf(tried)).toBe("beyond_own");
    const { version } = await seenOf(owner, id);
    const rotated = await member.fetch(`/api/access-tokens/${id}/rotate`, { body: { version } });
    expect(await codeOf(rotated)).toBe("beyond_own");
    const changed = await member.fetch(`/api/access-tokens/${id}`, {
      method: "PUT",
      body: { name: "mine", access: "limited", permissions: ["orders"], version },
    });
    expect(await codeOf(changed)).toBe("beyond_own");
    await made(member, { access: "limited", permissions: ["orders"] });
  });

  test("a token gives no more than it has, and belongs to its account", async () => {
    const who = await createTestWorkspace();
    const other = await createTestWorkspace();
    const { token } = await made(who, { access: "limited", permissions: manage });
    const tried = await ask(token, "/api/access-tokens", {
      method: "POST",
      body: JSON.stringify({ name: "X", access: "limited", permissions: ["orders"] }),
    });
    expect(await codeOf(tried)).toBe("beyond_own");
    const { id } = await made(other);
    expect((await ask(token, `/api/access-tokens/${id}`)).status).toBe(404);
  });

  test("the account's log names the token of a program's actions", async () => {
    const who = await createTestWorkspace();
    const { token } = await made(who, { name: "Warehouse", manages_access: true });
    await ask(token, "/api/access-tokens", { method: "POST", body: JSON.stringify({ name: "X", access: "full" }) });
    const log = await who.fetch("/api/audit-log?search=X");
    const [line] = (await log.json<{ data: { audit_log: { actor: object }[] } }>()).data.audit_log;
    expect(line?.actor).toMatchObject({ name: "Warehouse", token: true });
  });

  const send = (token: string, path: string, body: object, headers: Record<string, string> = {}) =>
    ask(token, path, { method: "POST", body: JSON.stringify(body), headers });
  const inside = { "cf-connecting-ip": "203.0.113.7" };

  test("full access of a token contains neither creating tokens nor inviting or changing members", async () => {
    const who = await createTestWorkspace();
    const { token } = await made(who);
    for (const [path, body] of [
      ["/api/access-tokens", { name: "X", access: "full" }],
      ["/api/members", { email: "thief@example.com", access: "full" }],
      [`/api/members/${crypto.randomUUID()}/deactivate`, {}],
    ] as const)
      expect(await codeOf(await send(token, path, body))).toBe("forbidden");
    expect(await codeOf(await ask(token, "/api/access-tokens"))).toBe("in");
  });

  test("a token created by a token has its addresses and last day at most, and none that manages access", async () => {
    const who = await createTestWorkspace();
    const bounds = { addresses: ["203.0.113.0/24"], expires_on: "2026-11-30", manages_access: true };
    const { token } = await made(who, bounds);
    const create = (more: object) => send(token, "/api/access-tokens", { name: "X", access: "full", ...more }, inside);
    for (const beyond of [
      { addresses: ["198.51.100.0/24"] },
      { addresses: ["203.0.0.0/16"] },
      { expires_on: "2026-12-01" },
      { manages_access: true },
      { access: "limited", permissions: ["settings.access_tokens.manage"] },
    ])
      expect((await create(beyond)).status).toBe(422);
    const child = (await (await create({})).json<{ data: Made }>()).data;
    const outside = await ask(child.token, "/api/orders", { headers: { "cf-connecting-ip": "198.51.100.1" } });
    expect(await codeOf(outside)).toBe("address_refused");
    expect((await ask(child.token, "/api/orders", { headers: inside })).status).toBe(200);
    const grandchild = await send(child.token, "/api/access-tokens", { name: "Y", access: "full" }, inside);
    expect(await codeOf(grandchild)).toBe("forbidden");
    const seen = await who.fetch(`/api/access-tokens/${child.id}`);
    expect((await seen.json<{ data: { access_token: object } }>()).data.access_token).toMatchObject({
      addresses: bounds.addresses,
      expires_on: bounds.expires_on,
    });
    later(8 * 24 * hour);
    expect(await codeOf(await ask(child.token, "/api/orders", { headers: inside }))).toBe("token_expired");
  });

  test.for([
    ["revoked", "update access_tokens set active = 0 where id = ?", "token_revoked"],
    ["expired", "update access_tokens set expires_at = 1 where id = ?", "token_expired"],
    ["rotated out", "update access_token_secrets set ends_at = 1 where token_id = ?", "token_rotated"],
  ] as const)("a token falls with the one that created it when that is %s", async ([, ends, code]) => {
    const who = await createTestWorkspace();
    const parent = await made(who, { manages_access: true });
    const answer = await send(parent.token, "/api/access-tokens", { name: "X", access: "full" });
    const child = (await answer.json<{ data: Made }>()).data;
    expect((await ask(child.token)).status).toBe(200);
    await env.DB.prepare(ends).bind(parent.id).run();
    expect(await codeOf(await ask(child.token))).toBe(code);
  });

  test("a token is limited by its creator's current permissions, and cannot change itself or people's tokens", async () => {
    const who = await createTestWorkspace();
    const parent = await made(who, { manages_access: true });
    const answer = await send(parent.token, "/api/access-tokens", { name: "X", access: "full" });
    const child = (await answer.json<{ data: Made }>()).data;
    const { version } = await seenOf(who, parent.id);
    const changed = { name: "ERP", access: "full", version };
    const raised = await ask(parent.token, `/api/access-tokens/${parent.id}`, {
      method: "PUT",
      body: JSON.stringify(changed),
    });
    expect(await codeOf(raised)).toBe("beyond_own");
    await who.fetch(`/api/access-tokens/${parent.id}`, {
      method: "PUT",
      body: { ...changed, access: "limited", permissions: ["orders"] },
    });
    expect((await ask(child.token)).status).toBe(200);
    expect(await codeOf(await ask(child.token, "/api/plans"))).toBe("forbidden");
  });

  test("personal settings are not accessible to tokens", async () => {
    const who = await createTestWorkspace();
    const { token } = await made(who);
    expect(await codeOf(await ask(token, "/api/workspaces"))).toBe("token_no_person");
  });
});
