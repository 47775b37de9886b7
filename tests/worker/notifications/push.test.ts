import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { sendAlerts } from "#app/modules/alerts/commands/send-alerts.server.ts";
import { agentSessions } from "#app/modules/driver/db/drive.tables.ts";
import {
  disableBrowserNotifications,
  enableBrowserNotifications,
  getBrowserNotifications,
} from "#app/modules/identity/commands/browser-notifications.server.ts";
import type { SignedInContext } from "#app/modules/identity/commands/signed-in-context.server.ts";
import { sessions, users } from "#app/modules/identity/db/identity.tables.ts";
import { readSession } from "#app/modules/identity/db/session.reads.server.ts";
import { deleteSession } from "#app/modules/identity/db/session.writes.server.ts";
import { mailOutbox } from "#app/modules/notifications/db/notifications.tables.ts";
import { pushDevices } from "#app/modules/notifications/db/push.tables.ts";
import { MAX_DEVICES } from "#app/modules/notifications/model/push-message.ts";
import { routes } from "#app/modules/planning/db/routes.tables.ts";
import { messageDriver } from "#app/modules/routes/commands/message-driver.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { publishEvent } from "#app/platform/events/outbox.server.ts";
import type { AppContext } from "#app/platform/http/contexts.server.ts";
import type { SendPush, WebhookResponse } from "#app/platform/http/post-external.ts";
import { hashSha256Hex } from "#app/platform/kernel/tokens.ts";
import { hostileAddresses } from "#tests/factories/hostile-addresses.ts";
import { PushBrowser, readVapid } from "#tests/factories/push-browser.ts";
import { createAppContext } from "#workers/environment.ts";
import { createPostWebhook } from "#workers/ports/webhooks.ts";
import { createPushPorts } from "#workers/ports.ts";
import { sendMails } from "#workers/queues/mail.ts";
import { relayOutbox } from "#workers/queues/outbox.ts";
import { createRouteOnTheRoad, type DriverPhone, signInPhone } from "../drive.ts";
import { createWebhookResponse, fetchData } from "../webhooks.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

/** Fake push services: recorded requests and configured responses. */
class PushServices {
  /** Null until a test sets its time. */
  at: number | null = null;
  readonly asked: Parameters<SendPush>[0][] = [];
  answer: (url: string) => Partial<WebhookResponse> & { status: number | null } = () => ({ status: 201 });

  get now(): number {
    return this.at ?? Date.now() + 1;
  }

  get app(): AppContext {
    const app = createAppContext(env, () => {});
    const sendPush: SendPush = async (message) => {
      this.asked.push(message);
      const { status, ...more } = this.answer(message.url);
      return createWebhookResponse(status, more);
    };
    return { ...app, ports: { ...app.ports, sendPush, clock: { now: () => this.now } } };
  }
}

const path = "/api/drive/notifications";
const state = async (phone: DriverPhone) => (await (await phone.fetch(path)).json<{ data: { on: boolean } }>()).data;
/** As the page does it: the server's key, then the browser's. */
async function rings(phone: DriverPhone, browser: PushBrowser): Promise<Response> {
  await phoneKey(phone);
  return phone.fetch(path, browser.subscription);
}
const queued = (who: TestWorkspace) => who.scope.db.select().from(mailOutbox).where(eq(mailOutbox.channel, "push"));

/** The office writes to the driver of the one route. */
async function write({ scope }: TestWorkspace, text: string): Promise<void> {
  const own = eq(routes.accountId, scope.account.id);
  const [route] = await scope.db.select({ id: routes.id }).from(routes).where(own);
  const routeId = route?.id ?? "";
  const written = await messageDriver.execute(scope, { routeId, text });
  if (!written.ok) throw new Error(JSON.stringify(written.failure));
}

