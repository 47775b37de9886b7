import { expect, test } from "vitest";
import { customers } from "#app/modules/customers/db/customers.tables.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { outbox } from "#app/platform/db/messages.tables.ts";
import { createDepot, createOrderDraft } from "#tests/factories/orders.ts";
import { createPlanWorld, createTestPlan } from "#tests/factories/plans.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

interface Sent {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

async function ask(who: TestWorkspace, path: string, sent: Sent = {}) {
  const answer = await who.fetch(`/api/${path}`, sent);
  const text = await answer.text();
  const body: { data?: Record<string, unknown>; code?: string; errors?: object } = text ? JSON.parse(text) : {};
  return { status: answer.status, tag: answer.headers.get("ETag") ?? "", headers: answer.headers, text, ...body };
}

async function createOrder(who: TestWorkspace) {
  const draft = createOrderDraft(1, { source: { location_id: await createDepot(who.scope) } });
  const made = await ask(who, "orders", { body: draft });
  return { draft, number: String(made.data?.number), id: String(made.data?.id) };
}

test("an answer that is known is 304, and a change names what it saw by If-Match", async () => {
  const who = await createTestWorkspace();
  const { number } = await createOrder(who);
  const read = (headers = {}) => ask(who, `orders/${number}`, { headers });
  const first = await read();
  expect(first.tag).toMatch(/^"\d+-[0-9a-f]{16}"$/);
  for (const known of [first.tag, `W/${first.tag}`, `"other", ${first.tag}`, "*"])
    expect(await read({ "If-None-Match": known })).toMatchObject({ status: 304, text: "", tag: first.tag });
  expect((await read({ "If-None-Match": '"other"' })).status).toBe(200);

  const change = (notes: string, headers: Record<string, string>, more = {}) =>
    ask(who, `orders/${number}/notes`, { method: "PUT", body: { notes, ...more }, headers });
  const changed = await change("Ring twice", { "If-Match": first.tag });
  expect(changed.status).toBe(200);
  const outdated = { status: 412, code: "precondition_failed" };
  expect(await change("Leave it outside", { "If-Match": first.tag })).toMatchObject(outdated);
  expect(await change("Leave it outside", { "If-Match": '"without-version"' })).toMatchObject(outdated);
  expect(await change("Leave it outside", { "If-Match": changed.tag }, { version: 1 })).toMatchObject(outdated);
  expect(await change("Leave it outside", {}, { version: 1 })).toMatchObject({ status: 409, code: "lost_race" });
  const second = await read({ "If-None-Match": first.tag });
  expect(second.status).toBe(200);
  expect(second.tag.split("-")[0]).toBe(changed.tag.slice(0, -1));
  expect((await change("Leave it outside", { "If-Match": changed.tag })).status).toBe(200);
  const unused = await ask(who, "orders/cancel", { body: { orders: [] }, headers: { "If-Match": '"1"' } });
  expect(unused).toMatchObject({ status: 422, errors: { "If-Match": [expect.any(String)] } });
});

test("a list is 304 until one of its rows changes", async () => {
  const who = await createTestWorkspace();
  const { tag } = await ask(who, "customers");
  const again = () => ask(who, "customers", { headers: { "If-None-Match": tag } });
  expect((await again()).status).toBe(304);
  await ask(who, "customers", { body: { type: 1, first_name: "Ana", last_name: "Kos", phone: "+38763555111" } });
  expect((await again()).status).toBe(200);
});

test("a dry run is refused or answered as the command is, keeps nothing and uses up no key", async () => {
  const who = await createTestWorkspace();
  const { draft, id } = await createOrder(who);
  const count = async () => [
    await who.scope.db.$count(orders),
    await who.scope.db.$count(customers),
    await who.scope.db.$count(outbox),
  ];
  const before = await count();
  const headers = { "Idempotency-Key": "tried first" };
  const tried = await ask(who, "orders?dry_run=true", { body: draft, headers });
  expect(tried).toMatchObject({ status: 201, data: { number: expect.any(String) } });
  expect(tried.headers.get("Waybill-Dry-Run")).toBe("true");
  expect(await ask(who, "orders?dry_run=true", { body: { ...draft, packages: [] } })).toMatchObject({ status: 422 });
  const cancelled = await ask(who, "orders/cancel?dry_run=true", { body: { orders: [id], reason: "Twice" } });
  expect(cancelled.data).toMatchObject({ succeeded: [id], refused: [] });
  expect(await count()).toEqual(before);
  const real = await ask(who, "orders", { body: draft, headers });
  expect(real.status).toBe(201);
  expect(real.headers.has("Idempotent-Replayed")).toBe(false);
  expect(await who.scope.db.$count(orders)).toBe(2);
  expect(await ask(who, "orders?dry_run=perhaps", { body: draft })).toMatchObject({
    status: 422,
    errors: { dry_run: [expect.any(String)] },
  });
  expect(await ask(who, "orders?dry_run=true")).toMatchObject({ status: 422 });
});

test("a dry run of what cannot be rolled back is refused", async () => {
  const workspace = await createTestWorkspace();
  const world = await createPlanWorld(workspace.scope, { shipments: 1, agents: 1 });
  const planId = await createTestPlan(workspace.scope, world);
  const commands = { undo: { based_on: 1 }, redo: { based_on: 1 }, stop: {}, discard: {} };
  for (const [command, body] of Object.entries(commands))
    expect(await ask(workspace, `plans/${planId}/${command}?dry_run=true`, { body }), command).toMatchObject({
      status: 409,
      code: "dry_run_impossible",
    });
});

test("a request is pinned to a release, and an unknown one is named with those that are known", async () => {
  const who = await createTestWorkspace();
  const pinned = await ask(who, "me", { headers: { "Waybill-Version": "2026-12-01" } });
  expect([pinned.status, pinned.headers.get("Waybill-Version")]).toEqual([200, "2026-12-01"]);
  const wrong = await ask(who, "me", { headers: { "Waybill-Version": "2025-01-01" } });
  expect(wrong).toMatchObject({
    status: 422,
    errors: { "Waybill-Version": [expect.stringContaining("2026-12-01")] },
  });
});
