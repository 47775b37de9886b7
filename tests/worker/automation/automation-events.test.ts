import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { notifications } from "#app/modules/notifications/db/notifications.tables.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { outbox } from "#app/platform/db/messages.tables.ts";
import { seedTestOrders } from "#tests/factories/orders.ts";
import { createPlanWorld, createTestPlan } from "#tests/factories/plans.ts";
import { workRuns } from "#workers/automation/work-runs.ts";
import { createAppContext } from "#workers/environment.ts";
import { relayOutbox } from "#workers/queues/outbox.ts";
import { readTestRuns } from "../automation.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

const app = () => createAppContext(env, () => {});

/** Processes the outbox until it is empty, including events that rules caused. */
async function settle(): Promise<void> {
  for (let round = 0; round < 8; round += 1) {
    const worked = await relayOutbox(app());
    await workRuns(app());
    if (worked === 0) return;
  }
}

async function makeRule(who: TestWorkspace, rule: object): Promise<string> {
  const answer = await who.fetch("/api/automation-rules", { body: { active: true, conditions: [], ...rule } });
  if (answer.status !== 201) throw new Error(await answer.text());
  return (await answer.json<{ data: { id: string } }>()).data.id;
}

/** One order of the workspace, with some columns as they are wanted, and an event of it in the outbox. */
async function happens(who: TestWorkspace, topic: string, set: Partial<typeof orders.$inferInsert> = {}) {
  const [order] = await seedTestOrders(who.scope, 1);
  if (!order) throw new Error("no order");
  if (Object.keys(set).length > 0) await who.scope.db.update(orders).set(set).where(eq(orders.id, order.id));
  // The order itself shows that it was created.
  if (topic !== "order.created") await tells(who, topic, order);
  return order;
}

async function tells(who: TestWorkspace, topic: string, { id, number }: { id: string; number: string }, moved = {}) {
  const received = { orders: [{ id, number, from: null, to: 2, ...moved }] };
  const at = Date.now();
  await env.DB.prepare(
    "insert into outbox (id, account_id, topic, payload, depth, created_at, due_at) values (?,?,?,?,0,?,?)",
  )
    .bind(crypto.randomUUID(), who.account.id, topic, JSON.stringify(received), at, at)
    .run();
}

const tagsOf = async (who: TestWorkspace, id: string) =>
  (await who.scope.db.select({ tags: orders.tags }).from(orders).where(eq(orders.id, id)))[0]?.tags;

const light = { field: "weight", not: false, values: [",5000000"] };

test("an event rule runs its steps on matching orders, and logs why others did not match", async () => {
  const who = await createTestWorkspace();
  await makeRule(who, {
    name: "Express",
    event: "order_created",
    conditions: [light],
    actions: [{ type: "add_tag", tag: "express" }],
  });
  await makeRule(who, {
    ...{ name: "Never", event: "order_created", actions: [{ type: "add_tag", tag: "never" }] },
    conditions: [light, { field: "external_id", not: false, values: ["no such reference"] }],
  });
  const stranger = await createTestWorkspace();
  await makeRule(stranger, { name: "All", event: "order_created", actions: [{ type: "add_tag", tag: "strange" }] });
  const order = await happens(who, "order.created");
  await settle();
  expect(await tagsOf(who, order.id)).toEqual(["express"]);
  expect(await readTestRuns(stranger)).toEqual([]);
  expect(
    (await readTestRuns(who)).map(({ ruleName, state, reason, detail }) => ({ ruleName, state, reason, detail })),
  ).toEqual(
    expect.arrayContaining([
      { ruleName: "Express", state: "applied", reason: null, detail: { done: 1 } },
      { ruleName: "Never", state: "skipped", reason: "no_match", detail: { unmatched: ["external_id"] } },
    ]),
  );
  const timeline = await who.scope.db.all<{ name: string }>(
    sql`select actor_name as name from order_events where order_id = ${order.id} and actor_id is null and type = 'updated'`,
  );
  expect(timeline.map(({ name }) => name)).toEqual(["Rule Express"]);
});