/** A person as their profile has them. */
async function personOf({ cookie, scope: { db, ports } }: TestWorkspace, language = "en"): Promise<SignedInContext> {
  const token = cookie.split("=")[1] ?? "";
  const session = await readSession(db, await hashSha256Hex(token), ports.clock.now());
  if (!session) throw new Error("no session");
  const context = { address: "test", device: "Firefox", deviceToken: null, place: null, language };
  return { ...createAppContext(env, () => {}), ...context, session };
}
async function notifies(who: TestWorkspace, browser: PushBrowser) {
  const person = await personOf(who);
  await getBrowserNotifications(person);
  return enableBrowserNotifications.execute(person, browser.subscription);
}

async function happens(who: TestWorkspace, world: PushServices, number: string): Promise<void> {
  const scope = { ...who.scope, ports: { ...who.scope.ports, clock: { now: () => world.now } } };
  await commit(scope.db, [publishEvent(scope, "plan.failed", { id: crypto.randomUUID(), number })]);
  await relayOutbox(world.app);
  await sendAlerts(world.app);
}

test("a driver's phone with push enabled is notified of the office's messages only, in its language", async () => {
  const { who, phone } = await createRouteOnTheRoad(2);
  const { phone: other } = await createRouteOnTheRoad(1);
  const [mine, theirs] = await Promise.all([PushBrowser.make(), PushBrowser.make()]);
  expect(await state(phone)).toMatchObject({ on: false });
  const german = {
    headers: {
      cookie: phone.cookie,
      origin: "https://waybill.test",
      "accept-language": "de",
      "content-type": "application/json",
    },
  };
  const subscribed = { ...german, method: "POST", body: JSON.stringify(mine.subscription) };
  expect((await phone.fetch(path, undefined, subscribed)).status).toBe(200);
  await rings(other, theirs);
  expect(await state(phone)).toMatchObject({ on: true });
  const world = new PushServices();
  await write(who, "Bitte zuerst zum Depot");
  expect(await sendMails(world.app)).toBe(1);
  const [request] = world.asked;
  expect(request?.url).toBe(mine.endpoint);
  const payload = await mine.payload(request?.body ?? new Uint8Array());
  expect(payload).toMatchObject({ title: who.account.organization, path: "/drive" });
  expect(payload.body).toBe(`${who.scope.actor.name}: Bitte zuerst zum Depot`);
  await expect(theirs.read(request?.body ?? new Uint8Array())).rejects.toThrow();
  const { key, aud } = await readVapid(request?.headers.Authorization ?? "");
  expect([aud, key]).toEqual(["https://push.services.com", (await phoneKey(phone)) ?? ""]);
  // A word of the kind alone is said in the phone's language.
  await who.scope.db
    .update(mailOutbox)
    .set({ dueAt: 1, sentAt: null, body: "", push: { path: "/drive", tag: "x", word: "drive:inbox.changed" } });
  await sendMails(world.app);
  expect((await mine.payload(world.asked[1]?.body ?? new Uint8Array())).body).toBe("Ihre Tour wurde geändert.");
  const [device] = await who.scope.db.select().from(pushDevices).where(eq(pushDevices.endpoint, mine.endpoint));
  expect(device?.lastDeliveredAt).toBeGreaterThan(0);
});

const phoneKey = async (phone: DriverPhone) =>
  (await (await phone.fetch(path)).json<{ data: { public_key: string | null } }>()).data.public_key;

test("the installation has one key, however many ask for the first at once, and keeps its half sealed", async () => {
  const { who, phone } = await createRouteOnTheRoad(1);
  const keys = await Promise.all([phone, phone, phone].map(phoneKey));
  expect(new Set(keys).size).toBe(1);
  const rows = await env.DB.prepare("select sealed from installation_keys").all<{ sealed: string }>();
  expect(rows.results).toHaveLength(1);
  await expect(who.scope.ports.vault?.open(rows.results[0]?.sealed ?? "")).resolves.toMatch(/^[\w-]{180,}$/);
  const bare = { ...who.scope.ports, vault: null };
  expect(
    createPushPorts(
      { APP_ENVIRONMENT: "production", APP_ORIGIN: "https://a.b" },
      { vault: bare.vault, post: bare.sendPush },
    ).pushes.offered,
  ).toBe(false);
});

