import { env, exports } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { memberships } from "#app/modules/identity/db/members.tables.ts";
import { mailOutbox } from "#app/modules/notifications/db/notifications.tables.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { merchantCatalogue } from "#app/modules/partners/commands/merchants.server.ts";
import { moveClock } from "#app/modules/sandbox/commands/move-clock.server.ts";
import { tablesToKeep, tablesToReset } from "#app/modules/sandbox/db/reset-tables.server.ts";
import { fillSandbox } from "#app/modules/sandbox/http/sandbox.server.ts";
import type { SandboxView } from "#app/modules/sandbox/model/sandbox.ts";
import { webhookAttempts, webhookDeliveries } from "#app/modules/webhooks/db/webhooks.tables.ts";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import { readAccountScope } from "#app/platform/db/account-scope.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { AppContext } from "#app/platform/http/contexts.server.ts";
import { errors } from "#app/platform/i18n/words/errors.en.ts";
import { day, hour } from "#app/platform/kernel/milliseconds.ts";
import { noQueues } from "#tests/factories/no-queues.ts";
import { createAppContext } from "#workers/environment.ts";
import { advanceSandbox } from "#workers/sandbox/work-sandboxes.ts";
import { callApiAs, createDeliveredOrders } from "../billed.ts";
import { createRouteOnTheRoad } from "../drive.ts";
import { createAccessToken, createTestWorkspace, type TestWorkspace } from "../workspace.ts";

interface Answer {
  data: { sandbox: SandboxView };
}

/** A workspace's sandbox, as its owner. */
async function sandboxOf(who: TestWorkspace) {
  const made = await who.fetch("/api/sandbox", { method: "POST" });
  expect(made.status).toBe(200);
  const { data } = await made.json<Answer>();
  const { uuid } = data.sandbox;
  const fetch = (path: string, body?: unknown) =>
    who.fetch(path, { ...(body === undefined ? {} : { body }), headers: { account: uuid } });
  const actor = { id: who.userId, name: "Test", language: "en" };
  const scope = async (): Promise<Scope> => {
    const found = await readAccountScope(who.scope, uuid, actor);
    if (!found) throw new Error("the sandbox is gone");
    return found;
  };
  return { uuid, fetch, scope };
}

/** Runs a sandbox as its queue does until nothing is left; posts go to `post`. */
async function rest(uuid: string, more: Partial<AppContext["ports"]> = {}): Promise<void> {
  const app = createAppContext(env, () => {});
  const ports = { ...app.ports, wake: noQueues, ...more };
  for (let turns = 0; turns < 40; turns += 1) {
    // The queue of the test's own Worker may hold it: then its turn is awaited.
    await app.db.update(accounts).set({ clockAdvancedAt: null }).where(eq(accounts.id, uuid));
    await advanceSandbox({ ...app, ports }, uuid);
    const [row] = await app.db.select().from(accounts).where(eq(accounts.id, uuid));
    if (row?.clockTarget === null && row.resetStartedAt === null) return;
  }
  throw new Error("the sandbox does not come to rest");
}

const standing = async (ask: Promise<Response>) => (await (await ask).json<Answer>()).data.sandbox;

test("a workspace has one sandbox, with its people, its plan and features, and none of its rows", async () => {
  const who = await createTestWorkspace();
  await createTestWorkspace({ member: who, permissions: ["orders"] });
  const box = await sandboxOf(who);
  expect((await sandboxOf(who)).uuid).toBe(box.uuid);
  const { db } = who.scope;
  const people = (id: string) =>
    db
      .select({ user: memberships.userId, owner: memberships.isOwner, words: memberships.permissions })
      .from(memberships)
      .where(eq(memberships.accountId, id))
      .orderBy(memberships.userId);
  expect(await people(box.uuid)).toEqual(await people(who.account.id));
  // People joining later, and people leaving.
  const late = await createTestWorkspace({ member: who, permissions: ["plans"] });
  expect(await people(box.uuid)).toEqual(await people(who.account.id));
  await db.delete(memberships).where(sql`user_id = ${late.userId} and account_id = ${who.account.id}`);
  expect(await people(box.uuid)).toHaveLength(2);
  await db.update(accounts).set({ plan: "business", trialEndsAt: null }).where(eq(accounts.id, who.account.id));
  const [row] = await db.select().from(accounts).where(eq(accounts.id, box.uuid));
  expect(row).toMatchObject({ plan: "business", sandboxOf: who.account.id, clockAhead: 0 });
  // From within it is the same one.
  expect((await standing(box.fetch("/api/sandbox", {}))).uuid).toBe(box.uuid);
});

