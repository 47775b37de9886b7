import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { afterAll, expect, test } from "vitest";
import { getMeasure } from "#app/modules/analytics/model/measures.ts";
import { addCounts, type Counts } from "#app/modules/analytics/model/subjects.ts";
import { computeRouteOutcome } from "#app/modules/analytics/model/work-outcome.ts";
import {
  getLastNight,
  getOpenFileName,
  type OpenRow,
  type OpenTable,
  openDataColumns,
  openTables,
  toOutcomeColumns,
} from "#app/modules/reports/model/open-data.ts";
import { createSeededRandom } from "#app/modules/sandbox/model/seeded-random.ts";
import { writeParquet } from "#app/platform/documents/parquet/parquet-file.ts";

const guide = readFileSync("docs/open-data.md", "utf8");

/** The queries of the guide, in its order. */
const queries = [...guide.matchAll(/```sql\n([^`]+)```/g)].map(([, sql = ""]) => sql);

const folder = await mkdtemp(join(tmpdir(), "open-data-"));
afterAll(() => rm(folder, { recursive: true }));

/** A row of a table with nothing but what is given. */
function fill<Table extends OpenTable>(table: Table, given: Partial<OpenRow<Table>>): OpenRow<Table> {
  const empty = Object.fromEntries(openDataColumns[table].map(({ name }) => [name, null]));
  return { ...empty, ...given } as OpenRow<Table>;
}

async function write<Table extends OpenTable>(table: Table, month: string, rows: readonly OpenRow<Table>[]) {
  async function* pages() {
    for (let at = 0; at < rows.length; at += 7) yield rows.slice(at, at + 7);
  }
  const pieces: Uint8Array[] = [];
  for await (const piece of writeParquet(openDataColumns[table], pages())) pieces.push(piece);
  await writeFile(join(folder, getOpenFileName(table, month)), Buffer.concat(pieces));
}

/** The rows of a query over the files in the folder. */
async function ask(sql: string): Promise<Record<string, unknown>[]> {
  const duck = await (await DuckDBInstance.create(":memory:")).connect();
  const reader = await duck.runAndReadAll(
    sql.replaceAll(/'(\w+-\*\.parquet)'/g, (_, name) => `'${join(folder, name)}'`),
  );
  return reader.getRowObjectsJson();
}

const roll = createSeededRandom(7);

const orders = Array.from({ length: 300 }, (_, at) => {
  const late = roll(3) === 0;
  const counts: Counts = {
    ...{
      orders: 1,
      packages: 1 + roll(3),
      attempted: 1,
      attempts: 1 + roll(2),
      [`outcome_${roll(2) ? "first" : "later"}`]: 1,
    },
    ...(roll(9) > 0 && { promised: 1, ...(late ? { late: 1, late_absent: 1 } : { on_time: 1 }) }),
  };
  if (counts.on_time && roll(5) > 0) Object.assign(counts, { in_full: 1, otif: 1 });
  const day = `2026-${roll(2) ? "10" : "11"}-${String(1 + roll(28)).padStart(2, "0")}`;
  return { id: `order-${at}`, day, counts };
});

const routes = Array.from({ length: 40 }, (_, at) => {
  const startedAt = Date.parse("2026-11-02T06:00:00Z") + at * 3_600_000;
  const isOver = roll(6) > 0;
  return {
    ...{
      id: `route-${at}`,
      agent: `agent-${roll(4)}`,
      startedAt,
      completedAt: isOver ? startedAt + (90 + roll(400)) * 61_000 : null,
    },
    stops: Array.from({ length: 3 + roll(9) }, () => ({ state: roll(8) ? "completed" : "failed" })),
  };
});

const transfers = Array.from({ length: 120 }, (_, at) => ({
  ...{ at, debit: ["cash", "bank", "merchant"][roll(3)] ?? "", credit: ["revenue", "vat"][roll(2)] ?? "" },
  ...{ amount: 1 + roll(9_000_000), currency: roll(4) ? "EUR" : "CHF" },
}));

async function writeAll(): Promise<void> {
  for (const month of ["2026-10", "2026-11"])
    await write(
      "orders",
      month,
      orders
        .filter(({ day }) => day.startsWith(month))
        .map(({ id, day, counts }) => fill("orders", { order_id: id, day, ...toOutcomeColumns(counts) })),
    );
  await write(
    "stops",
    "2026-11",
    routes.flatMap(({ id, agent, startedAt, completedAt, stops }) =>
      stops.map(({ state }, position) =>
        fill("stops", {
          ...{ stop_id: `${id}-${position}`, route_id: id, day: "2026-11-02", agent_id: agent, position },
          ...{ type: "dropoff", state, route_started_at: startedAt, route_completed_at: completedAt },
        }),
      ),
    ),
  );
  await write(
    "money",
    "2026-11",
    transfers.map(({ at, ...each }) =>
      fill("money", { transfer_id: `t-${at}`, number: at, posted_on: "2026-11-03", ...each }),
    ),
  );
  await write("events", "2026-11", []);
}

test("the queries of the guide have the numbers of the dashboards and the books", async () => {
  await writeAll();
  const [otif = "", pace = "", books = ""] = queries;
  expect(queries).toHaveLength(3);

  const byMonth = new Map<string, Counts>();
  for (const { day, counts } of orders) {
    const sum = byMonth.get(day.slice(0, 7)) ?? {};
    addCounts(sum, counts);
    byMonth.set(day.slice(0, 7), sum);
  }
  const expected = [...byMonth].sort().map(([month, counts]) => ({
    ...{ month, promised: String(counts.promised) },
    otif: Number(getMeasure("otif").of.compute(counts)?.toFixed(1)),
  }));
  expect(await ask(otif)).toEqual(expected);

  const byAgent = new Map<string, Counts>();
  for (const { agent, startedAt, completedAt, stops } of routes) {
    const sum = byAgent.get(agent) ?? {};
    const done = stops.map(({ state }) => ({
      finishedAt: null,
      isDone: state === "completed",
      isFailed: state === "failed",
    }));
    const planned = { startAt: startedAt, duration: 3_600, distance: 1, utilization: 50, fill: {}, vehicle: null };
    const driven = { drivenMeters: null, ordersDone: 0 };
    const facts = {
      ...planned,
      ...driven,
      status: "completed",
      date: "2026-11-02",
      startedAt,
      completedAt,
      stops: done,
    };
    addCounts(sum, computeRouteOutcome(facts).counts);
    byAgent.set(agent, sum);
  }
  const paces = await ask(pace);
  expect(paces).toHaveLength(byAgent.size);
  for (const { agent_id: agent, stops_an_hour: value } of paces) {
    const counted = getMeasure("stops_an_hour").of.compute(byAgent.get(String(agent)) ?? {});
    expect([agent, value]).toEqual([agent, Number(counted?.toFixed(1))]);
  }

  const sums = new Map<string, [number, number]>();
  for (const { debit, credit, amount, currency } of transfers)
    for (const [account, at] of [
      [debit, 0],
      [credit, 1],
    ] as const) {
      const sum = sums.get(`${account} ${currency}`) ?? [0, 0];
      sum[at] += amount;
      sums.set(`${account} ${currency}`, sum);
    }
  const found = await ask(books);
  expect(
    found.map(({ account, currency, debit, credit }) => [`${account} ${currency}`, [Number(debit), Number(credit)]]),
  ).toEqual([...sums].sort(([a], [b]) => (a < b ? -1 : 1)));
});

test("every type keeps its value, none is none, and a month without rows is a file too", async () => {
  await writeAll();
  const [row] = await ask(
    "select count(*) as n, count(route_completed_at) as ended, typeof(any_value(day)) as day, typeof(any_value(route_started_at)) as moment, min(epoch_ms(route_started_at)) as first from 'stops-*.parquet'",
  );
  expect(row).toEqual({
    ...{
      n: String(routes.reduce((sum, { stops }) => sum + stops.length, 0)),
      day: "DATE",
      moment: "TIMESTAMP WITH TIME ZONE",
    },
    ended: String(routes.reduce((sum, { stops, completedAt }) => sum + (completedAt ? stops.length : 0), 0)),
    first: String(Math.min(...routes.map(({ startedAt }) => startedAt))),
  });
  expect(await ask("select count(*) as n from 'events-*.parquet'")).toEqual([{ n: "0" }]);
  const columns = await ask("describe select * from 'events-*.parquet'");
  expect(columns.map(({ column_name: name }) => name)).toEqual(openDataColumns.events.map(({ name }) => name));
});

test("the guide lists every column with its type and meaning", () => {
  for (const table of openTables)
    for (const { name, type, means } of openDataColumns[table])
      expect(guide).toContain(`| \`${name}\` | ${type} | ${means} |`);
});

test("a file waits for the night after it was written", () => {
  expect(new Date(getLastNight(Date.parse("2026-11-23T01:59:59Z"))).toISOString()).toBe("2026-11-22T02:00:00.000Z");
  expect(new Date(getLastNight(Date.parse("2026-11-23T02:00:00Z"))).toISOString()).toBe("2026-11-23T02:00:00.000Z");
});