test("a notification delivered twice has the same tag and topic, so that it shows once", async () => {
  const { who, phone } = await createRouteOnTheRoad(1);
  const browser = await PushBrowser.make();
  await rings(phone, browser);
  const world = new PushServices();
  await write(who, "Eins");
  await sendMails(world.app);
  // Its worker died after it was sent.
  await who.scope.db.update(mailOutbox).set({ dueAt: 1, sentAt: null });
  await sendMails(world.app);
  await write(who, "Zwei");
  await sendMails(world.app);
  const tags = await Promise.all(world.asked.map(async ({ body }) => (await browser.payload(body)).tag));
  const topics = world.asked.map(({ headers }) => headers.Topic);
  expect([tags[0] === tags[1], tags[1] === tags[2]]).toEqual([true, false]);
  expect([topics[0] === topics[1], topics[1] === topics[2]]).toEqual([true, false]);
  for (const topic of topics) expect(topic).toMatch(/^[\w-]{1,32}$/);
});

test.each([404, 410])(
  "a subscription that its push service does not know (%i) is deleted and not used again",
  async (status) => {
    const { who, phone } = await createRouteOnTheRoad(1);
    await rings(phone, await PushBrowser.make());
    const world = new PushServices();
    world.answer = () => ({ status });
    await write(who, "Eins");
    expect(await sendMails(world.app)).toBe(0);
    expect(await who.scope.db.select().from(pushDevices)).toEqual([]);
    await write(who, "Zwei");
    await sendMails(world.app);
    expect(world.asked).toHaveLength(1);
    expect(await state(phone)).toMatchObject({ on: false });
  },
);

test.each([
  ["too many: when it says", { status: 429, retryAfter: 900 }, 900_000],
  ["too many, without a time", { status: 429 }, 5_000],
  ["a fault of theirs", { status: 503 }, 5_000],
  ["nobody", { status: null, error: "timeout" }, 5_000],
  ["too large", { status: 413 }, null],
  ["refused", { status: 403 }, null],
  ["longer than it is worth anything", { status: 429, retryAfter: 86_400 }, null],
] as const)("response of a push service: %s", async (_, answer, wait) => {
  const { who, phone } = await createRouteOnTheRoad(1);
  await rings(phone, await PushBrowser.make());
  const world = new PushServices();
  world.answer = () => answer;
  await write(who, "Eins");
  world.at = Date.now() + 1;
  await sendMails(world.app);
  const [row] = await queued(who);
  expect(row?.dueAt).toBe(wait === null ? null : world.now + wait);
  expect(row?.error).toMatch(/the push service answered/);
  // It was only a wake-up: nobody is notified of its failure, and the phone stays registered.
  expect(row?.failedAt).toBeNull();
  expect(await who.scope.db.select().from(pushDevices)).toHaveLength(1);
  world.answer = () => ({ status: 201 });
  world.at += 900_000;
  expect(await sendMails(world.app)).toBe(wait === null ? 0 : 1);
});

test("addresses that lead within are refused where they are given, and never reached if one were stored", async () => {
  const { who, phone } = await createRouteOnTheRoad(1);
  const browser = await PushBrowser.make();
  for (const endpoint of hostileAddresses) {
    const answer = await phone.fetch(path, { ...browser.subscription, endpoint });
    expect([endpoint, answer.status]).toEqual([endpoint, 422]);
    expect(Object.keys((await answer.json<{ errors: object }>()).errors)).toEqual(["endpoint"]);
  }
  await rings(phone, browser);
  await who.scope.db.update(pushDevices).set({ endpoint: "https://169.254.169.254/latest" });
  const reached = vi.spyOn(globalThis, "fetch");
  const context = { APP_ENVIRONMENT: "production", APP_ORIGIN: "https://app.waybill.test" };
  const app = new PushServices().app;
  const ports = {
    ...app.ports,
    ...createPushPorts(context, { vault: app.ports.vault, post: createPostWebhook(context) }),
  };
  await write(who, "Eins");
  expect(await sendMails({ ...app, ports })).toBe(0);
  expect(reached).not.toHaveBeenCalled();
  reached.mockRestore();
  expect((await queued(who))[0]?.error).toContain("url_inside");
});