test("a sandbox clock advances by itself and by people, never back; a live account's clock cannot be moved", async () => {
  const who = await createTestWorkspace();
  const refused = await who.fetch("/api/sandbox/clock", { body: { forward: "1h" } });
  expect([refused.status, (await refused.json<{ code: string }>()).code]).toEqual([409, "no_sandbox"]);
  const box = await sandboxOf(who);
  const before = await standing(box.fetch("/api/sandbox"));
  const requested = await standing(box.fetch("/api/sandbox/clock", { forward: "2h" }));
  expect(requested).toMatchObject({ state: "moving" });
  await rest(box.uuid);
  const after = await standing(box.fetch("/api/sandbox"));
  expect(after).toMatchObject({ state: "ready", target: null });
  expect(Math.abs(after.ahead - 2 * hour)).toBeLessThan(60_000);
  expect(Date.parse(`${after.now}`) - Date.parse(`${before.now}`)).toBeGreaterThanOrEqual(2 * hour);
  for (const [body, errorsOf] of [
    [{ to: new Date(who.scope.ports.clock.now() + hour).toISOString() }, { to: [errors.clock_back] }],
    [{ forward: "0h" }, { forward: [errors.clock_back] }],
    [{ forward: "400d" }, { forward: [errors.clock_too_far] }],
    [{ forward: "soon" }, { forward: [errors.invalid_value] }],
    [{}, { forward: [errors.required] }],
    [{ forward: "1h", to: new Date(who.scope.ports.clock.now() + day).toISOString() }, { forward: [errors.required] }],
    [{ to: "yesterday" }, { to: [errors.invalid_value] }],
  ] as const) {
    const answer = await box.fetch("/api/sandbox/clock", body);
    expect([answer.status, (await answer.json<{ errors: object }>()).errors]).toEqual([422, errorsOf]);
  }
});

/** An order of the sandbox that comes again each day, made the day before at 06:00. */
async function daily(box: Awaited<ReturnType<typeof sandboxOf>>): Promise<void> {
  const filled = await box.fetch("/api/sandbox/fill", { orders: 1 });
  expect(filled.status, await filled.clone().text()).toBe(200);
  const [template] = await (await box.scope()).db.select().from(orders).where(eq(orders.accountId, box.uuid));
  const body = {
    number: template?.number,
    schedule: { every: "daily", time: "06:00" },
    lead_days: 1,
    starts_on: template?.deliveryFrom?.slice(0, 10),
  };
  const made = await box.fetch("/api/recurring-orders", body);
  expect(made.status, await made.clone().text()).toBe(201);
}

test("actions due while the clock moves run in order: a daily order on each of its days", async () => {
  const who = await createTestWorkspace({ timezone: "Europe/Vaduz", country: "LI" });
  const box = await sandboxOf(who);
  await daily(box);
  await box.fetch("/api/sandbox/clock", { forward: "4d" });
  await rest(box.uuid);
  const { db } = who.scope;
  const made = await db.select().from(orders).where(eq(orders.accountId, box.uuid)).orderBy(orders.createdAt);
  const days = made.slice(1).map(({ deliveryFrom }) => deliveryFrom?.slice(0, 10));
  expect(new Set(days).size).toBe(days.length);
  expect(days.length).toBeGreaterThanOrEqual(3);
  // Each at its own moment, a day after the one before.
  const gaps = made.slice(2).map(({ createdAt }, at) => (createdAt ?? 0) - (made[at + 1]?.createdAt ?? 0));
  for (const gap of gaps) expect(Math.abs(gap - day)).toBeLessThan(hour);
  expect(await db.$count(orders, eq(orders.accountId, who.account.id))).toBe(0);
});

