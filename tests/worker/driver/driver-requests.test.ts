import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { countOpenRequests, readRouteRequests } from "#app/modules/attendance/db/request-list.reads.server.ts";
import { rejectRoute } from "#app/modules/driver/commands/answer-route-request.server.ts";
import { rejectDueRequests } from "#app/modules/driver/commands/reject-due-requests.server.ts";
import { notifyAgents } from "#app/modules/notifications/db/agent-messages.server.ts";
import { mailOutbox, notifications } from "#app/modules/notifications/db/notifications.tables.ts";
import { readPlanInputs } from "#app/modules/planning/db/plan-inputs.reads.server.ts";
import { plans } from "#app/modules/planning/db/plans.tables.ts";
import { readDueRequests } from "#app/modules/planning/db/request.reads.server.ts";
import { agentRefusals, routes } from "#app/modules/planning/db/routes.tables.ts";
import { planStatuses } from "#app/modules/planning/model/plan.enums.ts";
import { canServe } from "#app/modules/planning/model/plan-crews.ts";
import { shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { shipmentStatuses } from "#app/modules/shipments/model/shipment.enums.ts";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import { auditLog } from "#app/platform/db/audit.tables.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { outbox } from "#app/platform/db/messages.tables.ts";
import { createPlanWorld, createTestPlan } from "#tests/factories/plans.ts";
import { createAppContext } from "#workers/environment.ts";
import { sendMails } from "#workers/queues/mail.ts";
import { createRouteOnTheRoad, type DriverPhone, signInPhone } from "../drive.ts";
import { optimizeToReady } from "../plan-watch.ts";
import { setTimeTo } from "../test-clock.ts";
import { createTestWorkspace } from "../workspace.ts";

afterEach(() => vi.restoreAllMocks());

const at = (clock: string) => `2026-11-23T${clock}:00.000Z`;
const action = (sent: { kind: string; [field: string]: unknown }) => ({
  ...{ id: crypto.randomUUID(), device_at: at("06:00"), clock_offset: 0 },
  ...sent,
});

/** A confirmed plan in an account whose routes are requests, with the phone of its one agent. */
async function asked(options: { shipments: number; seconds?: number }) {
  const who = await createTestWorkspace();
  const preferences = { ...who.scope.account.preferences, route_requests: true };
  await who.scope.db
    .update(accounts)
    .set({ preferences: { ...preferences, auto_reject_seconds: options.seconds ?? 0 } })
    .where(eq(accounts.id, who.account.id));
  const world = await createPlanWorld(who.scope, { shipments: options.shipments, agents: 1, maxWeight: 100_000 });
  const planId = await createTestPlan(who.scope, world);
  const { plan } = await optimizeToReady(who, planId);
  await who.fetch(`/api/plans/${planId}/confirm`, {
    body: { based_on: plan.currentVersion, preserve_sequences: false },
  });
  setTimeTo(at("06:00"));
  return { who, world, planId, phone: await signInPhone(who, world.agentIds[0] ?? "") };
}

async function routeOf(phone: DriverPhone) {
  const { route } = await phone.day();
  if (!route) throw new Error("there is no route");
  return route;
}

const stateOf = async ({ phone, who }: Awaited<ReturnType<typeof asked>>) => {
  const [route] = await who.scope.db.select().from(routes).where(eq(routes.accountId, who.account.id));
  return { day: await phone.day(), route };
};

test("a confirmed route is offered to its agent; accepted once, and the office sees it", async () => {
  const world = await asked({ shipments: 2 });
  const { who, phone } = world;
  const day = await phone.day();
  expect(day).toMatchObject({ messages: [{ kind: "route", body: "" }], route: { request: "requested" } });
  const accept = () => action({ kind: "accept", route_id: day.route?.id });
  const read = action({ kind: "read", message_ids: day.messages.map(({ id }) => id) });
  const done = await phone.sync([accept(), accept(), read]);
  expect(done.map(({ outcome, code }) => [outcome, code])).toEqual([
    ["applied", null],
    ["refused", "already_done"],
    ["applied", null],
  ]);
  const after = await stateOf(world);
  expect(after).toMatchObject({ day: { messages: [] }, route: { request: "accepted", status: "assigned" } });
  const seen = await (await who.fetch("/api/routes?date=2026-11-23")).json();
  expect(seen).toMatchObject({ data: { routes: [{ request: "accepted", agent: { state: expect.any(String) } }] } });
  const topics = await who.scope.db.select({ topic: outbox.topic }).from(outbox);
  expect(topics.map(({ topic }) => topic)).toContain("route.accepted");
});

test("a stop that an agent rejects is Pending again, published, and not offered to the same agent", async () => {
  const world = await asked({ shipments: 2 });
  const { who, phone, planId } = world;
  const route = await routeOf(phone);
  const stop = route.stops.find(({ shipment }) => shipment);
  const shipmentId = stop?.shipment?.id ?? "";
  const reject = { kind: "reject", route_id: route.id, stop_id: stop?.id };
  const bare = await phone.fetch("/api/drive/sync", { sent_at: at("06:00"), actions: [action(reject)] });
  expect(bare.status).toBe(422);
  const said = action({ ...reject, note: "too heavy" });
  for (const _ of [1, 2]) expect(await phone.sync([said])).toMatchObject([{ outcome: "applied" }]);
  const [shipment] = await who.scope.db.select().from(shipments).where(eq(shipments.id, shipmentId));
  expect(shipment).toMatchObject({ status: shipmentStatuses.code.pending, agentId: null, planId: null });
  const after = await stateOf(world);
  expect(after.route).toMatchObject({ status: "assigned", request: "requested", stopCount: 1 });
  const [news] = await who.scope.db.select().from(notifications);
  expect(news).toMatchObject({
    kind: "request_rejected",
    detail: { planId, reason: "too heavy", what: shipment?.number },
  });
  // The next plan knows.
  await who.scope.db.update(plans).set({ status: planStatuses.code.pending }).where(eq(plans.id, planId));
  await who.scope.db.update(shipments).set({ planId }).where(eq(shipments.id, shipmentId));
  const found = await readPlanInputs(who.scope, planId);
  const [crew] = found?.inputs.crews ?? [];
  const served = (found?.inputs.shipments ?? []).map((each) => [each.id === shipmentId, crew && canServe(crew, each)]);
  expect(served).toContainEqual([true, false]);
  expect(served).not.toContainEqual([true, true]);
});

test("a rejected route has no agent; its shipments are free, and its stops cannot be worked", async () => {
  const world = await asked({ shipments: 2 });
  const { who, phone } = world;
  const route = await routeOf(phone);
  const listed = async (scope = who.scope) => {
    const { rows } = await readRouteRequests(scope, { sort: null, search: "", limit: 9, cursor: null, filters: [] });
    return [await countOpenRequests(scope), rows.map(({ id, state, reason }) => [id, state, reason])];
  };
  expect(await listed()).toEqual([1, [[route.id, "requested", null]]]);
  expect(await listed({ ...who.scope, locations: [crypto.randomUUID()] })).toEqual([0, []]);
  const reject = () => action({ kind: "reject", route_id: route.id, note: "ill" });
  const done = await phone.sync([reject(), reject(), action({ kind: "start", route_id: route.id })]);
  expect(done.map(({ outcome }) => outcome)).toEqual(["applied", "refused", "refused"]);
  const after = await stateOf(world);
  expect(after).toMatchObject({
    day: { route: null },
    route: { status: "rejected", request: "rejected", rejectionReason: "ill" },
  });
  expect(await listed()).toEqual([0, [[route.id, "rejected", "ill"]]]);
  const free = await who.scope.db.select().from(shipments).where(eq(shipments.accountId, who.account.id));
  expect(free.map(({ status }) => status)).toEqual([shipmentStatuses.code.pending, shipmentStatuses.code.pending]);
  expect(await who.scope.db.select().from(agentRefusals)).toHaveLength(2);
  const topics = await who.scope.db.select({ topic: outbox.topic }).from(outbox);
  expect(topics.map(({ topic }) => topic)).toContain("route.rejected");
});

test("without a response the offer expires once, and the agent can get another one", async () => {
  const world = await asked({ shipments: 1, seconds: 60 });
  const { who } = world;
  const { db, ports } = createAppContext(env, () => {});
  const [{ dueAt } = { dueAt: null }] = await who.scope.db.select({ dueAt: routes.answerDueAt }).from(routes);
  const seenAt = (now: number) => ({ db, ports: { ...ports, clock: { now: () => now } } });
  await rejectDueRequests(seenAt((dueAt ?? 0) - 1));
  expect((await stateOf(world)).route).toMatchObject({ status: "assigned", request: "requested" });
  const app = seenAt(dueAt ?? 0);
  expect(await readDueRequests(app.db, app.ports.clock, 10)).toHaveLength(1);
  await Promise.all([rejectDueRequests(app), rejectDueRequests(app)]);
  await rejectDueRequests(app);
  const [before] = await who.scope.db.select({ id: routes.id }).from(routes);
  const again = await rejectRoute(who.scope, { routeId: before?.id ?? "", reason: "", by: "clock" });
  expect(again).toMatchObject({ failure: { code: "already_done" } });
  const [route] = await who.scope.db.select().from(routes);
  expect(route).toMatchObject({ status: "rejected", request: "timed_out" });
  expect(await who.scope.db.select().from(agentRefusals)).toHaveLength(0);
  const news = await who.scope.db.select().from(notifications);
  expect(news.map(({ kind }) => kind)).toEqual(["request_unanswered"]);
  // Of a withdrawn route the phone only learns that it is gone.
  expect((await world.phone.day()).messages.map(({ kind }) => kind)).toEqual(["withdrawn"]);
});

test("without route requests nothing is offered, and nothing can be rejected", async () => {
  const { phone } = await createRouteOnTheRoad(1);
  setTimeTo(at("06:00"));
  const route = await routeOf(phone);
  expect(route).toMatchObject({ request: null });
  expect(await phone.sync([action({ kind: "reject", route_id: route.id, note: "no" })])).toMatchObject([
    { outcome: "refused", code: "illegal_transition" },
  ]);
});

test("a message reaches the phone and the log; the route of others is unknown; texts leave where there is a gateway", async () => {
  const { who, world, phone } = await createRouteOnTheRoad(1);
  setTimeTo(at("06:00"));
  const route = await routeOf(phone);
  const send = (by: typeof who, text: string) => by.fetch(`/api/routes/${route.id}/message`, { body: { text } });
  expect((await send(who, "Ring twice")).status).toBe(200);
  expect((await send(who, "")).status).toBe(422);
  expect((await send(await createTestWorkspace(), "Hello")).status).toBe(404);
  const { messages } = await phone.day();
  expect(messages).toContainEqual(expect.objectContaining({ kind: "message", body: "Ring twice" }));
  const lines = await who.scope.db.select().from(auditLog);
  expect(lines.map(({ action: named }) => named)).toContain("routes.message");
  // Without a gateway nothing waits to be sent; with one it goes out once.
  expect(await who.scope.db.select().from(mailOutbox).where(eq(mailOutbox.channel, "text"))).toHaveLength(0);
  const texts: { to: string; text: string }[] = [];
  const sendText = async (text: (typeof texts)[number]) => void texts.push(text);
  const ports = { ...who.scope.ports, sendText, texts: "sent" as const };
  const agentId = world.agentIds[0] ?? "";
  const shifts = { agentId, kind: "shifts", text: { subject: "Shifts", body: "Your shifts" } } as const;
  for (const _ of [1, 2]) await commit(who.scope.db, notifyAgents({ ...who.scope, ports }, [shifts]));
  const app = { ...createAppContext(env, () => {}), ports };
  await sendMails(app);
  await sendMails(app);
  expect(texts).toMatchObject([{ text: "Your shifts", to: expect.stringMatching(/^\+/) }]);
});