test("invalid keys are rejected with a reason, not an error", async () => {
  const { phone } = await createRouteOnTheRoad(1);
  const { subscription } = await PushBrowser.make();
  const wrong = [
    { ...subscription, p256dh: "x" },
    { ...subscription, p256dh: "A".repeat(87) },
    { ...subscription, auth: "" },
    { ...subscription, endpoint: 7 },
    { ...subscription, endpoint: `https://push.services.com/${"x".repeat(1_000)}` },
    {},
  ];
  for (const body of wrong) expect((await phone.fetch(path, body)).status).toBe(422);
});

test("a signed-out phone gets no more notifications, regardless of who signed it out", async () => {
  const { who, world, phone } = await createRouteOnTheRoad(1);
  const agentId = world.agentIds[0] ?? "";
  const second = await signInPhone(who, agentId);
  const third = await signInPhone(who, agentId);
  for (const each of [phone, second, third]) await rings(each, await PushBrowser.make());
  const left = () => who.scope.db.select().from(pushDevices);
  expect(await left()).toHaveLength(3);
  await phone.fetch("/api/drive/leave", {});
  expect(await left()).toHaveLength(2);
  await second.fetch(path, undefined, { method: "DELETE", body: "{}" });
  expect(await left()).toHaveLength(1);
  // A session that is over, whether or not it was swept yet.
  const services = new PushServices();
  await who.scope.db.update(agentSessions).set({ expiresAt: 1 });
  await who.scope.db.insert(mailOutbox).values({
    ...{ id: crypto.randomUUID(), channel: "push", recipient: (await left())[0]?.id ?? "", subject: "W", body: "x" },
    ...{ push: { path: "/drive", tag: "t" }, createdAt: services.now, dueAt: 1 },
  });
  expect([await sendMails(services.app), services.asked]).toEqual([0, []]);
  await who.fetch(`/api/fleet/agents/${agentId}/phones`, { method: "DELETE" });
  expect(await left()).toEqual([]);
});

test("only its user can read, replace or remove a browser; beyond the maximum the oldest is removed", async () => {
  const mine = await createTestWorkspace();
  const stranger = await createTestWorkspace();
  const browser = await PushBrowser.make();
  expect((await notifies(mine, browser)).ok).toBe(true);
  // Knowing the address does not give access: it belongs to another session.
  const taken = { fields: { endpoint: [{ code: "already_used" }] } };
  expect(await notifies(stranger, browser)).toMatchObject({ ok: false, failure: taken });
  const [device] = await mine.scope.db.select().from(pushDevices);
  expect(device).toMatchObject({ userId: mine.userId, accountId: null });
  const [own, theirs] = await Promise.all([personOf(mine), personOf(stranger)]);
  expect((await getBrowserNotifications(theirs)).devices).toEqual([]);
  const shown = await getBrowserNotifications(own);
  expect(shown.devices).toMatchObject([{ id: device?.id, current: true }]);
  for (const secret of [browser.endpoint, browser.auth, browser.p256dh])
    expect(JSON.stringify(shown)).not.toContain(secret);
  await disableBrowserNotifications.execute(theirs, { device: device?.id });
  expect(await mine.scope.db.select().from(pushDevices)).toHaveLength(1);
  // The same browser again: one per session.
  await notifies(mine, await PushBrowser.make());
  expect(await mine.scope.db.select().from(pushDevices)).toHaveLength(1);
  const now = Date.now();
  const more = Array.from({ length: MAX_DEVICES }, (_, at) => ({
    ...{ id: `d-${at}`, userId: mine.userId, session: `s-${at}`, endpoint: `https://push.services.com/${at}` },
    ...{ p256dh: browser.p256dh, auth: browser.auth, language: "en", createdAt: now - 1_000_000 + at },
  }));
  await mine.scope.db.insert(pushDevices).values(more.slice(1));
  await notifies(mine, await PushBrowser.make());
  const kept = await mine.scope.db.select().from(pushDevices);
  expect([kept.length, kept.some(({ id }) => id === "d-1")]).toEqual([MAX_DEVICES, true]);
  await mine.scope.db.insert(pushDevices).values(more.slice(0, 1));
  await notifies(mine, await PushBrowser.make());
  const after = (await mine.scope.db.select().from(pushDevices)).map(({ id }) => id);
  expect([after.length, after.includes("d-0"), after.includes("d-1")]).toEqual([MAX_DEVICES, false, true]);
  await deleteSession(mine.scope.db, own.session.tokenHash);
  const rest = await mine.scope.db.select().from(pushDevices);
  expect(rest.some(({ session }) => session === own.session.tokenHash)).toBe(false);
  expect(rest).toHaveLength(MAX_DEVICES - 1);
});

