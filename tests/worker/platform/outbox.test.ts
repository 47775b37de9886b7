import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { queueMails, queueMessages } from "#app/modules/notifications/db/mail.writes.server.ts";
import { mailOutbox } from "#app/modules/notifications/db/notifications.tables.ts";
import { merchants } from "#app/modules/partners/db/partners.tables.ts";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { LEASE_MS } from "#app/platform/db/lease.server.ts";
import { consumedMessages, outbox } from "#app/platform/db/messages.tables.ts";
import { publishEvents } from "#app/platform/events/outbox.server.ts";
import { claimMessages } from "#app/platform/events/outbox.writes.server.ts";
import type { AppContext } from "#app/platform/http/contexts.server.ts";
import { retryWaits } from "#app/platform/kernel/milliseconds.ts";
import { seedTestOrders } from "#tests/factories/orders.ts";
import { createAppContext } from "#workers/environment.ts";
import { consume } from "#workers/queues/consume.ts";
import { sendMails } from "#workers/queues/mail.ts";
import { relayOutbox } from "#workers/queues/outbox.ts";
import { sweep } from "#workers/scheduled.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

const ready = 2;
const outForDelivery = 6;
const delivered = 7;

let at = Date.UTC(2026, 10, 23, 8);
let mine: TestWorkspace;
let sent: string[];
let around: AppContext;
let log: MockInstance<typeof console.error>;