test("a rule acts on events after its activation: earlier ones are skipped and logged", async () => {
  const who = await createTestWorkspace();
  const rule = { event: "order_created", actions: [{ type: "add_tag", tag: "seen" }] };
  const paused = await makeRule(who, { ...rule, name: "Paused", active: false });
  const kept = await makeRule(who, { ...rule, name: "Kept", actions: [{ type: "add_tag", tag: "kept" }] });
  await scheduler.wait(5);
  const before = await happens(who, "order.created");
  await scheduler.wait(5);
  await makeRule(who, { ...rule, name: "Fresh" });
  const on = await who.fetch(`/api/automation-rules/${paused}/enable`, { body: {} });
  expect(on.status).toBe(200);
  // Saving an active rule again keeps its position in the events.
  const row = await who.fetch(`/api/automation-rules/${kept}`);
  const { data } = await row.json<{ data: { automation_rule: { version: number } } }>();
  const again = { ...rule, name: "Kept on", active: true, conditions: [], actions: [{ type: "add_tag", tag: "kept" }] };
  const written = await who.fetch(`/api/automation-rules/${kept}`, {
    method: "PUT",
    body: { ...again, version: data.automation_rule.version },
  });
  expect(written.status, await written.text()).toBe(200);
  await settle();
  expect(await tagsOf(who, before.id)).toEqual(["kept"]);
  const received = (await readTestRuns(who)).map(({ ruleName, state, reason }) => `${ruleName} ${state} ${reason}`);
  expect(received.sort()).toEqual(["Fresh skipped before_rule", "Kept on applied null", "Paused skipped before_rule"]);
  const after = await happens(who, "order.created");
  await settle();
  expect((await tagsOf(who, after.id))?.sort()).toEqual(["kept", "seen"]);
});

test("an event delivered twice runs its rule once", async () => {
  const who = await createTestWorkspace();
  await makeRule(who, { name: "Notified", event: "order_created", actions: [{ type: "alert" }] });
  const order = await happens(who, "order.created");
  await Promise.all([relayOutbox(app()), relayOutbox(app())]);
  await Promise.all([workRuns(app()), workRuns(app()), workRuns(app())]);
  // As after a process that died before it marked the message.
  await who.scope.db.update(outbox).set({ dueAt: 1, doneAt: null }).where(eq(outbox.topic, "order.created"));
  await settle();
  const received = await who.scope.db.select().from(notifications).where(eq(notifications.accountId, who.account.id));
  expect(received).toMatchObject([{ kind: "rule_matched", detail: { name: "Notified", number: order.number } }]);
  expect(await readTestRuns(who)).toMatchObject([{ state: "applied" }]);
});

test("rules that start each other are stopped", async () => {
  const who = await createTestWorkspace();
  await makeRule(who, {
    ...{ name: "Ping", event: "order_updated", actions: [{ type: "add_tag", tag: "pong" }] },
    conditions: [{ field: "tags", not: true, values: ["pong"] }],
  });
  const order = await happens(who, "order.updated");
  await settle();
  expect(await tagsOf(who, order.id)).toEqual(["pong"]);
  // Its own change comes back to it, one deeper, and does not match any more.
  expect((await readTestRuns(who)).map(({ state, depth }) => `${state} ${depth}`).sort()).toEqual([
    "applied 0",
    "skipped 1",
  ]);
  await env.DB.prepare(
    "insert into outbox (id, account_id, topic, payload, depth, created_at, due_at) values (?,?,'order.updated',?,3,1,1)",
  )
    .bind(crypto.randomUUID(), who.account.id, JSON.stringify({ orders: [{ ...order, from: 2, to: 2 }] }))
    .run();
  await settle();
  expect((await readTestRuns(who)).find(({ state }) => state === "stopped")).toMatchObject({
    reason: "loop",
    depth: 3,
  });
});

