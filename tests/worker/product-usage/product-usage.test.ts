import { env } from "cloudflare:workers";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { isOperator } from "#app/modules/identity/db/operators.reads.server.ts";
import { updatePerson } from "#app/modules/identity/db/profile.writes.server.ts";
import { readSession } from "#app/modules/identity/db/session.reads.server.ts";
import { recordUsage } from "#app/modules/product-usage/commands/record-usage.server.ts";
import { purgeProductEvents, readUsageReport } from "#app/modules/product-usage/db/product-events.server.ts";
import { getReporting, getReportingSources } from "#app/modules/product-usage/http/reporting.server.ts";
import { parseSupportChat } from "#app/modules/product-usage/model/support-chat.ts";
import { ownTarget } from "#app/modules/product-usage/model/usage-limits.ts";
import { action } from "#app/modules/product-usage/pages/product-usage-batch.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { appContext, scopeContext, sessionContext } from "#app/platform/http/contexts.server.ts";
import { day } from "#app/platform/kernel/milliseconds.ts";
import { hashSha256Hex } from "#app/platform/kernel/tokens.ts";
import { createAppContext } from "#workers/environment.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

const app = createAppContext(env, () => {});
const toEvent = (event: string, at: number, page?: string) => ({
  ...{ uuid: crypto.randomUUID(), event, timestamp: new Date(at).toISOString(), distinct_id: "somebody else" },
  ...(page ? { properties: { page } } : {}),
});

async function readSessionOf({ cookie }: TestWorkspace) {
  const token = /__Host-session=([^;]+)/.exec(cookie)?.[1] ?? "";
  const session = await readSession(app.db, await hashSha256Hex(token), app.ports.clock.now());
  if (!session) throw new Error("no session");
  return session;
}

/** A message of the browser to the collector's page. */
async function send(who: TestWorkspace, body: unknown) {
  const context = new RouterContextProvider();
  context.set(appContext, app);
  context.set(scopeContext, who.scope);
  context.set(sessionContext, await readSessionOf(who));
  const request = new Request("https://waybill.test/product-usage/batch", {
    method: "POST",
    body: JSON.stringify(body),
  });
  const args = { request, context, params: {}, url: new URL(request.url), pattern: "", unstable_pattern: "" };
  return action(args as unknown as Parameters<typeof action>[0]);
}

test("what is sent twice is counted once; unknown names and impossible times are not believed", async () => {
  const who = await createTestWorkspace({ country: "US" });
  const now = app.ports.clock.now();
  const batch = [
    toEvent("orders.create", now - 1_000),
    toEvent("page_viewed", now - 400 * day, "plans"),
    toEvent("$identify", now),
    toEvent("no.such_command", now),
  ];
  for (const _ of [1, 2]) expect((await send(who, { api_key: "", batch })).init).toBeNull();
  const { lines, total } = await readUsageReport(app.db, now - day);
  const one = { times: 1, people: 1, accounts: 1 };
  expect(lines).toEqual([
    { name: "orders.create", page: null, ...one },
    { name: "page_viewed", page: "plans", ...one },
  ]);
  expect(total).toEqual({ times: 2, people: 1, accounts: 1 });
  await commit(app.db, [purgeProductEvents(app.db, now + 91 * day)]);
  expect((await readUsageReport(app.db, 0)).lines).toEqual([]);
});

test("a full message is stored whole, and a larger one is refused", async () => {
  const { scope } = await createTestWorkspace();
  const now = app.ports.clock.now();
  const events = Array.from({ length: 51 }, () => toEvent("orders.create", now));
  expect(await recordUsage.execute(scope, { batch: events.slice(0, 50) })).toMatchObject({ value: { stored: 50 } });
  expect(await recordUsage.execute(scope, { batch: events })).toMatchObject({ ok: false });
});

test("where the law asks for it, nothing is stored before the person agreed, and nothing after they objected", async () => {
  const who = await createTestWorkspace({ country: "DE" });
  const batch = [toEvent("orders.create", app.ports.clock.now())];
  const countStored = async () => (await readUsageReport(app.db, 0)).total.times;
  const stored: number[] = [];
  for (const choice of [null, true, false]) {
    if (choice !== null) await updatePerson(app.db, who.userId, { sharesUsage: choice });
    const { init } = await send(who, { batch: [{ ...batch[0], uuid: crypto.randomUUID() }] });
    stored.push(await countStored());
    expect(init?.status).toBe(choice ? undefined : 403);
  }
  expect(stored).toEqual([0, 1, 1]);
});

test("the frame knows where to send, and has the signed identity for the chat", async () => {
  const who = await createTestWorkspace({ country: "US" });
  const session = await readSessionOf(who);
  const account = session.accounts[0] ?? null;
  expect(await getReporting(app, session, account)).toMatchObject({
    usage: { target: ownTarget, person: { id: who.userId }, account: { id: who.account.id } },
    chat: null,
  });
  const supportChat = parseSupportChat("intercom+abc", "secret", "");
  const { chat } = await getReporting({ ...app, usage: null, supportChat }, session, account);
  const key = await crypto.subtle.importKey(
    "raw",
    new TextEncoder().encode("secret"),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["verify"],
  );
  const hash = new Uint8Array((chat?.person.hash.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));
  expect(await crypto.subtle.verify("HMAC", key, hash, new TextEncoder().encode(who.userId))).toBe(true);
  const usage = { host: "https://usage.example/path", token: "public" };
  expect(getReportingSources({ usage, supportChat }).sources["connect-src"]).toMatch(
    /^https:\/\/usage\.example https:\/\/\*\.intercom\.io /,
  );
  expect(getReportingSources(app)).toEqual({ sources: { "connect-src": "" }, foreignStyles: false });
});

test("the report is for the configured people, or for the person who set the installation up", async () => {
  const [first, second] = [await createTestWorkspace(), await createTestWorkspace()].sort((a, b) =>
    a.userId < b.userId ? -1 : 1,
  );
  const ask = (who: TestWorkspace | undefined, operators: string[]) =>
    isOperator(app.db, { id: who?.userId ?? "", email: who?.email ?? "" }, operators);
  expect([await ask(first, []), await ask(second, [])]).toEqual([true, false]);
  const named = [second?.email ?? ""];
  expect([await ask(first, named), await ask(second, named)]).toEqual([false, true]);
});
