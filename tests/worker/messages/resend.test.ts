import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { customerMessages } from "#app/modules/messages/db/messages.tables.ts";
import { suppressContacts } from "#app/modules/messages/db/suppressions.server.ts";
import type { OrderMessage } from "#app/modules/messages/model/order-message.ts";
import { mailOutbox } from "#app/modules/notifications/db/notifications.tables.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { seedTestOrders } from "#tests/factories/orders.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

const { out_for_delivery: out, delivered } = orderStatuses.code;

let mine: TestWorkspace;
let order: { id: string; number: string };

beforeEach(async () => {
  mine = await createTestWorkspace({ timezone: "Europe/Vaduz" });
  const [made] = await seedTestOrders(mine.scope, 1, () => ({
    draft: {
      customer: { first_name: "Ada", last_name: "<b>Berg</b>", email: "ada@example.test", phone: "+4940123456" },
    },
  }));
  if (!made) throw new Error("no order");
  order = made;
  await setStatus(out);
});

const setStatus = (status: typeof out | typeof delivered) =>
  mine.scope.db.update(orders).set({ status }).where(eq(orders.id, order.id));

type Row = typeof customerMessages.$inferInsert;

async function write(more: Partial<Row> = {}): Promise<string> {
  const id = crypto.randomUUID();
  await mine.scope.db.insert(customerMessages).values({
    ...{ id, accountId: mine.account.id, orderId: order.id, event: "out_for_delivery", version: id, channel: "email" },
    ...{ state: "handed", recipient: "old@example.test", language: "de", subject: "Alt", body: "Alt", createdAt: 1 },
    ...more,
  });
  return id;
}

const path = (id: string, number = order.number) => `/api/orders/${number}/messages/${id}/resend`;
const codeOf = async (answer: Response) => [answer.status, (await answer.json<{ code?: string }>()).code];

async function log(who = mine): Promise<(OrderMessage & { refusal: string | null })[]> {
  const answer = await who.fetch(`/api/orders/${order.number}/messages`);
  expect(answer.status).toBe(200);
  return (await answer.json<{ data: { messages: OrderMessage[] } }>()).data.messages;
}

test("a message is sent again as one copy, however often it is pressed, to the contact of now", async () => {
  const id = await write();
  const answers = await Promise.all([1, 2, 3, 4].map(() => mine.fetch(path(id), { method: "POST", body: {} })));
  const ids = await Promise.all(answers.map(async (each) => (await each.json<{ data: { id: string } }>()).data.id));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(new Set(ids).size).toBe(1);
  const [copy, first] = await log();
  expect(copy).toMatchObject({ id: ids[0], copy: 1, recipient: "ada@example.test", resent_by: mine.scope.actor.name });
  expect(first).toMatchObject({ id, recipient: "old@example.test", refusal: "message_resent" });
  const mails = await mine.scope.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, "ada@example.test"));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.mail?.html).toContain("&lt;b&gt;Berg&lt;/b&gt;");
  expect(mails[0]?.mail?.html).not.toContain("<b>Berg");
});

test("what stopped, has no contact, waits or says what is no longer true is refused with its reason", async () => {
  const mail = await write();
  const contact = { accountId: mine.account.id, contact: "ada@example.test" };
  const stop = await suppressContacts(mine.scope.db, [{ ...contact, channel: "email", reason: "opt_out" }], 1);
  await commit(mine.scope.db, stop);
  expect(await codeOf(await mine.fetch(path(mail), { body: {} }))).toEqual([409, "contact_suppressed"]);
  const whatsapp = await write({ channel: "whatsapp" });
  await mine.scope.db.update(orders).set({ customerPhone: null }).where(eq(orders.id, order.id));
  expect(await codeOf(await mine.fetch(path(whatsapp), { body: {} }))).toEqual([409, "contact_missing"]);
  const waiting = await write({ state: "waiting", dueAt: 9e15 });
  expect(await codeOf(await mine.fetch(path(waiting), { body: {} }))).toEqual([409, "message_waits"]);
  await setStatus(delivered);
  expect(await codeOf(await mine.fetch(path(mail), { body: {} }))).toEqual([409, "message_overtaken"]);
  const rows = await mine.scope.db.select().from(customerMessages);
  expect(rows).toHaveLength(3);
});

test("a member without permission, a foreign account and an account without the feature send nothing", async () => {
  const id = await write();
  const reader = await createTestWorkspace({ member: mine, permissions: ["orders"] });
  expect(await log(reader)).toHaveLength(1);
  expect(await codeOf(await reader.fetch(path(id), { body: {} }))).toEqual([403, "forbidden"]);
  const stranger = await createTestWorkspace();
  expect(await codeOf(await stranger.fetch(path(id), { body: {} }))).toEqual([404, "order_not_found"]);
  expect((await stranger.fetch(`/api/orders/${order.number}/messages`)).status).toBe(404);
  const [other] = await seedTestOrders(mine.scope, 1);
  expect(await codeOf(await mine.fetch(path(id, other?.number), { body: {} }))).toEqual([404, "not_found"]);
  const features = mine.account.features.filter((each) => each !== "customer_messaging");
  await mine.scope.db.update(accounts).set({ features }).where(eq(accounts.id, mine.account.id));
  expect(await codeOf(await mine.fetch(path(id), { body: {} }))).toEqual([403, "feature_missing"]);
  const copies = await mine.scope.db
    .select()
    .from(customerMessages)
    .where(and(eq(customerMessages.orderId, order.id), eq(customerMessages.copy, 1)));
  expect(copies).toEqual([]);
});