test("imported and attempted orders are distinguished from other creations and changes", async () => {
  const who = await createTestWorkspace();
  await makeRule(who, { name: "Imported", event: "order_imported", actions: [{ type: "alert" }] });
  await makeRule(who, { name: "Attempted", event: "order_attempted", actions: [{ type: "alert" }] });
  await happens(who, "order.created");
  await happens(who, "order.created", { importId: crypto.randomUUID(), importRow: 1 });
  const order = await happens(who, "order.closed");
  await tells(who, "order.status_changed", order, { from: 2, to: 3 });
  await tells(who, "order.status_changed", order, { from: 6, to: 8 });
  await settle();
  expect((await readTestRuns(who)).map(({ ruleName }) => ruleName).sort()).toEqual(["Attempted", "Imported"]);
});

test("a shipment is created and joins the open plan; a rejected step ends the rule and is reported", async () => {
  const who = await createTestWorkspace();
  const world = await createPlanWorld(who.scope, { shipments: 1, agents: 1 });
  const planId = await createTestPlan(who.scope, world);
  // Publishes all earlier events before the rule exists.
  await settle();
  const steps = [{ type: "ship" }, { type: "add_to_plan" }];
  await makeRule(who, { name: "Out", event: "order_created", actions: steps });
  await happens(who, "order.created");
  await settle();
  const [run] = await readTestRuns(who);
  expect(run).toMatchObject({ state: "applied", detail: { done: 2 } });
  const plan = await who.fetch(`/api/plans/${planId}`);
  expect(await plan.json()).toMatchObject({ data: { plan: { shipment_count: 2 } } });
  await happens(who, "order.created", { heldFor: "WRONG_NUMBER" });
  await settle();
  expect((await readTestRuns(who)).find(({ state }) => state === "failed")).toMatchObject({
    ...{ reason: "step_refused", detail: { done: 0, step: "ship", code: "order_held" } },
  });
});

test("a dry run of an event counts the matching orders of seven days; conditions it cannot check are rejected", async () => {
  const who = await createTestWorkspace();
  await happens(who, "order.created");
  await happens(who, "order.created", { tags: ["fragile"] });
  await settle();
  const ask = async (conditions: object[]) => {
    const answer = await who.fetch("/api/automation-rules/dry-run", { body: { event: "order_created", conditions } });
    return { status: answer.status, received: await answer.json<{ data?: { matched: number }; errors?: object }>() };
  };
  expect((await ask([])).received.data?.matched).toBe(2);
  expect((await ask([{ field: "tags", values: ["fragile"] }])).received.data?.matched).toBe(1);
  expect((await ask([{ field: "colour", values: ["red"] }])).status).toBe(422);
  const both = {
    name: "Both",
    event: "order_created",
    schedule: { every: "hourly", minute: 0 },
    actions: [{ type: "alert" }],
  };
  expect((await who.fetch("/api/automation-rules", { body: both })).status).toBe(422);
  const foreign = {
    name: "Method",
    event: "order_created",
    actions: [{ type: "set_method", shipping_method_id: crypto.randomUUID() }],
  };
  const refused = await who.fetch("/api/automation-rules", { body: foreign });
  expect(await refused.json()).toMatchObject({ errors: { "actions.0": expect.any(Array) } });
});

test("a rule puts matching orders on hold, and logs it once", async () => {
  const who = await createTestWorkspace();
  await makeRule(who, {
    name: "Look first",
    event: "order_created",
    conditions: [light],
    actions: [{ type: "hold" }, { type: "add_tag", tag: "look" }],
  });
  const { id } = await happens(who, "order.created");
  await settle();
  const [order] = await who.scope.db.select().from(orders).where(eq(orders.id, id));
  expect(order).toMatchObject({ heldFor: "OFFICE", tags: expect.arrayContaining(["look"]) });
});

const orderOf = async (who: TestWorkspace) => {
  const answer = await who.fetch("/api/automation-rules");
  const { data } = await answer.json<{ data: { automation_rules: { id: string; name: string }[] } }>();
  return data.automation_rules.map(({ name }) => name);
};

