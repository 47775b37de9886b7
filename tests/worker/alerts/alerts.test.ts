import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { sendAlerts } from "#app/modules/alerts/commands/send-alerts.server.ts";
import { alertLines, alertRules } from "#app/modules/alerts/db/alerts.tables.ts";
import type { AlertType } from "#app/modules/alerts/model/alert-catalogue.ts";
import { users } from "#app/modules/identity/db/identity.tables.ts";
import { memberships } from "#app/modules/identity/db/members.tables.ts";
import { mailOutbox, notifications } from "#app/modules/notifications/db/notifications.tables.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { publishEvent } from "#app/platform/events/outbox.server.ts";
import { sendMails } from "#workers/queues/mail.ts";
import { relayOutbox } from "#workers/queues/outbox.ts";
import { createWebhookResponse, fetchData, Subscribers } from "../webhooks.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

let mine: TestWorkspace;
let world: Subscribers;

beforeEach(async () => {
  mine = await createTestWorkspace();
  world = new Subscribers();
});

const rule = (more: object) =>
  fetchData<{ id: string }>(mine, "/api/alerts", { name: `Rule ${crypto.randomUUID()}`, channels: ["mail"], ...more });

/** Something goes wrong, and everything that follows from it at the world's time. */
async function happens(type: AlertType, number = "P-1", who = mine): Promise<void> {
  const scope = { ...who.scope, ports: { ...who.scope.ports, clock: { now: () => world.now } } };
  await commit(who.scope.db, [publishEvent(scope, type, { id: crypto.randomUUID(), number })]);
  await relayOutbox(world.app);
  await sendAlerts(world.app);
}

const sent = () => mine.scope.db.select().from(mailOutbox);
const refusedFields = async (body: object) => {
  const answer = await mine.fetch("/api/alerts", { body: { name: "N", events: ["plan.failed"], ...body } });
  return [answer.status, Object.keys((await answer.json<{ errors?: object }>()).errors ?? {})];
};

test("people named by a rule are notified of what they may see, in their language; others are not", async () => {
  const planner = await createTestWorkspace({ member: mine, permissions: ["plans"] });
  const clerk = await createTestWorkspace({ member: mine, permissions: ["orders"] });
  const stranger = await createTestWorkspace();
  const gone = await createTestWorkspace({ member: mine, permissions: ["plans"] });
  await mine.scope.db.update(memberships).set({ status: "inactive" }).where(eq(memberships.userId, gone.userId));
  await mine.scope.db.update(users).set({ language: "de" }).where(eq(users.id, planner.userId));
  await rule({ events: ["plan.failed", "stop.late"], channels: ["mail", "inbox"] });
  await happens("plan.failed", "P-7", stranger);
  await happens("plan.failed", "P-8");
  await happens("stop.late", "P-8/1/3");
  const mails = await sent();
  const of = (who: TestWorkspace) => mails.filter(({ recipient }) => recipient === who.email);
  expect(of(mine).map(({ subject }) => subject)).toEqual([
    "The optimization of plan P-8 failed",
    "Stop P-8/1/3 is late",
  ]);
  expect(of(planner).map(({ subject }) => subject)).toEqual(["Die Optimierung von Plan P-8 ist fehlgeschlagen"]);
  expect([of(clerk), of(stranger), of(gone)]).toEqual([[], [], []]);
  expect(of(mine)[0]?.body).toMatch(new RegExp(`/plans/[0-9a-f-]{36}\\?account=${mine.account.id}`));
  // An event that is in everyone's inbox anyway is not added twice.
  const lines = await mine.scope.db.select().from(notifications);
  expect(lines.map(({ userId, detail }) => [userId, detail.number])).toEqual([[mine.userId, "P-8/1/3"]]);
  const inbox = await fetchData<{ inbox: { kind: string; detail: object }[] }>(mine, "/api/inbox");
  expect(inbox.inbox).toMatchObject([{ kind: "alert", detail: { word: "stop_late", path: "/routes" } }]);
});

test("quiet hours delay messages and send the delayed ones as one", async () => {
  await rule({ events: ["stop.late"], audience: "owner", quiet_from: "20:00", quiet_to: "06:00" });
  world.now = new Date(world.now + 86_400_000).setUTCHours(21, 0, 0, 0);
  for (const number of ["A/1/1", "A/1/2", "A/1/3"]) await happens("stop.late", number);
  expect(await sent()).toEqual([]);
  world.now += 11 * 3_600_000;
  await sendAlerts(world.app);
  await sendAlerts(world.app);
  const mails = await sent();
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toMatch(/^3 alerts of /);
  expect(mails[0]?.body.match(/A\/1\/\d/g)).toEqual(["A/1/1", "A/1/2", "A/1/3"]);
});

test("an event processed twice, or by two senders at once, notifies once", async () => {
  await rule({ events: ["plan.failed"] });
  await happens("plan.failed");
  await mine.scope.db.update(alertLines).set({ dueAt: world.now });
  await mine.scope.db.delete(mailOutbox);
  await Promise.all([1, 2, 3].map(() => sendAlerts(world.app)));
  expect(await sent()).toHaveLength(1);
});