beforeEach(async () => {
  mine = await createTestWorkspace();
  at = Date.now() + 60_000;
  sent = [];
  const real = createAppContext(env, () => {});
  const sendMail = async (mail: { id: string; to: string; subject: string }) => {
    sent.push(`${mail.to}: ${mail.subject}`);
  };
  around = { ...real, ports: { ...real.ports, clock: { now: () => at }, sendMail } };
  log = vi.spyOn(console, "error").mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** An order with an e-mail address whose status changed; nothing of its creation is left in the outbox. */
async function changed(to: number, customer: { email?: string | undefined; country?: string } = {}, from = ready) {
  const [order] = await seedTestOrders(mine.scope, 1, () => ({
    draft: {
      customer: { first_name: "Ada", last_name: "Berg", phone: "+4940123456", email: "ada@example.test", ...customer },
    },
  }));
  if (!order) throw new Error("no order");
  await mine.scope.db.delete(outbox);
  await commit(
    mine.scope.db,
    publishEvents(mine.scope, "order.status_changed", "orders", [{ id: order.id, number: order.number, from, to }]),
  );
  return order;
}

const mails = () => mine.scope.db.select().from(mailOutbox);
const message = async () => (await mine.scope.db.select().from(outbox))[0];

const clockAt = (at: number) => ({ now: () => at });

test("a customer is notified once that the order is out for delivery, with the link, and the message is done", async () => {
  const order = await changed(outForDelivery);
  expect(await relayOutbox(around)).toBe(1);
  const [mail] = await mails();
  expect(mail).toMatchObject({ recipient: "ada@example.test", accountId: mine.account.id, sentAt: null });
  expect(mail?.body).toContain(`http://localhost:4173/track/${order.number}?t=${order.trackingToken}&lang=en`);
  expect(mail?.body).toContain("Ada Berg");
  expect(await message()).toMatchObject({ doneAt: at, dueAt: null, error: null });
  expect(await relayOutbox(around)).toBe(0);
});

test("delivered twice, claimed twice, killed before the mark: still one mail", async () => {
  await changed(delivered);
  await relayOutbox(around);
  await mine.scope.db.update(outbox).set({ dueAt: at, doneAt: null });
  expect(await relayOutbox(around)).toBe(1);
  await mine.scope.db.delete(consumedMessages);
  await mine.scope.db.update(outbox).set({ dueAt: at, doneAt: null });
  expect(await relayOutbox(around)).toBe(1);
  expect(await mails()).toHaveLength(1);
});

test("two concurrent workers never lease the same message; a killed one's lease expires", async () => {
  for (let count = 0; count < 3; count += 1) {
    await commit(
      mine.scope.db,
      publishEvents(mine.scope, "plan.ready", "orders", [{ id: "x", number: "x", from: null, to: 1 }]),
    );
  }
  const [one, other] = await Promise.all([
    claimMessages(around.db, clockAt(at), 2),
    claimMessages(around.db, clockAt(at), 2),
  ]);
  const ids = [...one, ...other].map((each) => each.id);
  expect(new Set(ids).size).toBe(3);
  expect(await claimMessages(around.db, clockAt(at + LEASE_MS - 1), 10)).toHaveLength(0);
  expect(await claimMessages(around.db, clockAt(at + LEASE_MS), 10)).toHaveLength(3);
});

test("two concurrent relays send one mail", async () => {
  await changed(outForDelivery);
  await Promise.all([relayOutbox(around), relayOutbox(around), relayOutbox(around)]);
  expect(await mails()).toHaveLength(1);
});

test("sends no mail for internal changes, missing addresses, unchosen events, or disabled messages", async () => {
  await changed(3);
  await relayOutbox(around);
  await changed(outForDelivery, { email: undefined });
  await relayOutbox(around);
  await mine.scope.db
    .update(accounts)
    .set({ features: ["shipping"] })
    .where(eq(accounts.id, mine.account.id));
  await changed(outForDelivery);
  await relayOutbox(around);
  expect(await mails()).toHaveLength(0);
  expect(await message()).toMatchObject({ dueAt: null, error: null });
});

test("a merchant's own name and choice of events", async () => {
  const merchant = {
    id: "0190a000-0000-7000-8000-00000000aaaa",
    accountId: mine.account.id,
    name: "Deichwolle",
    tags: [],
    currency: "EUR",
    trackingEvents: ["delivered"],
    managed: true,
    active: true,
    createdAt: at,
  };
  await mine.scope.db.insert(merchants).values(merchant);
  const order = await changed(delivered);
  await mine.scope.db.run(`update orders set merchant_id = '${merchant.id}'`);
  await relayOutbox(around);
  expect((await mails())[0]?.body).toContain("Deichwolle");
  await mine.scope.db.delete(mailOutbox);
  const received = [{ id: order.id, number: order.number, from: ready, to: outForDelivery }];
  await commit(mine.scope.db, publishEvents(mine.scope, "order.status_changed", "orders", received));
  await relayOutbox(around);
  expect(await mails()).toHaveLength(0);
});

test("an order of another account is not published, whatever the message contains", async () => {
  const other = await createTestWorkspace();
  const order = await changed(delivered);
  await mine.scope.db.delete(outbox);
  const received = [{ id: order.id, number: order.number, from: ready, to: delivered }];
  await commit(mine.scope.db, publishEvents(other.scope, "order.status_changed", "orders", received));
  await relayOutbox(around);
  expect(await mails()).toHaveLength(0);
});

test("a message that fails waits longer each time and finally fails with its error", async () => {
  await changed(delivered);
  await mine.scope.db.update(outbox).set({ payload: { orders: "nonsense" } });
  const dueIn: number[] = [];
  for (const wait of retryWaits) {
    await relayOutbox(around);
    dueIn.push(((await message())?.dueAt ?? 0) - at);
    at += wait;
  }
  expect(dueIn).toEqual(retryWaits);
  await relayOutbox(around);
  expect(await message()).toMatchObject({ dueAt: null, doneAt: null, tries: retryWaits.length + 1 });
  expect((await message())?.error).toContain("expected array");
});

test("one bad message does not block the others", async () => {
  await changed(delivered);
  await commit(
    mine.scope.db,
    publishEvents(mine.scope, "order.status_changed", "orders", [{ id: "x", number: "x", from: null, to: 99 }]),
  );
  expect(await relayOutbox(around)).toBe(1);
  expect(await mails()).toHaveLength(1);
});

test("a mail is sent once; a rejected one is retried and kept with its error", async () => {
  const mail = (id: string) => ({ id, accountId: null, recipient: `${id}@example.test`, subject: id, body: "x" });
  await commit(around.db, [queueMails(around.db, [mail("a"), mail("b")], at)]);
  await commit(around.db, [queueMails(around.db, [mail("a")], at)]);
  let refuse = true;
  const sendMail = async ({ id }: { id: string }) => {
    if (id === "b" && refuse) throw new Error("quota");
    sent.push(id);
  };
  const picky = { ...around, ports: { ...around.ports, sendMail } };
  expect(await sendMails(picky)).toBe(1);
  expect(await sendMails(picky)).toBe(0);
  const failed = (await mails()).find((each) => each.id === "b");
  expect(failed).toMatchObject({ sentAt: null, dueAt: at + 5_000, tries: 1 });
  expect(failed?.error).toContain("quota");
  refuse = false;
  at += 5_000;
  expect(await sendMails(picky)).toBe(1);
  expect(sent).toEqual(["a", "b"]);
});

test("text messages are sent separately, and retried when a provider refuses one", async () => {
  const text = (id: string) => ({ ...{ id, accountId: null, subject: "", body: "Hallo" }, recipient: "+4237771234" });
  const mail = { ...text("m"), recipient: "ada@example.test", channel: "mail" as const };
  await commit(around.db, [queueMessages(around.db, [{ ...text("t"), channel: "text" }, mail], at)]);
  const texted: string[] = [];
  const sendText = async ({ to, text: said }: { to: string; text: string }) => {
    if (texted.length === 0) texted.push("refused");
    else texted.push(`${to}: ${said}`);
    if (texted.length === 1) throw new Error("quota");
  };
  const picky = { ...around, ports: { ...around.ports, sendText } };
  expect(await sendMails(picky)).toBe(1);
  at += 5_000;
  expect(await sendMails(picky)).toBe(1);
  expect(texted).toEqual(["refused", "+4237771234: Hallo"]);
  expect(sent).toEqual(["ada@example.test: "]);
});

test("the binding accepts a mail in the format we send", async () => {
  const real = createAppContext(env, () => {});
  await expect(
    real.ports.sendMail({ id: "1", to: "ada@example.test", subject: "Größe", text: "Guten Tag" }),
  ).resolves.toBeUndefined();
});

test("a lost wake-up loses nothing: the sweep relays, sends and purges old messages", async () => {
  await changed(outForDelivery);
  await mine.scope.db.insert(consumedMessages).values({ consumer: "x", message: "old", at: at - 31 * 86_400_000 });
  await sweep(around);
  expect(sent).toEqual([expect.stringMatching(/^ada@example\.test: Order WB-\d+ is out for delivery$/)]);
  expect((await mails())[0]).toMatchObject({ sentAt: at, dueAt: null });
  expect((await around.db.select().from(consumedMessages)).map((each) => each.message)).not.toContain("old");
});

/** A batch as the runtime hands it over, which remembers what became of its messages. */
function batchOf(queue: string, bodies: unknown[]) {
  const fate: string[] = [];
  const messages = bodies.map((body, index) => ({
    id: `m${index}`,
    timestamp: new Date(at),
    body,
    attempts: 1,
    ack: () => fate.push(`m${index} ack`),
    retry: () => fate.push(`m${index} retry`),
  }));
  return { batch: { queue, messages, ackAll() {}, retryAll() {} } as unknown as MessageBatch, fate };
}

test("a wake-up processes outbox and mails; a failing database requests another delivery", async () => {
  await changed(outForDelivery);
  const woken = batchOf("outbox", [{ kind: "relay" }, { kind: "relay" }]);
  await consume(woken.batch, around);
  expect(woken.fate).toEqual(["m0 ack", "m1 ack"]);
  expect(sent).toHaveLength(1);
  const broken = batchOf("outbox", [{ kind: "relay" }]);
  await consume(broken.batch, { ...around, db: {} as AppContext["db"] });
  expect(broken.fate).toEqual(["m0 retry"]);
});

test("dead letters are reported and an unknown queue is an error", async () => {
  const dead = batchOf("outbox-dead", [{ kind: "relay" }]);
  await consume(dead.batch, around);
  expect(dead.fate).toEqual(["m0 ack"]);
  expect(JSON.parse(String(log.mock.lastCall?.[0]))).toMatchObject({
    ...{ level: "error", where: "queue", what: "outbox-dead", body: { kind: "relay" } },
    error: { message: "given up" },
  });
  await expect(consume(batchOf("nonsense", [1]).batch, around)).rejects.toThrow(/nobody consumes/);
});