test("webhooks leave a sandbox, signed at everybody's time, three times at most; mails stay in it", async () => {
  const who = await createTestWorkspace({ timezone: "Europe/Vaduz", country: "LI" });
  const box = await sandboxOf(who);
  // Nothing else runs it: its posts are counted.
  const alone = async (): Promise<Scope> => {
    const found = await box.scope();
    return { ...found, ports: { ...found.ports, wake: noQueues } };
  };
  expect((await moveClock.execute(await alone(), { forward: "30d" })).ok).toBe(true);
  await rest(box.uuid);
  await box.fetch("/api/webhooks", { name: "Mine", url: "https://hooks.shop.com/in", events: ["order.created"] });
  expect((await fillSandbox.execute(await alone(), { orders: 1 })).ok).toBe(true);
  const { db } = who.scope;
  const mail = { recipient: "somebody@example.com", subject: "Hello", body: "There", channel: "mail" as const };
  const now = Date.now() + 30 * day;
  await db
    .insert(mailOutbox)
    .values({ id: crypto.randomUUID(), accountId: box.uuid, createdAt: now, dueAt: now, tries: 0, ...mail });
  expect((await moveClock.execute(await alone(), { forward: "1d" })).ok).toBe(true);
  const posted: { signedAt: number; tag: string }[] = [];
  let late = 0;
  const clock = { now: () => Date.now() + late };
  const postWebhook: AppContext["ports"]["postWebhook"] = async ({ headers, body }) => {
    posted.push({ signedAt: Number(headers["webhook-timestamp"]), tag: JSON.parse(body).type });
    // So slow that the next try is due before this one is over.
    late += 6_000;
    return { status: 500, retryAfter: null, isAborted: false, durationMs: 1, body: "", error: null };
  };
  await rest(box.uuid, { clock, postWebhook });
  const [delivery] = await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.accountId, box.uuid));
  expect(delivery).toMatchObject({ state: "failed", attemptCount: 3 });
  const tries = await db.select().from(webhookAttempts).where(eq(webhookAttempts.accountId, box.uuid));
  expect(tries).toHaveLength(3);
  for (const { signedAt } of posted) expect(Math.abs(signedAt * 1000 - Date.now())).toBeLessThan(60_000);
  const held = await (await box.fetch("/api/sandbox/messages")).json<{ data: { messages: object[] } }>();
  expect(held.data.messages).toMatchObject([{ recipient: "somebody@example.com", subject: "Hello", body: "There" }]);
  const sent = await who.fetch("/api/sandbox/messages");
  expect(await sent.json()).toMatchObject({ data: { messages: [] } });
});