test("SMS, Slack and Teams are sent by their own channels; a failing chat is retried and its URL is never shown", async () => {
  const urls = { slack_url: "https://hooks.slack.com/services/S", teams_url: "https://prod.logic.azure.com/T" };
  const { id } = await rule({ events: ["message.failed"], channels: ["slack", "teams"], ...urls });
  // Without a provider no rule can be made for texts: this one was made while there was one.
  const had = { channels: ["text" as const, "slack" as const, "teams" as const], phones: ["+4237771234"] };
  await mine.scope.db.update(alertRules).set(had).where(eq(alertRules.id, id));
  await happens("message.failed", "order.created");
  const texted: string[] = [];
  const app = world.app;
  const ports = {
    ...app.ports,
    sendText: async ({ to, text }: { to: string; text: string }) => void texted.push(to, text),
  };
  world.answer = ({ url }) => createWebhookResponse(url.includes("slack") ? 500 : 202);
  expect(await sendMails({ ...app, ports })).toBe(2);
  expect(texted).toEqual(["+4237771234", expect.stringContaining("A message could not be sent: order.created")]);
  expect(world.posted.map(({ body }) => Object.keys(JSON.parse(body)))).toEqual([["text"], ["type", "attachments"]]);
  await mine.scope.db.update(mailOutbox).set({ tries: 99, dueAt: 1 }).where(eq(mailOutbox.channel, "slack"));
  await sendMails({ ...app, ports });
  const { failed_messages: lost } = await fetchData<{ failed_messages: { subject: string }[] }>(
    mine,
    "/api/failed-messages",
  );
  expect(lost).toMatchObject([{ subject: "slack" }]);
});

test("a role means permission for its work: members are notified of what they may see; owners are in each role", async () => {
  const planner = await createTestWorkspace({ member: mine, permissions: ["plans", "plans.execute"] });
  const reader = await createTestWorkspace({ member: mine, permissions: ["plans"] });
  const clerk = await createTestWorkspace({ member: mine, permissions: ["accounting.order_collections"] });
  await rule({ events: ["plan.failed", "ledger.unbalanced"], audience: "roles", roles: ["dispatch"] });
  await happens("plan.failed", "P-8");
  await happens("ledger.unbalanced", "2026-11-23");
  const received = (await sent()).map(({ recipient, subject }) => [recipient, subject.includes("P-8")]);
  expect(received.filter(([recipient]) => recipient === planner.email)).toEqual([[planner.email, true]]);
  expect(received.filter(([recipient]) => recipient === mine.email)).toHaveLength(2);
  expect(received.filter(([recipient]) => [reader.email, clerk.email].includes(String(recipient)))).toEqual([]);
});

test("a rule without recipients is rejected by its field, and a test is sent at once", async () => {
  expect(await refusedFields({ channels: [] })).toEqual([422, ["channels"]]);
  expect(await refusedFields({ channels: ["text"] })).toEqual([422, ["phones", "channels"]]);
  expect(await refusedFields({ channels: ["text"], phones: ["12"] })).toEqual([422, ["phones", "channels"]]);
  expect(await refusedFields({ channels: ["slack"] })).toEqual([422, ["slack_url"]]);
  const elsewhere = { channels: ["slack"], slack_url: "https://hooks.slack.com.evil.com/services/S" };
  expect(await refusedFields(elsewhere)).toEqual([422, ["slack_url"]]);
  expect(await refusedFields({ channels: ["teams"], teams_url: "https://10.0.0.1/" })).toEqual([422, ["teams_url"]]);
  for (const teams_url of ["https://hooks.example.com/T", "https://logic.azure.com.example.com/T"])
    expect(await refusedFields({ channels: ["teams"], teams_url })).toEqual([422, ["teams_url"]]);
  expect(await refusedFields({ channels: ["mail"], audience: "members" })).toEqual([422, ["members"]]);
  expect(await refusedFields({ channels: ["mail"], audience: "roles" })).toEqual([422, ["roles"]]);
  expect(await refusedFields({ channels: ["mail"], audience: "roles", roles: ["chef"] })).toEqual([422, ["roles.0"]]);
  const stranger = await createTestWorkspace();
  const others = { channels: ["mail"], audience: "members", members: [stranger.userId] };
  expect(await refusedFields(others)).toEqual([422, ["members"]]);
  expect(await refusedFields({ channels: ["mail"], quiet_from: "20:00" })).toEqual([422, ["quiet_to"]]);
  expect(await refusedFields({ channels: ["mail"], events: ["order.created"] })).toEqual([422, ["events.0"]]);
  const { id } = await rule({ events: ["plan.failed"], quiet_from: "00:00", quiet_to: "23:59", digest: "daily" });
  await fetchData(mine, `/api/alerts/${id}/test`, {});
  // A test cannot be mistaken for an event: it is marked as a test, and links to the rules.
  const [tried, ...more] = await sent();
  expect([tried?.subject, more]).toEqual(["The optimization of plan P-1204 (Test) failed", []]);
  expect(tried?.body).not.toContain("/plans/");
  // The event is in every inbox anyway, a test of it is not.
  await fetchData(mine, `/api/alerts/${(await rule({ events: ["plan.failed"], channels: ["inbox"] })).id}/test`, {});
  expect(await mine.scope.db.select().from(notifications)).toHaveLength(1);
  const silent = await rule({ events: ["plan.failed"], channels: ["push"] });
  const refused = await mine.fetch(`/api/alerts/${silent.id}/test`, { body: {} });
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: "alert_reaches_nobody" }]);
  expect((await stranger.fetch(`/api/alerts/${id}/test`, { body: {} })).status).toBe(404);
});

test("a disabled or deleted rule sends nothing more, including pending messages", async () => {
  const { id } = await rule({ events: ["stop.late"], digest: "daily" });
  await happens("stop.late");
  await fetchData(mine, `/api/alerts/${id}/disable`, {});
  world.now += 3 * 86_400_000;
  await sendAlerts(world.app);
  expect(await sent()).toEqual([]);
  expect(await sendAlerts(world.app)).toBe(0);
});
