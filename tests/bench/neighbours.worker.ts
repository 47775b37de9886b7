import { env, exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import { createOrderFile } from "#tests/factories/import-files.ts";
import { createDepot, seedTestOrders } from "#tests/factories/orders.ts";
import { createPlanWorld, createTestPlan } from "#tests/factories/plans.ts";
import { createAccessToken, createTestWorkspace, type TestWorkspace } from "#tests/worker/workspace.ts";
import { createAppContext } from "#workers/environment.ts";
import { consumeImport } from "#workers/queues/imports.ts";

// One tenant does all it can at once: how long does another one wait for a list?

const IMPORT_ROWS = 15_000;
const READERS = 12;
const BATCHES = 2;
const SAMPLES = 60;
/** The quiet tenant's p95 beside the busy one, against its p95 alone in the same run. */
const MAX_RATIO = 2;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function share(values: readonly number[], of: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * of) - 1)] ?? 0);
}

const written = (values: readonly number[]) =>
  `median ${share(values, 0.5)}, p95 ${share(values, 0.95)}, slowest ${share(values, 1)} ms of ${values.length}`;

/** Asks as a person, without the check of every answer that tests do: it runs in the isolate that is measured. */
const ask = ({ cookie, account }: TestWorkspace, path: string) =>
  exports.default.fetch(`https://waybill.test${path}`, { headers: { cookie, account: account.id } });

async function readList(who: TestWorkspace): Promise<number> {
  const began = performance.now();
  const answer = await ask(who, "/api/orders");
  await answer.text();
  expect(answer.status).toBe(200);
  return performance.now() - began;
}

async function sample(read: () => Promise<number>, isOver: () => boolean = () => false): Promise<number[]> {
  const values: number[] = [];
  while (values.length < SAMPLES && !isOver()) {
    values.push(await read());
    await wait(100);
  }
  return values;
}

/** Repeats a request until the end; counts its answers by status. */
async function keepAsking(ask: () => Promise<Response>, isOver: () => boolean, statuses: Map<number, number>) {
  while (!isOver()) {
    const answer = await ask();
    await answer.text();
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (answer.status === 429) await wait(1000 * Number(answer.headers.get("Retry-After")));
    else await wait(0);
  }
}

/** Takes a file in, checks and commits it, turn by turn as the queue does. */
async function importRows(who: TestWorkspace, isOver: () => boolean): Promise<number> {
  const form = new FormData();
  form.set("file", new File([createOrderFile(IMPORT_ROWS)], "orders.csv"));
  const made = await who.send("/api/imports", { method: "POST", body: form });
  const { data } = await made.json<{ data: { import: { uuid: string } } }>();
  const id = data.import.uuid;
  const read = async () =>
    (
      await (
        await who.fetch(`/api/imports/${id}`)
      ).json<{ data: { import: { status: string; counts: { created: number } } } }>()
    ).data.import;
  const work = async (status: string) => {
    while (!isOver() && (await read()).status === status)
      await consumeImport(
        createAppContext(env, () => {}),
        { importId: id },
      );
  };
  await who.fetch(`/api/imports/${id}/configuration`, { method: "PUT", body: { date: "2026-11-23" } });
  await work("validating");
  if (!isOver()) await who.fetch(`/api/imports/${id}/commit`, { body: {} });
  await work("committing");
  return (await read()).counts.created;
}

test("beside a tenant under full load another one waits at most twice as long as alone", async () => {
  const [quiet, busy] = [await createTestWorkspace(), await createTestWorkspace()];
  await seedTestOrders(quiet.scope, 300);
  await seedTestOrders(busy.scope, 2_000);
  await createDepot(busy.scope);
  const plan = await createTestPlan(
    busy.scope,
    await createPlanWorld(busy.scope, { shipments: 120, agents: 6, maxWeight: 100_000 }),
  );
  const token = await createAccessToken(busy, { name: "Bench", access: "full" });
  const call = { jsonrpc: "2.0", method: "tools/call", params: { name: "orders.list", arguments: { limit: 100 } } };
  const batch = JSON.stringify(Array.from({ length: 100 }, (_, id) => ({ ...call, id })));
  const askInBatch = () =>
    exports.default.fetch("https://waybill.test/mcp", {
      method: "POST",
      body: batch,
      headers: {
        ...{ authorization: `Bearer ${token}`, "Content-Type": "application/json" },
        ...{ Accept: "application/json, text/event-stream", "MCP-Protocol-Version": "2025-03-26" },
      },
    });
  for (let at = 0; at < 5; at += 1) await readList(quiet);
  const alone = await sample(() => readList(quiet));

  let isOver = false;
  const over = () => isOver;
  const [pages, batches] = [new Map<number, number>(), new Map<number, number>()];
  const readPage = () => ask(busy, "/api/orders?limit=100");
  const load = [
    ...Array.from({ length: READERS }, () => keepAsking(readPage, over, pages)),
    ...Array.from({ length: BATCHES }, () => keepAsking(askInBatch, over, batches)),
  ];
  const imported = importRows(busy, over);
  const optimised = await busy.fetch(`/api/plans/${plan}/optimize`, { body: { effort: "thorough" } });
  await wait(1_000);
  const beside = await sample(() => readList(quiet));
  isOver = true;
  const [created] = await Promise.all([imported, ...load]);
  await busy.fetch(`/api/plans/${plan}/stop`, { body: {} });
  // The machine has others too: alone is before and after.
  alone.push(...(await sample(() => readList(quiet))));
  const ratio = share(beside, 0.95) / share(alone, 0.95);
  console.log(
    [
      `a list of a quiet tenant, alone: ${written(alone)}`,
      `beside ${READERS} readers (${JSON.stringify([...pages])}), ${BATCHES} times 100 calls of MCP (${JSON.stringify([...batches])}), an import (${created} of ${IMPORT_ROWS} rows) and an optimization (${optimised.status}): ${written(beside)}`,
      `p95 ${ratio.toFixed(1)} times that alone, at most ${MAX_RATIO}`,
    ].join("\n"),
  );
  expect(ratio).toBeLessThanOrEqual(MAX_RATIO);
});
