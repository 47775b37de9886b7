import { env } from "cloudflare:workers";
import { and, eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { applyReports } from "#app/modules/messages/commands/apply-reports.server.ts";
import { customerMessages, messageSettings, messageSuppressions } from "#app/modules/messages/db/messages.tables.ts";
import { claimDueMessages } from "#app/modules/messages/db/messages.writes.server.ts";
import type { MessageSettings } from "#app/modules/messages/model/message-settings.ts";
import { mailOutbox } from "#app/modules/notifications/db/notifications.tables.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { consumedMessages, outbox } from "#app/platform/db/messages.tables.ts";
import { publishEvents } from "#app/platform/events/outbox.server.ts";
import type { AppContext } from "#app/platform/http/contexts.server.ts";
import type { MessengerText, TextOutcome } from "#app/platform/kernel/messenger.ts";
import { seedTestOrders } from "#tests/factories/orders.ts";
import { SeededRandom } from "#tests/fakes/seeded-random.ts";
import { createAppContext } from "#workers/environment.ts";
import { sendCustomerMessages } from "#workers/queues/customer-messages.ts";
import { relayOutbox } from "#workers/queues/outbox.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

const { ready, out_for_delivery: out, delivered, delivery_attempted: attempted, cancelled } = orderStatuses.code;
const minute = 60_000;

let mine: TestWorkspace;
let at: number;
let app: AppContext;
let sent: MessengerText[];
let provider: (text: MessengerText) => TextOutcome | Promise<TextOutcome>;

beforeEach(async () => {
  mine = await createTestWorkspace({ timezone: "Europe/Vaduz" });
  at = Date.now() + minute;
  sent = [];
  provider = ({ id }) => ({ kind: "accepted", providerId: `p-${id}` });
  const real = createAppContext(env, () => {});
  const messenger = {
    ...real.ports.messenger,
    offered: { sms: "provider", whatsapp: "off" } as const,
    perSecond: { sms: 50, whatsapp: 50 },
    send: async (text: MessengerText) => {
      sent.push(text);
      return provider(text);
    },
  };
  app = { ...real, ports: { ...real.ports, clock: { now: () => at }, messenger } };
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const settings = (stored: Partial<MessageSettings>, who = mine) =>
  who.scope.db
    .insert(messageSettings)
    .values({ accountId: who.account.id, settings: { events: {}, ...stored }, changedAt: at })
    .onConflictDoUpdate({
      target: [messageSettings.accountId, messageSettings.merchantId],
      set: { settings: { events: {}, ...stored } },
    });

async function seed(count: number, who = mine, first = 0) {
  const made = await seedTestOrders(who.scope, count, (index) => ({
    draft: {
      customer: {
        ...{ first_name: "Ada", last_name: "Berg", email: `c${index + first}@example.test` },
        phone: `+4940${1_000_000 + index + first}`,
      },
    },
  }));
  await who.scope.db.delete(outbox);
  return made;
}

async function change(order: { id: string; number: string }, to: number, from: number = ready, who = mine) {
  await who.scope.db
    .update(orders)
    .set({ status: to as never })
    .where(eq(orders.id, order.id));
  await commit(who.scope.db, publishEvents(who.scope, "order.status_changed", "orders", [{ ...order, from, to }]));
}

const rows = (who = mine) =>
  who.scope.db.select().from(customerMessages).where(eq(customerMessages.accountId, who.account.id));
const sms = async () => (await rows()).filter(({ channel }) => channel === "sms");

test("each order, event and version is notified once, whatever is delivered twice and in whatever order", async () => {
  await settings({
    events: {
      delivered: { sms: "on", night: "sends" },
      out_for_delivery: { sms: "on" },
      delivery_attempted: { sms: "on" },
    },
  });
  const made = await seed(3);
  for (const order of made) {
    await change(order, out);
    await change(order, attempted, out);
    await change(order, out, attempted);
    await change(order, delivered, out);
  }
  const messages = await mine.scope.db.select().from(outbox);
  const random = new SeededRandom(42);
  const seed42 = () => random.next();
  for (let round = 0; round < 6; round += 1) {
    for (const { id } of messages) {
      const dueAt = at - Math.floor(seed42() * 1_000);
      if (seed42() < 0.7) await mine.scope.db.update(outbox).set({ dueAt, doneAt: null }).where(eq(outbox.id, id));
      if (seed42() < 0.5) await mine.scope.db.delete(consumedMessages).where(eq(consumedMessages.message, id));
    }
    await Promise.all([relayOutbox(app), relayOutbox(app)]);
    await Promise.all([sendCustomerMessages(app), sendCustomerMessages(app)]);
    at += 2_000;
  }
  const all = await rows();
  const keys = all.map(({ orderId, event, version, channel }) => `${orderId} ${event} ${version} ${channel}`);
  expect(new Set(keys).size).toBe(keys.length);
  expect(all.filter(({ event }) => event === "out_for_delivery")).toHaveLength(3 * 2 * 2);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(sent.length);
  const mails = await mine.scope.db.select().from(mailOutbox);
  expect(new Set(mails.map(({ id }) => id)).size).toBe(mails.length);
  expect(mails).toHaveLength(all.filter(({ channel, state }) => channel === "email" && state === "handed").length);
});

test("a provider that is down, slow or refuses one number holds up no other", async () => {
  await settings({ events: { out_for_delivery: { email: "off", sms: "on" } } });
  const made = await seed(4);
  for (const order of made) await change(order, out);
  await relayOutbox(app);
  provider = () => ({ kind: "later", error: "sms.example could not be reached", afterMs: null });
  await sendCustomerMessages(app);
  expect((await sms()).map(({ state, reason, dueAt }) => [state, reason, dueAt])).toEqual(
    made.map(() => ["waiting", "retry", at + 5_000]),
  );
  at += 60 * minute;
  const [refused] = (await sms()).map(({ id }) => id);
  provider = ({ id }) =>
    id === refused
      ? { kind: "refused", why: "unreachable", error: "sms.example answered 400" }
      : { kind: "accepted", providerId: `p-${id}` };
  await sendCustomerMessages(app);
  await sendCustomerMessages(app);
  const states = (await sms()).map(({ state }) => state).sort();
  expect(states).toEqual(["failed", "handed", "handed", "handed"]);
  expect(sent).toHaveLength(8);
  expect(await mine.scope.db.select().from(messageSuppressions)).toMatchObject([{ channel: "sms", reason: "bounce" }]);
});

test("reports come twice and in any order; what arrived has arrived", async () => {
  await settings({ events: { out_for_delivery: { email: "off", sms: "on" } } });
  const [order] = await seed(1);
  if (!order) throw new Error("no order");
  await change(order, out);
  await relayOutbox(app);
  await sendCustomerMessages(app);
  const [message] = await sms();
  const report = (kind: "delivered" | "failed") =>
    applyReports(app, "sms", [{ kind, id: null, providerId: `p-${message?.id}`, error: null }]);
  await report("delivered");
  await report("failed");
  await report("delivered");
  await applyReports(app, "sms", [{ kind: "failed", id: "unknown", providerId: null, error: null }]);
  expect(await sms()).toMatchObject([{ state: "delivered", deliveredAt: at, error: null }]);
});

test("STOP ends texts of everybody who wrote to the number, START lets them write again", async () => {
  await settings({ events: { out_for_delivery: { sms: "on" }, delivered: { sms: "on", night: "sends" } } });
  const [order] = await seed(1);
  if (!order) throw new Error("no order");
  await change(order, out);
  await relayOutbox(app);
  await sendCustomerMessages(app);
  const number = (await sms())[0]?.recipient ?? "";
  await applyReports(app, "sms", [{ kind: "answer", from: number, text: "Stop" }]);
  await applyReports(app, "sms", [
    { kind: "answer", from: number, text: "Stop" },
    { kind: "answer", from: "+491", text: "STOP" },
  ]);
  await change(order, delivered, out);
  await relayOutbox(app);
  await sendCustomerMessages(app);
  const late = (await rows()).filter(({ event }) => event === "delivered");
  expect(late.map(({ channel, state, reason }) => [channel, state, reason]).sort()).toEqual([
    ["email", "handed", null],
    ["sms", "skipped", "suppressed"],
  ]);
  await applyReports(app, "sms", [{ kind: "answer", from: number, text: "START" }]);
  expect(await mine.scope.db.select().from(messageSuppressions)).toHaveLength(0);
});

test("at night a text waits for the morning, and is left out when the day has overtaken it", async () => {
  await settings({ events: { shipped: { email: "off", sms: "on" } } });
  const [one, two] = await seed(2);
  if (!one || !two) throw new Error("no orders");
  await mine.scope.db.update(orders).set({ timezone: "Europe/Vaduz" });
  at = Date.UTC(2027, 2, 27, 22);
  await change(one, orderStatuses.code.shipped);
  await change(two, orderStatuses.code.shipped);
  await relayOutbox(app);
  await sendCustomerMessages(app);
  expect(sent).toHaveLength(0);
  const morning = Date.UTC(2027, 2, 28, 6);
  expect((await sms()).map(({ reason, dueAt }) => [reason, dueAt])).toEqual([
    ["night", morning],
    ["night", morning],
  ]);
  await change(two, cancelled, orderStatuses.code.shipped);
  await mine.scope.db.update(orders).set({ status: delivered }).where(eq(orders.id, two.id));
  at = morning;
  await sendCustomerMessages(app);
  expect((await sms()).map(({ state }) => state).sort()).toEqual(["handed", "skipped"]);
});

test("a fallback is sent only where nothing else was taken", async () => {
  await settings({ events: { out_for_delivery: { email: "on", sms: "fallback" } } });
  const [one, two] = await seed(2);
  if (!one || !two) throw new Error("no orders");
  await mine.scope.db.update(orders).set({ customerEmail: null }).where(eq(orders.id, two.id));
  await change(one, out);
  await change(two, out);
  await relayOutbox(app);
  await sendCustomerMessages(app);
  expect(sent).toHaveLength(0);
  at += 10 * minute;
  await sendCustomerMessages(app);
  expect(sent).toHaveLength(1);
  const other = (await sms()).find(({ orderId }) => orderId === one.id);
  expect(other).toMatchObject({ state: "skipped", reason: "arrived_elsewhere" });
});

test("a provider gets no more a second than its limit, and accounts take turns", async () => {
  const other = await createTestWorkspace();
  for (const who of [mine, other]) await settings({ events: { out_for_delivery: { email: "off", sms: "on" } } }, who);
  for (const order of await seed(30)) await change(order, out);
  await relayOutbox(app);
  at += 1_000;
  for (const order of await seed(4, other, 100)) await change(order, out, ready, other);
  await relayOutbox(app);
  const claim = () => claimDueMessages(app.db, { now: () => at }, "sms", 10);
  const first = await claim();
  expect(first).toHaveLength(10);
  expect(first.filter(({ accountId }) => accountId === other.account.id)).toHaveLength(4);
  expect(await claim()).toHaveLength(0);
  at += 1_000;
  expect(await claim()).toHaveLength(10);
});

test("hostile names reach no header, and no address is notified to anybody but its owner", async () => {
  const [order] = await seed(1);
  if (!order) throw new Error("no order");
  const name = 'Eve"\r\nBcc: all@example.test <script>x</script> {{door_code}} http://evil.example';
  await mine.scope.db.update(orders).set({ customerName: name });
  await change(order, out);
  await relayOutbox(app);
  const [mail] = await mine.scope.db
    .select()
    .from(mailOutbox)
    .where(and(eq(mailOutbox.accountId, mine.account.id), eq(mailOutbox.channel, "mail")));
  expect(mail?.subject).not.toMatch(/[\r\n]/);
  expect(mail?.body).not.toMatch(/\nBcc:|http:\/\/evil/);
  expect(mail?.mail?.html).not.toMatch(/<script>|http:\/\/evil/);
  expect(mail?.mail?.html).toContain("&lt;script&gt;");
  expect(`${mail?.subject} ${mail?.body} ${mail?.mail?.html}`).not.toMatch(/c0@example|\+49401000000|Ulica/);
});