test("alerts are pushed to the rule's recipients in their language; quiet hours and digests delay them as usual", async () => {
  const mine = await createTestWorkspace();
  const clerk = await createTestWorkspace({ member: mine, permissions: ["orders"] });
  const [browser, other] = await Promise.all([PushBrowser.make(), PushBrowser.make()]);
  await notifies(mine, browser);
  await notifies(clerk, other);
  await mine.scope.db.update(users).set({ language: "de" }).where(eq(users.id, mine.userId));
  const rule = { name: "Plans", events: ["plan.failed"], channels: ["push"], quiet_from: "20:00", quiet_to: "06:00" };
  await fetchData(mine, "/api/alerts", rule);
  const world = new PushServices();
  world.at = new Date(world.now + 86_400_000).setUTCHours(21, 0, 0, 0);
  const started = { expiresAt: world.now + 1_000_000_000 };
  await mine.scope.db.update(sessions).set(started);
  await happens(mine, world, "P-7");
  await sendMails(world.app);
  expect(world.asked).toEqual([]);
  await happens(mine, world, "P-8");
  world.at += 11 * 3_600_000;
  await sendAlerts(world.app);
  expect(await sendMails(world.app)).toBe(1);
  const [first] = await Promise.all(world.asked.map(({ body }) => browser.payload(body)));
  expect(first?.body).toBe(
    "Die Optimierung von Plan P-7 ist fehlgeschlagen · Die Optimierung von Plan P-8 ist fehlgeschlagen",
  );
  expect(first).toMatchObject({ path: `/inbox?account=${mine.account.id}`, title: mine.account.organization });
  await happens(mine, world, "P-9");
  await sendMails(world.app);
  const one = await browser.payload(world.asked[1]?.body ?? new Uint8Array());
  expect(one.body).toBe("Die Optimierung von Plan P-9 ist fehlgeschlagen");
  expect(one.path).toMatch(/^\/plans\/[\w-]{36}\?account=/);
});

test("a push rule is rejected on a server without push", async () => {
  const mine = await createTestWorkspace();
  const { alertRuleCatalogue } = await import("#app/modules/alerts/commands/alert-rule-catalogue.server.ts");
  const off = { ...mine.scope.ports, pushes: { offered: false, subject: "" } };
  const input = { name: "N", events: ["plan.failed"], channels: ["push"] };
  const made = await alertRuleCatalogue.create.execute({ ...mine.scope, ports: off }, input);
  expect(made).toMatchObject({ ok: false, failure: { fields: { channels: [{ code: "push_off" }] } } });
});