test("a sandbox token is marked, expires by the sandbox clock, and opens nothing else", async () => {
  const who = await createTestWorkspace();
  const box = await sandboxOf(who);
  const tomorrow = new Date(who.scope.ports.clock.now() + day).toISOString().slice(0, 10);
  const given = { name: "Test", access: "full", expires_on: tomorrow };
  const made = await box.fetch("/api/access-tokens", given);
  const { data } = await made.json<{ data: { token: string } }>();
  expect(data.token).toMatch(/^wb_test_/);
  expect(await createAccessToken(who, { name: "Live", access: "full" })).toMatch(/^wb_live_/);
  const asks = (path: string, body?: object) =>
    exports.default.fetch(`https://waybill.test${path}`, {
      method: body ? "POST" : "GET",
      headers: { authorization: `Bearer ${data.token}`, "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
  const seen = await (await asks("/api/sandbox")).json<Answer>();
  expect(seen.data.sandbox.uuid).toBe(box.uuid);
  expect((await asks("/api/sandbox/clock", { forward: "3d" })).status).toBe(200);
  await rest(box.uuid);
  const late = await asks("/api/orders");
  expect([late.status, (await late.json<{ code: string }>()).code]).toEqual([401, "token_expired"]);
});

test("account-level data is not in its sandbox", async () => {
  const who = await createTestWorkspace();
  const box = await sandboxOf(who);
  for (const path of ["/api/members", "/api/integrations", "/api/carriers", "/api/settings/subscription"]) {
    const answer = await box.fetch(path);
    expect([path, answer.status, (await answer.json<{ code: string }>()).code]).toEqual([path, 403, "not_in_sandbox"]);
    expect((await who.fetch(path)).status).toBe(200);
  }
  const left = await box.fetch(`/api/workspaces/${box.uuid}/leave`, {});
  expect(left.status).toBe(404);
  const other = await createTestWorkspace();
  const foreign = await other.fetch("/api/sandbox/clock", { body: { forward: "1h" }, headers: { account: box.uuid } });
  expect((await foreign.json<{ code: string }>()).code).toBe("not_a_member");
  const limited = await createTestWorkspace({
    member: who,
    permissions: ["orders", "settings", "settings.access_tokens"],
  });
  for (const path of ["clock", "fill", "reset"]) {
    const answer = await limited.fetch(`/api/sandbox/${path}`, { body: {}, headers: { account: box.uuid } });
    expect([path, answer.status]).toEqual([path, 403]);
  }
});

test("every table with rows of an account is emptied or named as one that stays", async () => {
  const { scope } = await createTestWorkspace();
  const rows = await scope.db.all<{ name: string; made: string }>(
    sql`select name, sql as made from sqlite_master where type = 'table' order by name`,
  );
  const owned = rows.filter(({ made }) => /[`"(,\s]account_id[`"\s]/.test(made ?? ""));
  expect([...tablesToReset, ...tablesToKeep].sort()).toEqual(owned.map(({ name }) => name));
});

test("a sandbox with money, routes and files is emptied whatever only grows elsewhere; nothing of anybody else is touched", async () => {
  const { who } = await createRouteOnTheRoad(3);
  await createDeliveredOrders(who, (await shopOf(who)).id);
  await callApiAs(who, "billing/combine", {});
  const { db, ports } = who.scope;
  const other = await createRouteOnTheRoad(2);
  await createDeliveredOrders(other.who, (await shopOf(other.who)).id);
  const before = await countsOf(other.who.account.id);
  // Only a sandbox can be.
  await expect(db.run(sql`update accounts set reset_started_at = 1 where id = ${who.account.id}`)).rejects.toThrow();
  await expect(db.run(sql`delete from ledger_transfers where account_id = ${who.account.id}`)).rejects.toThrow();
  const owner = await createTestWorkspace();
  await db.update(accounts).set({ sandboxOf: owner.account.id }).where(eq(accounts.id, who.account.id));
  const filled = await countsOf(who.account.id);
  expect(Object.keys(filled).length).toBeGreaterThan(25);
  await ports.files.put(`documents/${who.account.id}/one`, "x", "text/plain");
  await ports.files.put(`documents/${other.who.account.id}/one`, "x", "text/plain");
  const requested = await who.fetch("/api/sandbox/reset", { body: {} });
  expect((await requested.json<Answer>()).data.sandbox.state).toBe("resetting");
  const shut = await who.fetch("/api/orders");
  expect([shut.status, (await shut.json<{ code: string }>()).code]).toEqual([409, "sandbox_resetting"]);
  await rest(who.account.id);
  expect(Object.keys(await countsOf(who.account.id)).filter((name) => !tablesToKeep.includes(name))).toEqual([]);
  expect(await ports.files.get(`documents/${who.account.id}/one`)).toBeNull();
  expect(await ports.files.get(`documents/${other.who.account.id}/one`)).not.toBeNull();
  expect(await countsOf(other.who.account.id)).toEqual(before);
  // And it can be filled again.
  expect((await who.fetch("/api/sandbox/fill", { body: { orders: 2 } })).status).toBe(200);
  expect(await db.$count(orders, eq(orders.accountId, who.account.id))).toBe(2);
});

async function shopOf({ scope }: TestWorkspace): Promise<{ id: string }> {
  const made = await merchantCatalogue.create.execute(scope, { name: "Shop", currency: "EUR", managed: true });
  if (!made.ok) throw new Error(JSON.stringify(made.failure));
  return made.value;
}

/** How many rows of an account each table holds; tables without any are left out. */
async function countsOf(account: string): Promise<Record<string, number>> {
  const { db } = createAppContext(env, () => {});
  const counts: Record<string, number> = {};
  for (const table of [...tablesToReset, ...tablesToKeep]) {
    const [row] = await db.all<{ n: number }>(
      sql`select count(*) as n from ${sql.raw(table)} where account_id = ${account}`,
    );
    if (row && row.n > 0) counts[table] = row.n;
  }
  return counts;
}
