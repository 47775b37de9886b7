import { abortAllDurableObjects, evictAllDurableObjects } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { notifications } from "#app/modules/notifications/db/notifications.tables.ts";
import { plans, planVersions } from "#app/modules/planning/db/plans.tables.ts";
import { planStatuses } from "#app/modules/planning/model/plan.enums.ts";
import { type PlanLiveMessage, parseLiveMessage } from "#app/modules/planning/model/plan-live.ts";
import { runMoves } from "#app/modules/shipments/db/move.writes.server.ts";
import { shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { createPlanWorld, createTestPlan } from "#tests/factories/plans.ts";
import { createAppContext } from "#workers/environment.ts";
import { sweepPlans } from "#workers/scheduled.ts";
import { optimizeToReady, viewPlan, waitForStatus } from "../plan-watch.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

/** A viewer's socket with all received messages. */
async function watch(who: TestWorkspace, planId: string) {
  const response = await who.fetch(`/api/plans/${planId}/live`, { headers: { Upgrade: "websocket" } });
  const socket = response.webSocket;
  if (!socket) throw new Error(`no socket: ${response.status}`);
  const updates: PlanLiveMessage[] = [];
  socket.addEventListener("message", ({ data }) => {
    const message = parseLiveMessage(String(data));
    if (message) updates.push(message as PlanLiveMessage);
  });
  socket.accept();
  const next = async <K extends PlanLiveMessage["kind"]>(
    kind: K,
    of: (each: Extract<PlanLiveMessage, { kind: K }>) => boolean = () => true,
  ) => {
    for (const end = Date.now() + 10_000; Date.now() < end; await scheduler.wait(10)) {
      const found = updates.find(
        (each): each is Extract<PlanLiveMessage, { kind: K }> => each.kind === kind && of(each as never),
      );
      if (found) return found;
    }
    throw new Error(`never updates ${kind}; updates ${JSON.stringify(updates)}`);
  };
  return { socket, updates, next };
}

async function makeBusy(shipments: number) {
  const who = await createTestWorkspace();
  const world = await createPlanWorld(who.scope, { shipments, agents: 4, maxWeight: 1_000_000 });
  const planId = await createTestPlan(who.scope, world);
  return { who, planId };
}

test("viewers get the search's progress: a first complete plan, better ones, and the end", async () => {
  const { who, planId } = await makeBusy(60);
  const viewer = await watch(who, planId);
  expect(await viewer.next("welcome")).toMatchObject({
    version: 0,
    status: planStatuses.code.pending,
    progress: null,
    viewers: [{ userId: who.userId }],
  });
  await who.fetch(`/api/plans/${planId}/optimize`, { body: { seed: 1 } });
  const { progress } = await viewer.next("progress");
  expect(progress).toMatchObject({ assigned: 60, unassigned: 0, history: [expect.any(Number)] });
  expect(progress.seconds).toBeLessThan(1);
  const later = await viewer.next("progress", (each) => each.progress.iterations > 30_000);
  expect(later.progress.duration).toBeLessThanOrEqual(progress.duration);
  const stopped = await who.fetch(`/api/plans/${planId}/stop`, { body: {} });
  expect(stopped.status).toBe(200);
  const run = { effort: "standard", ended: "stopped", iterations: expect.any(Number) };
  expect(await viewer.next("optimized")).toMatchObject({ outcome: "stopped", version: 1, run });
  expect(await viewer.next("version")).toMatchObject({ version: 1, reason: "optimized", summary: { assigned: 60 } });
});

test("a search without improvement ends by itself, and its version records the result", async () => {
  const { who, planId } = await makeBusy(8);
  const viewer = await watch(who, planId);
  const before = await viewPlan(who, planId);
  expect(before.efforts.map(({ effort }) => effort)).toEqual(["quick", "standard", "thorough"]);
  const requested = await who.fetch(`/api/plans/${planId}/optimize`, { body: { effort: "quick" } });
  expect(requested.status).toBe(202);
  const over = await viewer.next("optimized");
  if (over.outcome === "failed") throw new Error(over.code);
  const { run } = over;
  expect(run).toMatchObject({ effort: "quick", budget: 13_000, ended: "no_better" });
  expect(run.iterations).toBeLessThan(13_000);
  const { versions } = await waitForStatus(who, planId, 4);
  expect(versions[0]?.run).toEqual(run);
  const unknown = await who.fetch(`/api/plans/${planId}/optimize`, { body: { effort: "heroic" } });
  expect(unknown.status).toBe(422);
});

test("during optimization other changes are rejected as busy, and a second stop has no effect", async () => {
  const { who, planId } = await makeBusy(30);
  await who.fetch(`/api/plans/${planId}/optimize`, { body: { effort: "thorough" } });
  const code = async (path: string, body: unknown, method = "POST") =>
    (await (await who.fetch(`/api/plans/${planId}${path}`, { body, method })).json<{ code?: string }>()).code;
  expect(await code("/optimize", {})).toBe("plan_busy");
  expect(await code("/undo", { based_on: 0 })).toBe("plan_busy");
  expect(await code("/confirm", { based_on: 0, preserve_sequences: false })).toBe("plan_busy");
  expect(await code("/discard", {})).toBe("plan_busy");
  expect(await code("", { version: 1, end_at: "2026-11-23T21:00" }, "PUT")).toBe("plan_busy");
  const stops = await Promise.all([code("/stop", {}), code("/stop", {})]);
  expect(stops.sort()).toEqual(["illegal_transition", undefined]);
  const versions = await who.scope.db.select().from(planVersions).where(eq(planVersions.planId, planId));
  expect(versions).toHaveLength(1);
});

test("two people see each other, what each is editing, and each other's changes", async () => {
  const { who, planId } = await makeBusy(6);
  const other = await createTestWorkspace({ member: who, permissions: ["plans", "plans.execute"] });
  const mine = await watch(who, planId);
  const theirs = await watch(other, planId);
  await mine.next("presence", ({ viewers }) => viewers.length === 2);
  theirs.socket.send(JSON.stringify({ kind: "editing", routeId: "r2" }));
  theirs.socket.send("not json");
  await mine.next("presence", ({ viewers }) =>
    viewers.some(({ userId, routeId }) => userId === other.userId && routeId === "r2"),
  );
  await optimizeToReady(who, planId);
  const locked = await other.fetch(`/api/plans/${planId}/routes/r1/lock`, { body: { based_on: 1 } });
  expect(locked.status).toBe(200);
  expect(await mine.next("version", ({ version }) => version === 2)).toMatchObject({
    userId: other.userId,
    reason: "locked",
  });
  theirs.socket.close(1000);
  const alone = { kind: "presence", viewers: [{ userId: who.userId }] };
  await expect.poll(() => mine.updates.at(-1)).toMatchObject(alone);
});

test("another account gets no socket, with any headers", async () => {
  const { who, planId } = await makeBusy(1);
  const stranger = await createTestWorkspace();
  const caller = JSON.stringify({
    planId,
    caller: { accountId: who.account.id, userId: who.userId, name: "x", language: "en" },
  });
  const headers = { Upgrade: "websocket", "x-plan-caller": caller };
  expect((await stranger.fetch(`/api/plans/${planId}/live`, { headers })).status).toBe(404);
  expect((await who.fetch(`/api/plans/${planId}/live`)).status).toBe(400);
});

const isInTheMiddle = (updates: PlanLiveMessage) => updates.kind === "progress" && updates.progress.iterations > 0;
const isFarOrOver = (updates: PlanLiveMessage) =>
  isInTheMiddle(updates) ||
  updates.kind === "optimized" ||
  (updates.kind === "welcome" && updates.status === planStatuses.code.ready);

test.each([
  ["killed", abortAllDurableObjects],
  ["put to sleep", evictAllDurableObjects],
])("an optimization whose process is %s in the middle resumes, and ends in the same plan", async (_, interrupt) => {
  const plans: unknown[] = [];
  for (const interrupted of [false, true]) {
    const who = await createTestWorkspace();
    const world = await createPlanWorld(who.scope, { shipments: 20, agents: 2, maxWeight: 140_000 });
    const planId = await createTestPlan(who.scope, world);
    await who.fetch(`/api/plans/${planId}/optimize`, { body: { seed: 5, effort: "thorough" } });
    await waitForStatus(who, planId, 3);
    for (let kills = interrupted ? 2 : 0; kills > 0; kills -= 1) {
      // A separate socket each time: that of a dead process sends nothing. The second finds it still running, or over.
      const viewer = await watch(who, planId);
      await expect
        .poll(() => viewer.updates.some(kills === 2 ? isInTheMiddle : isFarOrOver), { timeout: 10_000 })
        .toBe(true);
      viewer.socket.close(1000);
      await interrupt();
    }
    const { document, versions } = await waitForStatus(who, planId, 4);
    expect(versions).toHaveLength(1);
    plans.push(
      document?.routes.map(({ stops }) => stops.map(({ shipmentId }) => world.shipmentIds.indexOf(shipmentId))),
    );
  }
  expect(plans[1]).toEqual(plans[0]);
});

test("inputs changed during the run make the result stale, and nothing is lost", async () => {
  const { who, planId } = await makeBusy(20);
  await who.fetch(`/api/plans/${planId}/optimize`, { body: { effort: "thorough" } });
  const { inputs } = await waitForStatus(who, planId, 3);
  const gone = inputs.shipments[0]?.id ?? "";
  expect(await runMoves(who.scope, [{ id: gone, action: "unplan" }])).toMatchObject({ ok: true });
  await who.fetch(`/api/plans/${planId}/stop`, { body: {} });
  const seen = await viewPlan(who, planId);
  expect(seen.plan).toMatchObject({
    status: planStatuses.code.pending,
    stale: true,
    currentVersion: 1,
    shipmentCount: 19,
  });
  expect(seen.document?.routes.flatMap(({ stops }) => stops)).toHaveLength(19);
});

test("a plan with auto-confirm confirms when nothing is violated; unrouted shipments are Pending again", async () => {
  const who = await createTestWorkspace();
  const world = await createPlanWorld(who.scope, {
    shipments: 5,
    agents: 1,
    maxWeight: 100_000,
    window: (at) => ({
      from: `2026-11-23T${at === 0 ? "01:00" : "08:00"}`,
      to: `2026-11-23T${at === 0 ? "02:00" : "16:00"}`,
    }),
  });
  const planId = await createTestPlan(who.scope, world);
  await who.fetch(`/api/plans/${planId}`, { method: "PUT", body: { version: 1, auto_confirm: true } });
  await who.fetch(`/api/plans/${planId}/optimize`, { body: {} });
  const { plan } = await waitForStatus(who, planId, 5);
  expect(plan).toMatchObject({ shipmentCount: 4, autoConfirm: true });
  const rows = await who.scope.db.select().from(shipments);
  expect(rows.map(({ id, status, planId: of }) => [id, status, of])).toEqual(
    world.shipmentIds.map((id, at) => (at === 0 ? [id, 1, null] : [id, 3, planId])),
  );
});

test("a plan with auto-confirm that serves no shipment stays Ready, and people who see plans are notified", async () => {
  const who = await createTestWorkspace();
  const world = await createPlanWorld(who.scope, { shipments: 2, agents: 1, maxWeight: 1 });
  const planId = await createTestPlan(who.scope, world);
  await who.fetch(`/api/plans/${planId}`, { method: "PUT", body: { version: 1, auto_confirm: true } });
  await who.fetch(`/api/plans/${planId}/optimize`, { body: {} });
  await vi.waitFor(
    async () => {
      const [updates] = await who.scope.db.select().from(notifications);
      expect(updates).toMatchObject({ kind: "plan_alert", detail: { planId, reason: "auto_confirm_empty" } });
    },
    { timeout: 25_000 },
  );
  const { plan } = await viewPlan(who, planId);
  expect(plan).toMatchObject({ status: planStatuses.code.ready, summary: { assigned: 0 } });
  const rows = await who.scope.db.select().from(shipments);
  expect(rows.map(({ status, planId: of }) => [status, of])).toEqual(world.shipmentIds.map(() => [2, planId]));
});

test("a plan waiting for a lost run is Pending again, with the reason", async () => {
  const { who, planId } = await makeBusy(3);
  await who.scope.db.update(plans).set({ status: planStatuses.code.optimizing }).where(eq(plans.id, planId));
  await sweepPlans(createAppContext(env, () => {}));
  const { plan } = await viewPlan(who, planId);
  expect(plan).toMatchObject({ status: planStatuses.code.pending, problem: { code: "plan_unsolvable" } });
});
