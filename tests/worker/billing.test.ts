import { env, exports } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { auditLog } from "#app/data/schema/index.ts";
import { signatureOf } from "#app/domain/kernel/signed-message.ts";
import { makeWorkspace, type TestWorkspace } from "./workspace.ts";

let mine: TestWorkspace;
beforeEach(async () => {
  mine = await makeWorkspace();
});

const secret = String(Reflect.get(env, "BILLING_WEBHOOK_SECRET"));
let sent = 0;

function event(data: object = {}, minute = 0) {
  const state = { plan: "starter", trial_ends_at: null, cancelled_at: null, cancels_at: null, payment: "ok" };
  return {
    type: "subscription.updated",
    occurred_at: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString(),
    account: mine.account.id,
    data: { ...state, ...data },
  };
}

async function post(body: unknown, options: { id?: string; signature?: string } = {}) {
  sent += 1;
  const id = options.id ?? `msg_${sent}`;
  const timestamp = String(Math.floor(Date.now() / 1000));
  const text = JSON.stringify(body);
  const signature = options.signature ?? (await signatureOf(secret, { id, timestamp }, text));
  const headers = { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signature };
  const response = await exports.default.fetch("https://waybill.test/api/billing/events", {
    method: "POST",
    body: text,
    headers,
  });
  return { status: response.status, body: await response.json() };
}

const subscription = async () => {
  const answer: { data: { subscription: unknown } } = await (await mine.fetch("/api/settings/subscription")).json();
  return answer.data.subscription;
};

test("a message changes the subscription once; one that is older changes nothing; the log says from what to what", async () => {
  expect(await subscription()).toMatchObject({ plan: "trial", payment: "ok", notice: null });
  expect(await post(event({}, 5), { id: "a" })).toEqual({ status: 200, body: { data: { applied: true } } });
  expect(await post(event({ plan: "enterprise" }, 9), { id: "a" })).toEqual({
    status: 200,
    body: { data: { applied: false } },
  });
  expect(await post(event({ plan: "enterprise" }, 4))).toEqual({ status: 200, body: { data: { applied: false } } });
  expect(await subscription()).toMatchObject({ plan: "starter", trial_ends_at: null });
  const log = await mine.scope.db.select().from(auditLog);
  expect(log).toHaveLength(1);
  expect(log[0]).toMatchObject({
    action: "settings.subscription.update",
    actorId: "billing",
    detail: { changes: { plan: { from: "trial", to: "starter" } } },
  });
});

test("usage is counted against the plan's limits", async () => {
  await post(event());
  for (let at = 0; at < 6; at += 1)
    await mine.fetch("/api/agents", { body: { name: `Agent ${at}`, phone: `061 111 22${at}` } });
  expect(await subscription()).toMatchObject({
    usage: [{ kind: "agents", used: 6, limit: 5, beyond: 1, amount: "12.00" }, { kind: "merchants" }],
    overage: "12.00",
    currency: "EUR",
  });
});

test("a cancelled subscription leads to the account-suspended page and leaves the profile open", async () => {
  await post(event({ cancelled_at: "2026-01-01T00:00:00Z" }));
  expect((await mine.fetch("/api/orders")).status).toBe(402);
  const session = await (await mine.fetch("/api/auth/session")).json();
  expect(session).toMatchObject({ data: { accounts: [{ subscription: { is_cancelled: true } }] } });
  await post(event({}, 1));
  expect((await mine.fetch("/api/orders")).status).toBe(200);
});

test("a plan that is gone closes what needs a subscription, and features follow what was told", async () => {
  await post(event({ plan: null, features: ["geocoding"] }));
  expect((await mine.fetch("/api/plans")).status).toBe(403);
  expect((await mine.fetch("/api/orders")).status).toBe(200);
  const session = await (await mine.fetch("/api/auth/session")).json();
  expect(session).toMatchObject({ data: { accounts: [{ subscription: null, features: ["geocoding"] }] } });
});

test.each([
  ["another signature", () => post(event(), { signature: "v1,AAAA" }), 401],
  ["an account that is not there", () => post({ ...event(), account: crypto.randomUUID() }), 404],
  ["a plan that is none", () => post(event({ plan: "gold" })), 422],
  ["a moment without a zone", () => post(event({ cancels_at: "2026-01-01" })), 422],
  ["no object", () => post([]), 422],
])("%s is refused and changes nothing", async (_, send, status) => {
  expect((await send()).status).toBe(status);
  expect(await subscription()).toMatchObject({ plan: "trial" });
  expect(await mine.scope.db.$count(auditLog)).toBe(0);
});

test("a member without the permission sees no subscription", async () => {
  const limited = await makeWorkspace({ member: mine, permissions: ["settings"] });
  expect((await limited.fetch("/api/settings/subscription")).status).toBe(403);
});
