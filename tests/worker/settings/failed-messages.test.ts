import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { orderImports } from "#app/modules/imports/db/imports.tables.ts";
import { mailOutbox } from "#app/modules/notifications/db/notifications.tables.ts";
import { consumedMessages, deadLetters, outbox } from "#app/platform/db/messages.tables.ts";
import type { FailedMessage } from "#app/platform/events/failed-messages.ts";
import { createAppContext } from "#workers/environment.ts";
import { consume } from "#workers/queues/consume.ts";
import { sendMails } from "#workers/queues/mail.ts";
import { relayOutbox } from "#workers/queues/outbox.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

const app = () => createAppContext(env, () => {});
let lines: Record<string, unknown>[] = [];
beforeEach(() => {
  lines = [];
  vi.spyOn(console, "error").mockImplementation((line: unknown) => {
    if (typeof line === "string" && line.startsWith("{")) lines.push(JSON.parse(line));
  });
});
afterEach(() => vi.restoreAllMocks());

const listed = async (who: TestWorkspace): Promise<FailedMessage[]> => {
  const { data } = await (await who.fetch("/api/failed-messages")).json<{
    data: { failed_messages: FailedMessage[] };
  }>();
  return data.failed_messages;
};

/** One row of each kind, failed the way the code fails it. */
async function giveUpAll(who: TestWorkspace): Promise<void> {
  const { db } = who.scope;
  const account = who.account.id;
  await db.insert(outbox).values({
    id: "o1",
    accountId: account,
    topic: "order.created",
    payload: { orders: [] },
    createdAt: 1,
    tries: 9,
    failedAt: 10,
    error: "boom",
  });
  await db.insert(mailOutbox).values({
    id: "m1",
    accountId: account,
    channel: "mail",
    recipient: "ada@example.test",
    subject: "S",
    body: "B",
    createdAt: 1,
    tries: 9,
    failedAt: 11,
    error: "refused",
  });
  const importId = crypto.randomUUID();
  await db.insert(orderImports).values({
    id: importId,
    accountId: account,
    fileName: "orders.csv",
    fileKey: "none",
    fileSize: 1,
    status: "failed",
    configuration: {} as never,
    mapping: [],
    columns: [],
    counts: {} as never,
    problem: { code: "unexpected", during: "validating" },
    createdBy: who.userId,
    createdByName: "T",
    createdAt: 1,
    finishedAt: 12,
    version: 1,
  });
  const message = { id: "q", attempts: 3, body: { importId }, timestamp: new Date(0), ack: vi.fn(), retry: vi.fn() };
  await consume({ queue: "imports-dead", messages: [message], ackAll: vi.fn(), retryAll: vi.fn() } as never, app());
  expect(message.ack).toHaveBeenCalled();
}

test("failed messages are listed for their account only; a retry of each kind is sent, once even if pressed twice", async () => {
  const who = await createTestWorkspace();
  const stranger = await createTestWorkspace();
  await giveUpAll(who);
  const rows = await listed(who);
  expect(rows.map(({ kind }) => kind).sort()).toEqual(["dead_letter", "import", "mail", "message"]);
  expect(await listed(stranger)).toEqual([]);
  for (const { kind, id } of rows) {
    const body = { kind, id };
    expect((await stranger.fetch("/api/failed-messages/retry", { body })).status).toBe(404);
    const pressed = await Promise.all([1, 2].map(() => who.fetch("/api/failed-messages/retry", { body })));
    expect([kind, pressed.map(({ status }) => status).filter((status) => status === 200)]).toEqual([kind, [200]]);
    expect((await who.fetch("/api/failed-messages/retry", { body })).status).toBe(404);
  }
  expect(await listed(who)).toEqual([]);
  const { db } = who.scope;
  const sent: string[] = [];
  const { ports, ...rest } = app();
  await sendMails({ ...rest, ports: { ...ports, sendMail: async ({ id }) => void sent.push(id) } });
  await relayOutbox(app());
  expect(sent).toEqual(["m1"]);
  expect((await db.select().from(outbox).where(eq(outbox.id, "o1")))[0]).toMatchObject({
    failedAt: null,
    dueAt: null,
    error: null,
  });
  expect((await db.select().from(orderImports))[0]).toMatchObject({
    status: "validating",
    problem: null,
    finishedAt: null,
    version: 2,
  });
  expect((await db.select().from(deadLetters))[0]?.retriedAt).toEqual(expect.any(Number));
  expect((await db.select().from(consumedMessages)).filter(({ consumer }) => consumer === "try_again")).toHaveLength(4);
});

test("without the permission nothing is seen, and nothing tried again", async () => {
  const owner = await createTestWorkspace();
  const clerk = await createTestWorkspace({ member: owner, permissions: ["orders", "settings", "settings.account"] });
  expect((await clerk.fetch("/api/failed-messages")).status).toBe(403);
  expect((await clerk.fetch("/api/failed-messages/retry", { body: { kind: "mail", id: "m1" } })).status).toBe(403);
});

test("a failed request is one JSON line with its id, account, actor and command; so is a message of a queue", async () => {
  const who = await createTestWorkspace();
  await who.scope.db.run("drop table package_templates");
  const body = { name: "Box", type: 1, length: 1, width: 1, height: 1, weight: 1 };
  const answer = await who.fetch("/api/packages", { body });
  expect(answer.status).toBe(500);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    level: "error",
    where: "request",
    request_id: answer.headers.get("x-request-id"),
    what: "POST /api/packages",
    account: who.account.id,
    actor: who.userId,
    command: "settings.packages.create",
    error: { message: expect.stringContaining("package_templates") },
  });
  lines = [];
  const message = {
    id: "q1",
    attempts: 2,
    body: { importId: "nonsense" },
    timestamp: new Date(0),
    ack: vi.fn(),
    retry: vi.fn(),
  };
  await consume({ queue: "imports", messages: [message], ackAll: vi.fn(), retryAll: vi.fn() } as never, app());
  expect(message.retry).toHaveBeenCalled();
  expect(lines).toMatchObject([{ where: "queue", request_id: "q1", what: "imports", try: 2 }]);
});
