import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createOrder } from "#app/modules/orders/commands/create/create-order.server.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { idempotencyKeys } from "#app/platform/db/messages.tables.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { runIdempotently } from "#app/platform/http/idempotency.server.ts";
import { createAppContext } from "#workers/environment.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

const order = {
  source: {
    address: { line1: "Depot 1", city: "Mostar", country: "BA" },
    point: { longitude: 17.8, latitude: 43.3 },
  },
  destination: { address: { line1: "Ulica 1", country: "BA" }, point: { longitude: 17.9, latitude: 43.3 } },
  customer: { first_name: "A", last_name: "B", phone: "063 238 087" },
  packages: [{}],
};
const headers = { "Idempotency-Key": "one" };

/** A run of the request that stops at a given point, as if its isolate had been killed; `go` resumes it. */
function killed(workspace: TestWorkspace, where: "before" | "after") {
  const { db } = createAppContext(env, () => {});
  const scope: Scope = { ...workspace.scope, db };
  const request = new Request("https://waybill.test/api/orders", {
    method: "POST",
    headers,
    body: JSON.stringify(order),
  });
  const stopped = Promise.withResolvers<void>();
  const revived = Promise.withResolvers<void>();
  const answer = runIdempotently(scope, request, async (body) => {
    const make = () => createOrder.execute(scope, JSON.parse(body));
    if (where === "after") await make();
    stopped.resolve();
    await revived.promise;
    return Response.json(where === "before" ? await make() : {});
  });
  return { stopped: stopped.promise, go: () => revived.resolve(), answer };
}

const age = ({ scope }: TestWorkspace, seconds: number) =>
  scope.db
    .update(idempotencyKeys)
    .set({ createdAt: sql`created_at - ${seconds * 1000}`, leasedUntil: sql`leased_until - ${seconds * 1000}` });

const madeIn = ({ scope }: TestWorkspace) => scope.db.$count(orders, eq(orders.accountId, scope.account.id));

async function ask(workspace: TestWorkspace) {
  const response = await workspace.fetch("/api/orders", { body: order, headers });
  const { code }: { code?: string } = await response.json();
  return { status: response.status, code };
}

test("a request that died before writing runs again after its lease, and the dead one writes nothing more", async () => {
  const workspace = await createTestWorkspace();
  const first = killed(workspace, "before");
  await first.stopped;
  expect(await ask(workspace)).toEqual({ status: 409, code: "request_running" });
  await age(workspace, 6);
  expect(await ask(workspace)).toMatchObject({ status: 201 });
  expect(await ask(workspace)).toMatchObject({ status: 201 });
  expect(await madeIn(workspace)).toBe(1);
  first.go();
  expect(await (await first.answer).json()).toMatchObject({ ok: false, failure: { code: "lost_race" } });
  expect(await madeIn(workspace)).toBe(1);
  expect(await ask(workspace)).toMatchObject({ status: 201 });
});

test("a request that died after writing does not run twice", async () => {
  const workspace = await createTestWorkspace();
  const first = killed(workspace, "after");
  await first.stopped;
  expect(await ask(workspace)).toEqual({ status: 409, code: "request_running" });
  await age(workspace, 6);
  expect(await ask(workspace)).toEqual({ status: 409, code: "request_done" });
  expect(await madeIn(workspace)).toBe(1);
  first.go();
  await first.answer;
});

test("a day later the key is free", async () => {
  const workspace = await createTestWorkspace();
  await ask(workspace);
  await age(workspace, 24 * 60 * 60 + 1);
  expect(await ask(workspace)).toMatchObject({ status: 201 });
  expect(await madeIn(workspace)).toBe(2);
});

test("a rejection without writes frees its key, for the same body and a corrected one", async () => {
  const workspace = await createTestWorkspace();
  const wrong = await workspace.fetch("/api/orders", { body: { ...order, packages: "none" }, headers });
  expect(wrong.status).toBe(422);
  expect(await ask(workspace)).toMatchObject({ status: 201 });
  const runs: number[] = [];
  const request = () =>
    new Request("https://waybill.test/api/x", { method: "POST", headers: { "Idempotency-Key": "b" } });
  const run = (status: number) =>
    runIdempotently(workspace.scope, request(), async () => {
      runs.push(status);
      return Response.json({}, { status });
    });
  for (const status of [409, 409, 201, 409]) await run(status);
  expect(runs).toEqual([409, 409, 201]);
});

test("a key over 255 characters is rejected, not truncated", async () => {
  const workspace = await createTestWorkspace();
  const send = (key: string) => workspace.fetch("/api/orders", { body: order, headers: { "Idempotency-Key": key } });
  const answer = await send("k".repeat(256));
  expect([answer.status, await answer.json()]).toMatchObject([400, { code: "idempotency_key_long" }]);
  expect((await send("k".repeat(255))).status).toBe(201);
});
