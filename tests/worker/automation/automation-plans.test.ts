import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { automationRules, automationRuns } from "#app/modules/automation/db/automation.tables.ts";
import { membershipLocations } from "#app/modules/identity/db/members.tables.ts";
import { notifications } from "#app/modules/notifications/db/notifications.tables.ts";
import { shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { permissions } from "#app/platform/access/permissions.ts";
import { createBreakingDatabase } from "#tests/factories/breaking-database.ts";
import { createPlanWorld, seedShipments } from "#tests/factories/plans.ts";
import { createRule, lookFrom, parseMoment, readPlans, readTestRuns, sweepAt } from "../automation.ts";
import { waitForStatus } from "../plan-watch.ts";
import { startTestsAt } from "../test-clock.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

// Rooms keep the machine's clock; rules are swept at moments that the tests name.
startTestsAt("2026-11-22T12:00:00Z");

async function makeWorld(more: object = {}, shipmentCount = 4) {
  const who = await createTestWorkspace({ timezone: "Europe/Vaduz", country: "LI" });
  const world = await createPlanWorld(who.scope, { shipments: shipmentCount, agents: 2 });
  const ruleId = await createRule(who, world.locationId, more);
  return { who, world, ruleId };
}

/** 05:30 in Vaduz, Monday 23 November 2026. */
const monday = "2026-11-23T04:30";

async function firstPlan(who: TestWorkspace) {
  const [plan] = await readPlans(who);
  if (!plan) throw new Error("no plan was made");
  return plan;
}

test("a rule creates a plan of pending shipments, optimizes and confirms it, and logs it", async () => {
  const { who } = await makeWorld();
  await sweepAt("2026-11-23T04:29");
  expect(await readPlans(who)).toEqual([]);
  await sweepAt(monday);
  const plan = await firstPlan(who);
  expect(plan).toMatchObject({
    name: "Morning plan, 23. Nov.",
    createdByAutomation: true,
    createdBy: null,
    startAt: "2026-11-23T07:00",
    endAt: "2026-11-23T16:00",
    shipmentCount: 4,
    autoConfirm: true,
  });
  await waitForStatus(who, plan.id, 5);
  await sweepAt("2026-11-23T04:31");
  expect(await readTestRuns(who)).toMatchObject([
    {
      state: "confirmed",
      reason: null,
      planId: plan.id,
      dueAt: parseMoment(monday),
      detail: { matched: 4, planned: 4 },
    },
  ]);
  const answer = await who.fetch(`/api/automation-rules/${(await readTestRuns(who))[0]?.ruleId}/runs`);
  const { data } = await answer.json<{ data: { runs: unknown[] } }>();
  expect(data.runs).toMatchObject([{ state: "confirmed", plan: `${plan.name} · ${plan.number}`, shipment_type: 3 }]);
  const shown = await who.fetch(`/api/plans/${plan.id}`);
  expect(await shown.json()).toMatchObject({ data: { plan: { created_by_automation: true } } });
});

test("a cron message delivered twice, concurrently and repeated, creates one plan", async () => {
  const { who } = await makeWorld();
  await Promise.all([sweepAt(monday), sweepAt(monday), sweepAt(monday)]);
  await sweepAt("2026-11-23T04:31");
  expect(await readPlans(who)).toHaveLength(1);
  expect(await readTestRuns(who)).toHaveLength(1);
});

test("killed before or after any of its batches, it creates one plan in the end", async () => {
  for (const batch of [1, 2, 3, 4, 5])
    for (const when of ["before", "after"] as const) {
      const { who } = await makeWorld({ auto_confirm: false }, 2);
      await sweepAt(monday, (db) => createBreakingDatabase(db, (n) => (n === batch ? when : null))).catch(() => {});
      await sweepAt("2026-11-23T04:31");
      await sweepAt("2026-11-23T04:32");
      const [plan, ...others] = await readPlans(who);
      expect(others, `${when} batch ${batch}`).toEqual([]);
      expect(plan?.shipmentCount, `${when} batch ${batch}`).toBe(2);
      expect((await readTestRuns(who)).map(({ state }) => state)).not.toContain("failed");
      await waitForStatus(who, plan?.id ?? "", 4);
    }
}, 120_000);

test("two hours late: a missed run is not caught up, and the next one executes", async () => {
  const { who } = await makeWorld();
  await sweepAt("2026-11-23T06:30");
  expect(await readPlans(who)).toEqual([]);
  expect(await readTestRuns(who)).toMatchObject([{ state: "missed", reason: "late", dueAt: parseMoment(monday) }]);
  await sweepAt("2026-11-24T04:30");
  expect(await readPlans(who)).toMatchObject([{ startAt: "2026-11-24T07:00" }]);
});

test("a rule that cannot be evaluated does not block others", async () => {
  const { who, world, ruleId } = await makeWorld({ name: "Broken" });
  await createRule(who, world.locationId);
  const [row] = await who.scope.db.select().from(automationRules).where(eq(automationRules.id, ruleId));
  if (!row) throw new Error("no rule");
  const never = { every: "weekly" as const, weekdays: [], time: "05:30" };
  await who.scope.db
    .update(automationRules)
    .set({ definition: { ...row.definition, schedule: never } })
    .where(eq(automationRules.id, ruleId));
  await sweepAt(monday);
  expect((await readPlans(who)).map(({ name }) => name)).toEqual(["Morning plan, 23. Nov."]);
});

test("a run without work is logged with its reason", async () => {
  const { who, ruleId } = await makeWorld({}, 0);
  await sweepAt(monday);
  expect(await readTestRuns(who)).toMatchObject([{ state: "skipped", reason: "no_shipments", detail: { matched: 0 } }]);
  const [rule] = await who.scope.db.select().from(automationRules).where(eq(automationRules.id, ruleId));
  const depot = rule?.locationId ?? "";
  await createRule(who, depot, { name: "Everyone checked in", attendance: "checked_in" });
  await seedShipments(who.scope, depot, { shipments: 1, agents: 0 });
  await sweepAt(monday);
  expect((await readTestRuns(who)).map(({ reason }) => reason).sort()).toEqual(["no_shipments", "nobody_checked_in"]);
});

test("filters choose shipments and agents; a plan includes nothing due after it", async () => {
  const { who, world } = await makeWorld({ name: "Other", active: false });
  const later = { from: "2026-11-25T08:00", to: "2026-11-25T16:00" };
  await seedShipments(who.scope, world.locationId, { shipments: 3, agents: 0, window: () => later });
  const [merchant, method] = [crypto.randomUUID(), crypto.randomUUID()];
  const [first, second] = world.shipmentIds;
  await who.scope.db
    .update(shipments)
    .set({ shippingMethodId: method, merchantId: merchant })
    .where(eq(shipments.id, first ?? ""));
  await who.scope.db
    .update(shipments)
    .set({ shippingMethodId: method })
    .where(eq(shipments.id, second ?? ""));
  const rule = await createRule(who, world.locationId);
  const only = async (filters: object) => {
    const [row] = await who.scope.db.select().from(automationRules).where(eq(automationRules.id, rule));
    if (!row) throw new Error("no rule");
    await who.scope.db
      .update(automationRules)
      .set({ definition: { ...row.definition, ...filters } })
      .where(eq(automationRules.id, rule));
  };
  await only({ merchants: [merchant], shipping_methods: [method] });
  await sweepAt(monday);
  expect((await firstPlan(who)).shipmentCount).toBe(1);
  await only({ merchants: [], shipping_methods: [method] });
  await sweepAt("2026-11-24T04:30");
  await only({ merchants: [], shipping_methods: [] });
  await sweepAt("2026-11-25T04:30");
  expect((await readPlans(who)).map(({ shipmentCount }) => shipmentCount)).toEqual([1, 1, 5]);
});

test("a rule excludes shipments with a listed value, and includes those without any", async () => {
  const { who, world } = await makeWorld({ active: false });
  const made = await who.fetch("/api/shipping-methods", {
    body: { name: "Express", type: 1, currency: "EUR", base_fee: 100 },
  });
  const { data } = await made.json<{ data: { id: string } }>();
  await who.scope.db
    .update(shipments)
    .set({ shippingMethodId: data.id })
    .where(eq(shipments.id, world.shipmentIds[0] ?? ""));
  await createRule(who, world.locationId, {
    name: "Others",
    shipping_methods: [data.id],
    except: ["shipping_methods"],
  });
  await sweepAt(monday);
  expect((await firstPlan(who)).shipmentCount).toBe(world.shipmentIds.length - 1);
  const strange = await who.fetch("/api/automation-rules/dry-run", { body: { except: ["plans"] } });
  expect(strange.status).toBe(422);
});

test("a paused rule does nothing, and its time is not missed; a limited member sees rules of their depots", async () => {
  const { who, ruleId } = await makeWorld();
  const paused = await who.fetch(`/api/automation-rules/${ruleId}/pause`, { body: {} });
  expect(paused.status).toBe(200);
  await sweepAt("2026-11-23T09:30");
  expect(await readTestRuns(who)).toEqual([]);
  const row = await who.fetch(`/api/automation-rules/${ruleId}`);
  expect(await row.json()).toMatchObject({ data: { automation_rule: { active: false, next_at: null } } });
  await who.fetch(`/api/automation-rules/${ruleId}/enable`, { body: {} });
  await sweepAt("2026-11-24T04:30");
  expect(await readTestRuns(who)).toMatchObject([{ dueAt: parseMoment("2026-11-24T04:30") }]);
  const foreign = await createTestWorkspace();
  for (const path of [`/api/automation-rules/${ruleId}`, `/api/automation-rules/${ruleId}/runs`])
    expect((await foreign.fetch(path)).status).toBe(404);
});

test("a rule plans shipments of its depot only", async () => {
  const { who, world } = await makeWorld();
  const other = await createPlanWorld(who.scope, { shipments: 3, agents: 2 });
  await createRule(who, other.locationId, { name: "Other depot" });
  await sweepAt(monday);
  const made = await readPlans(who);
  expect(made.map(({ locationId, shipmentCount }) => [locationId, shipmentCount]).toSorted()).toEqual(
    [
      [world.locationId, 4],
      [other.locationId, 3],
    ].toSorted(),
  );
});

test("failures are reported once to people who see plans", async () => {
  const { who, world } = await makeWorld();
  await who.fetch(`/api/locations/${world.locationId}`, { method: "DELETE" });
  await sweepAt(monday);
  await sweepAt("2026-11-23T04:31");
  expect(await readTestRuns(who)).toMatchObject([{ state: "failed", reason: "refused" }]);
  const received = await who.scope.db.select().from(notifications).where(eq(notifications.accountId, who.account.id));
  expect(received).toMatchObject([{ kind: "rule_alert", detail: { name: "Morning plan", reason: "refused" } }]);
});

test("run now creates the plan at once, and only one if pressed twice", async () => {
  const { who, ruleId } = await makeWorld({ active: false, auto_confirm: false });
  const requested = await Promise.all([1, 2].map(() => who.fetch(`/api/automation-rules/${ruleId}/run`, { body: {} })));
  expect(requested.map(({ status }) => status)).toEqual([200, 200]);
  await sweepAt("2026-11-22T12:01");
  expect((await readPlans(who)).length).toBeLessThanOrEqual(1);
  const runs = await who.scope.db.select().from(automationRuns).where(eq(automationRuns.ruleId, ruleId));
  expect(runs.length).toBeGreaterThan(0);
});

test("a dry run lists each day's matches and changes nothing", async () => {
  const { who, world } = await makeWorld({ active: false });
  await who.scope.db
    .update(shipments)
    .set({ createdAt: parseMoment("2026-11-18T10:00") })
    .where(eq(shipments.accountId, who.account.id));
  const rule = await who.fetch("/api/automation-rules");
  const { data } = await rule.json<{ data: { automation_rules: Record<string, unknown>[] } }>();
  const { schedule, delay_minutes, duration_minutes, shipment_types, location_id } = data.automation_rules[0] ?? {};
  const body = {
    ...{ schedule, location_id },
    delay_minutes,
    duration_minutes: 6_000,
    shipment_types,
    merchants: [],
    customers: [],
    shipping_methods: [],
  };
  const answer = await who.fetch("/api/automation-rules/dry-run", { body });
  const received = await answer.json<{
    data: { matched: number; days: { date: string; runs: number; matched: number }[] };
  }>();
  expect(received.data.matched).toBe(4);
  const elsewhere = { ...body, location_id: crypto.randomUUID() };
  const other = await (await who.fetch("/api/automation-rules/dry-run", { body: elsewhere })).json();
  expect(other).toMatchObject({ data: { matched: 0 } });
  expect(received.data.days.map(({ runs }) => runs)).toEqual([1, 1, 1, 1, 1, 0, 0]);
  expect(received.data.days.find(({ matched }) => matched > 0)?.date).toBe("2026-11-19");
  expect(duration_minutes).toBe(540);
  expect(delay_minutes).toBe(90);
  expect(await readPlans(who)).toEqual([]);
  expect(world.shipmentIds).toHaveLength(4);
});

test("a week of a rule, swept each half hour: a plan on every working day, none at the weekend", async () => {
  const { who, world } = await makeWorld({ auto_confirm: false }, 0);
  for (let at = parseMoment("2026-11-23T00:00"); at < parseMoment("2026-11-30T00:00"); at += 30 * 60_000) {
    const date = new Date(at).toISOString().slice(0, 10);
    // Each day's goods come in at midnight, but none on Wednesday.
    if (new Date(at).getUTCHours() === 0 && new Date(at).getUTCMinutes() === 0 && date !== "2026-11-25")
      await seedShipments(who.scope, world.locationId, {
        ...{ shipments: 2, agents: 0 },
        window: () => ({ from: `${date}T08:00`, to: `${date}T16:00` }),
      });
    await sweepAt(at);
    const open = (await readTestRuns(who)).find(({ state }) => state === "searching");
    if (open?.planId) await waitForStatus(who, open.planId, 4);
  }
  const runs = await readTestRuns(who);
  expect(runs.map(({ state, dueAt }) => `${new Date(dueAt ?? 0).toISOString().slice(5, 16)} ${state}`)).toEqual([
    "11-23T04:30 ready",
    "11-24T04:30 ready",
    "11-25T04:30 skipped",
    "11-26T04:30 ready",
    "11-27T04:30 ready",
  ]);
  expect((await readPlans(who)).map(({ shipmentCount }) => shipmentCount)).toEqual([2, 2, 2, 2]);
}, 120_000);

test("of two rules at the same time the earlier one plans first; the later one logs what was already planned", async () => {
  const { who, world, ruleId } = await makeWorld({ auto_confirm: false });
  const second = await createRule(who, world.locationId, { name: "Second", auto_confirm: false });
  expect((await who.fetch(`/api/automation-rules/${second}/move`, { body: { place: 1 } })).status).toBe(200);
  await sweepAt(monday);
  const runs = new Map((await readTestRuns(who)).map((run) => [run.ruleId, run]));
  expect(runs.get(second)).toMatchObject({ detail: { matched: 4 }, planId: expect.any(String) });
  expect(runs.get(ruleId)).toMatchObject({
    state: "skipped",
    reason: "handled",
    detail: { matched: 0, already_planned: 4 },
  });
  expect(await readPlans(who)).toHaveLength(1);
});

/** Saves a rule as it is read, which makes it the writer's. */
async function saveAgain(writer: TestWorkspace, ruleId: string) {
  const read = await writer.fetch(`/api/automation-rules/${ruleId}`);
  const { data } = await read.json<{ data: { automation_rule: Record<string, unknown> } }>();
  const { id: _id, created_at: _at, next_at: _next, ...rule } = data.automation_rule;
  const saved = await writer.fetch(`/api/automation-rules/${ruleId}`, { method: "PUT", body: rule });
  expect(saved.status, await saved.clone().text()).toBe(200);
}

test("a limited member's rule includes shipments that start or end at its depot, and no others without a depot", async () => {
  for (const writer of ["owner", "member", "owner after member"] as const) {
    const { who, world, ruleId } = await makeWorld();
    const [own, foreign] = await who.scope.db
      .select()
      .from(shipments)
      .where(eq(shipments.accountId, who.account.id))
      .orderBy(shipments.id);
    // Both come from an address of no depot; one goes to this one.
    const somewhere = { kind: "address" as const, address: { line1: "Hofweg 13", country: "LI" }, point: null };
    for (const [row, id] of [
      [own, world.locationId],
      [foreign, null],
    ] as const)
      await who.scope.db
        .update(shipments)
        .set({
          source: somewhere,
          sourceLocationId: null,
          destination: id ? { ...somewhere, kind: "location", id } : somewhere,
        })
        .where(eq(shipments.id, row?.id ?? ""));
    if (writer.includes("member")) {
      const member = await createTestWorkspace({ member: who, permissions: [...permissions] });
      await who.scope.db
        .insert(membershipLocations)
        .values({ accountId: who.account.id, userId: member.userId, locationId: world.locationId });
      await saveAgain(member, ruleId);
    }
    if (writer.startsWith("owner after")) await saveAgain(who, ruleId);
    await lookFrom(ruleId, "2026-11-22T12:00");
    await sweepAt(monday);
    expect((await firstPlan(who)).shipmentCount, writer).toBe(writer.startsWith("owner") ? 4 : 3);
  }
});