const move = (who: TestWorkspace, id: string, place: unknown) =>
  who.fetch(`/api/automation-rules/${id}/move`, { body: { place } });

test("earlier rules act first; later ones skip and log what an earlier one claimed exclusively", async () => {
  const who = await createTestWorkspace();
  const rule = (name: string, more: object = {}) =>
    makeRule(who, { name, event: "order_created", actions: [{ type: "add_tag", tag: name }], ...more });
  await rule("First");
  await rule("Second");
  const keeper = await rule("Keeper", { stops: true });
  const narrow = await rule("Narrow", { conditions: [{ field: "external_id", values: ["none such"] }], stops: true });
  const one = await happens(who, "order.created");
  await settle();
  expect(await tagsOf(who, one.id)).toEqual(["First", "Second", "Keeper"]);
  expect((await move(who, keeper, 1)).status).toBe(200);
  expect((await move(who, narrow, 1)).status).toBe(200);
  expect(await orderOf(who)).toEqual(["Narrow", "Keeper", "First", "Second"]);
  const two = await happens(who, "order.created");
  await settle();
  expect(await tagsOf(who, two.id)).toEqual(["Keeper"]);
  const received = (await readTestRuns(who)).filter(({ orderId }) => orderId === two.id);
  expect(new Map(received.map(({ ruleName, state, reason, detail }) => [ruleName, [state, reason, detail]]))).toEqual(
    new Map([
      ["Narrow", ["skipped", "no_match", { unmatched: ["external_id"] }]],
      ["Keeper", ["applied", null, { done: 1 }]],
      ["First", ["skipped", "handled", { by: "Keeper" }]],
      ["Second", ["skipped", "handled", { by: "Keeper" }]],
    ]),
  );
});

test("rules are reordered one at a time; other accounts and invalid positions are rejected", async () => {
  const who = await createTestWorkspace();
  const other = await createTestWorkspace();
  const ids: string[] = [];
  for (const name of ["a", "b", "c"])
    ids.push(await makeRule(who, { name, event: "order_created", actions: [{ type: "alert" }] }));
  const [a = "", b = ""] = ids;
  expect(await orderOf(who)).toEqual(["a", "b", "c"]);
  await move(who, a, 99);
  expect(await orderOf(who)).toEqual(["b", "c", "a"]);
  await Promise.all([move(who, a, 1), move(who, b, 3)]);
  expect((await orderOf(who)).sort()).toEqual(["a", "b", "c"]);
  expect((await move(other, a, 1)).status).toBe(404);
  for (const place of [0, -1, "x", 1.5, null]) expect((await move(who, a, place)).status, String(place)).toBe(422);
});

test("all runs are one list, by rule, outcome and day", async () => {
  const who = await createTestWorkspace();
  const id = await makeRule(who, { name: "Tagged", event: "order_created", actions: [{ type: "add_tag", tag: "x" }] });
  await makeRule(who, {
    ...{ name: "Never", event: "order_created", actions: [{ type: "alert" }] },
    conditions: [{ field: "external_id", values: ["none such"] }],
  });
  const { number } = await happens(who, "order.created");
  await settle();
  const ask = async (query: string) => {
    const answer = await who.fetch(`/api/automation-runs?${query}`);
    return (await answer.json<{ data: { runs: { rule: string; order: string }[] } }>()).data.runs;
  };
  expect((await ask("")).map(({ rule }) => rule).sort()).toEqual(["Never", "Tagged"]);
  expect(await ask(`filters[rule][]=${id}`)).toMatchObject([{ rule: "Tagged", order: number, state: "applied" }]);
  expect(await ask("filters[state][]=skipped")).toMatchObject([{ rule: "Never", reason: "no_match" }]);
  expect(await ask("filters[at][]=before,2020-01-01")).toEqual([]);
  const stranger = await createTestWorkspace();
  expect(await (await stranger.fetch("/api/automation-runs")).json()).toMatchObject({ data: { runs: [] } });
});
