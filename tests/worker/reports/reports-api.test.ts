import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { createReport } from "#app/modules/reports/commands/reports.server.ts";
import { workReports } from "#app/modules/reports/commands/work-report.server.ts";
import { readyNames } from "#app/modules/reports/model/ready-reports.ts";
import { collectAtStops, createCash, sendOut } from "#tests/factories/collections.ts";
import { createAgent, seedTestOrders } from "#tests/factories/orders.ts";
import { createAppContext } from "#workers/environment.ts";
import { setTimeTo } from "../test-clock.ts";
import { createAccessToken, createTestWorkspace, type TestWorkspace } from "../workspace.ts";

interface Rows {
  header: string[];
  rows: string[][];
  pagination: { next: string | null; total: number };
}

async function get<T>(who: TestWorkspace, path: string): Promise<T> {
  const answer = await who.fetch(`/api/reports${path}`);
  expect([path, answer.status]).toEqual([path, 200]);
  return (await answer.json<{ data: T }>()).data;
}

test("a report is listed, run and downloaded, and its file has the rows that a program reads", async () => {
  setTimeTo("2026-11-23T08:00:00Z");
  const who = await createTestWorkspace();
  await collectAtStops(who.scope, await sendOut(who.scope, await createAgent(who.scope), [[createCash("12.50")], []]));
  const { reports } = await get<{ reports: { id: string; last_run: null }[] }>(who, "");
  expect(reports.map(({ id }) => id).sort()).toEqual([...readyNames].sort());
  for (const name of readyNames) {
    const { header, rows, pagination } = await get<Rows>(who, `/${name}/rows`);
    expect(header.length).toBeGreaterThan(1);
    for (const row of rows) expect(row).toHaveLength(header.length);
    expect(pagination.total).toBe(rows.length);
    // A cursor of nobody's is no fault of the server.
    expect((await who.fetch(`/api/reports/${name}/rows?cursor=nonsense`)).status).toBeLessThan(500);
  }
  const own = await createReport.execute(who.scope, { name: "Cash today", source: "collections" });
  if (!own.ok) throw new Error(own.failure.code);
  const path = `/${own.value.id}`;
  const read = await get<Rows>(who, `${path}/rows`);
  expect(read.rows).toHaveLength(1);
  const made = await who.fetch(`/api/reports${path}/run`, { body: { format: "csv" } });
  const { data } = await made.json<{ data: { id: string } }>();
  const file = `/api/reports${path}/runs/${data.id}/file`;
  expect((await who.fetch(file)).status).toBe(404);
  for (let turn = 0; turn < 4; turn += 1) await workReports(createAppContext(env, () => {}));
  const { runs } = await get<{ runs: object[] }>(who, path);
  expect(runs).toMatchObject([{ id: data.id, state: "done", rows: 1, finished_at: expect.stringMatching(/Z$/) }]);
  const answer = await who.fetch(file);
  expect(answer.headers.get("content-type")).toContain("csv");
  const text = await answer.text();
  for (const heading of read.header) expect(text).toContain(heading);
  expect(text).toContain("12.5");
  expect((await who.fetch(`/api/reports/hours/runs/${data.id}/file`)).status).toBe(404);
  const stranger = await createTestWorkspace();
  expect((await stranger.fetch(file)).status).toBe(404);
});

test("a program reads the pages of a report of its account, and only lists that its token may export", async () => {
  const who = await createTestWorkspace();
  await seedTestOrders(who.scope, 120);
  const saved = { name: "All", source: "orders", columns: ["number"] };
  const report = await createReport.execute(who.scope, saved);
  if (!report.ok) throw new Error(report.failure.code);
  const token = await createAccessToken(who, { name: "Rows", access: "full" });
  const headers = { Authorization: `Bearer ${token}`, cookie: "", account: "", origin: "" };
  const found = new Set<string>();
  for (let cursor: string | null = ""; cursor !== null; ) {
    const answer = await who.fetch(`/api/reports/${report.value.id}/rows?${cursor && `cursor=${cursor}`}`, { headers });
    const { rows, pagination } = (await answer.json<{ data: Rows }>()).data;
    for (const [number = ""] of rows) found.add(number);
    cursor = pagination.next;
  }
  expect(found.size).toBe(120);
  const run = await who.fetch(`/api/reports/${report.value.id}/run`, { body: {}, headers });
  expect((await run.json<{ code: string }>()).code).toBe("token_no_person");
  const narrow = await createTestWorkspace({ permissions: ["analytics"] });
  expect((await narrow.fetch("/api/reports/cash/rows")).status).toBe(404);
  expect((await get<{ reports: object[] }>(narrow, "")).reports).toEqual([]);
  expect((await narrow.fetch(`/api/reports/${report.value.id}`)).status).toBe(404);
});
