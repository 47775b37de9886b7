import { asc, eq } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { agentMessages } from "#app/modules/notifications/db/notifications.tables.ts";
import { routes, stops } from "#app/modules/planning/db/routes.tables.ts";
import type { PlanDocument } from "#app/modules/planning/model/plan-document.ts";
import { shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { createPlanWorld, createTestPlan } from "#tests/factories/plans.ts";
import { optimizeToReady, viewPlan } from "../plan-watch.ts";
import { setTimeTo } from "../test-clock.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

afterEach(() => vi.restoreAllMocks());

interface Spot {
  number: number;
  position: number;
}

interface Proposal {
  moves: { stop_id: string; shipment_id: string; from: Spot; to: Spot }[];
  routes: { route_id: string; version: number; stops: { stop_id: string; version: number }[] }[];
  before: { distance: number; late: number };
  after: { distance: number; late: number };
}

const ask = async (who: TestWorkspace, path: string, body: object = {}) => {
  const response = await who.fetch(path, { body });
  const answer = await response.json<{ data: Proposal; code?: string; params?: object }>();
  return { status: response.status, ...answer };
};

/**
 * A confirmed plan that nobody would drive: the stops of two routes dealt by turns. The first has left and done one stop, the
 * second has not; or nobody has.
 */
async function badDay(state: "one has left" | "nobody has left" = "one has left") {
  const who = await createTestWorkspace();
  const world = await createPlanWorld(who.scope, { shipments: 10, agents: 2, maxWeight: 60_000 });
  const planId = await createTestPlan(who.scope, world);
  const { document } = await optimizeToReady(who, planId);
  const all = document?.routes.flatMap((route) => route.stops) ?? [];
  const dealt: PlanDocument = {
    unassigned: [],
    routes: (document?.routes ?? []).map((route, turn) => ({
      ...route,
      stops: all.filter((_, at) => at % 2 === turn),
    })),
  };
  const adopted = dealt.routes.map(({ id, agentId, vehicleId, locked, stops: own }) => ({
    ...{ id, agent_id: agentId, vehicle_id: vehicleId, locked },
    stops: own.map(({ shipmentId, type, fixed }) => ({ shipment_id: shipmentId, type, fixed })),
  }));
  const change = { kind: "adopt", document: { routes: adopted, unassigned: [] } };
  const changed = await who.fetch(`/api/plans/${planId}/change`, { body: { based_on: 1, change } });
  if (!changed.ok) throw new Error(await changed.text());
  const confirmed = { based_on: 2, preserve_sequences: false };
  if (!(await who.fetch(`/api/plans/${planId}/confirm`, { body: confirmed })).ok) throw new Error("not confirmed");
  setTimeTo("2026-11-23T08:00:00.000Z");
  const [first, second] = await who.scope.db
    .select()
    .from(routes)
    .where(eq(routes.planId, planId))
    .orderBy(asc(routes.number));
  if (!first || !second) throw new Error("two routes are wanted");
  const whole = { who, planId, first, second, path: `/api/plans/${planId}` };
  if (state === "nobody has left") return { ...whole, done: undefined };
  await ask(who, `/api/routes/${first.id}/start`);
  const [next] = await stopsOf(who, first.id);
  await ask(who, `/api/routes/${first.id}/stops/${next?.id}/complete`);
  return { ...whole, done: (await stopsOf(who, first.id))[0] };
}

async function stopsOf({ scope }: TestWorkspace, routeId: string) {
  const rows = await scope.db.select().from(stops).where(eq(stops.routeId, routeId)).orderBy(asc(stops.position));
  return rows.filter(({ shipmentId }) => shipmentId !== null);
}

const everything = async (who: TestWorkspace, ids: readonly string[]) =>
  JSON.stringify([
    await Promise.all(ids.map((id) => stopsOf(who, id))),
    await who.scope.db.select().from(shipments).where(eq(shipments.accountId, who.account.id)).orderBy(shipments.id),
  ]);

test.each(["one has left", "nobody has left"] as const)(
  "the rest is reordered, %s: completed stops stay, loaded goods stay with their agent, drivers are notified",
  async (state) => {
    const { who, planId, first, second, done, path } = await badDay(state);
    const aboard = done ? (await stopsOf(who, first.id)).slice(1).map(({ shipmentId }) => shipmentId) : [];
    const kept = await everything(who, [first.id, second.id]);
    const { status, data: proposal } = await ask(who, `${path}/propose-replan`);
    expect(status).toBe(200);
    expect(proposal.moves.length).toBeGreaterThan(0);
    // A stop is named by its number on the whole route, not among the remaining ones.
    const numbers = [...(await stopsOf(who, first.id)), ...(await stopsOf(who, second.id))];
    for (const { stop_id, from } of proposal.moves)
      expect(from.position).toBe(numbers.find(({ id }) => id === stop_id)?.position);
    expect(proposal.after.distance).toBeLessThan(proposal.before.distance);
    expect(proposal.moves.map(({ stop_id }) => stop_id)).not.toContain(done?.id);
    for (const { shipment_id, from, to } of proposal.moves)
      if (aboard.includes(shipment_id)) expect(to.number).toBe(from.number);
    expect(await everything(who, [first.id, second.id])).toBe(kept);
    expect(await ask(who, `${path}/apply-replan`, { routes: proposal.routes })).toMatchObject({ status: 200 });
    for (const { route_id, stops: wanted } of proposal.routes) {
      const rows = await stopsOf(who, route_id);
      const open = rows.filter(({ finishedAt }) => finishedAt === null);
      expect(open.map(({ id }) => id)).toEqual(wanted.map(({ stop_id }) => stop_id));
      expect(rows.map(({ position }) => position)).toEqual(rows.map((_, at) => at + 1));
      expect(open.map(({ arriveAt }) => arriveAt)).toEqual(
        open.map(({ arriveAt }) => arriveAt).toSorted((a, b) => a - b),
      );
      for (const { arriveAt, latestAt } of open) expect(latestAt).toBeGreaterThanOrEqual(arriveAt);
      expect(open[0]?.arriveAt).toBeGreaterThanOrEqual(Date.now() - 60_000);
    }
    const after = [...(await stopsOf(who, first.id)), ...(await stopsOf(who, second.id))];
    expect(new Set(after.map(({ shipmentId }) => shipmentId)).size).toBe(10);
    expect(after).toHaveLength(10);
    if (done) expect(after.find(({ id }) => id === done.id)).toEqual(done);
    const crossed = proposal.moves.filter(({ from, to }) => from.number !== to.number).length;
    if (!done) expect(crossed).toBeGreaterThan(0);
    const rows = await who.scope.db.select().from(shipments).where(eq(shipments.accountId, who.account.id));
    for (const { shipmentId, routeId } of after)
      expect(rows.find(({ id }) => id === shipmentId)).toMatchObject({
        routeId,
        agentId: routeId === first.id ? first.agentId : second.agentId,
      });
    const received = await who.scope.db.select().from(agentMessages).where(eq(agentMessages.kind, "changed"));
    expect(new Set(received.map(({ routeId }) => routeId))).toEqual(
      new Set(proposal.routes.map(({ route_id }) => route_id)),
    );
    const view = await viewPlan(who, planId);
    expect([view.plan.status, view.versions[0]?.reason]).toEqual([5, "rest_optimized"]);
    expect(view.document?.routes.flatMap((route) => route.stops)).toHaveLength(10);
    expect((await ask(who, `${path}/propose-replan`)).data.moves).toEqual([]);
  },
);

test("a route that changed meanwhile is rejected by number, and nothing is half done", async () => {
  const { who, first, second, path } = await badDay();
  const { data: proposal } = await ask(who, `${path}/propose-replan`);
  const own = proposal.routes.find(({ route_id }) => route_id === first.id) ?? proposal.routes[0];
  const next = own?.stops[0]?.stop_id;
  expect((await ask(who, `/api/routes/${own?.route_id}/stops/${next}/complete`)).status).toBe(200);
  const kept = await everything(who, [first.id, second.id]);
  expect(await ask(who, `${path}/apply-replan`, { routes: proposal.routes })).toMatchObject({
    status: 409,
    code: "route_moved_on",
  });
  expect(await everything(who, [first.id, second.id])).toBe(kept);
});

test("a completion and an applied replan, or two replans, at the same moment keep each stop exactly once", async () => {
  const { who, first, second, path } = await badDay();
  const { data: proposal } = await ask(who, `${path}/propose-replan`);
  const own = proposal.routes.find(({ route_id }) => route_id === first.id) ?? proposal.routes[0];
  const take = () => ask(who, `${path}/apply-replan`, { routes: proposal.routes });
  const answers = await Promise.all([
    take(),
    ask(who, `/api/routes/${own?.route_id}/stops/${own?.stops[0]?.stop_id}/complete`),
    take(),
  ]);
  expect([answers[0], answers[2]].filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  for (const { status } of answers) expect([200, 409, 404]).toContain(status);
  const after = [...(await stopsOf(who, first.id)), ...(await stopsOf(who, second.id))];
  expect([after.length, new Set(after.map(({ shipmentId }) => shipmentId)).size]).toEqual([10, 10]);
});

test("loaded goods stay on their route, no stop is lost or doubled, and other accounts learn nothing", async () => {
  const { who, first, second, path } = await badDay();
  const named = async (routeId: string) => {
    const [row] = await who.scope.db.select().from(routes).where(eq(routes.id, routeId));
    const open = (await stopsOf(who, routeId)).filter(({ finishedAt }) => finishedAt === null);
    return {
      route_id: routeId,
      version: row?.version ?? 0,
      stops: open.map(({ id, version }) => ({ stop_id: id, version })),
    };
  };
  const [one, other] = [await named(first.id), await named(second.id)];
  const kept = await everything(who, [first.id, second.id]);
  const [aboard, ...rest] = one.stops;
  const over = [
    { ...one, stops: rest },
    { ...other, stops: [...other.stops, ...(aboard ? [aboard] : [])] },
  ];
  expect(await ask(who, `${path}/apply-replan`, { routes: over })).toMatchObject({
    status: 409,
    code: "rest_breaks_rule",
  });
  expect(await ask(who, `${path}/apply-replan`, { routes: [{ ...one, stops: rest }] })).toMatchObject({ status: 409 });
  const twice = [{ ...one, stops: [...one.stops, ...(aboard ? [aboard] : [])] }];
  expect(await ask(who, `${path}/apply-replan`, { routes: twice })).toMatchObject({ status: 409 });
  expect(await ask(who, `${path}/apply-replan`, { routes: [] })).toMatchObject({ status: 422 });
  expect(await ask(await createTestWorkspace(), `${path}/propose-replan`)).toMatchObject({ status: 404 });
  expect(await everything(who, [first.id, second.id])).toBe(kept);
});

test("a change budget holds: it limits how many stops move", async () => {
  const { who, path } = await badDay();
  for (const budget of [0, 1, 3]) {
    const { data } = await ask(who, `${path}/propose-replan`, { change_budget: budget });
    expect(data.moves.length).toBeLessThanOrEqual(budget);
  }
});
