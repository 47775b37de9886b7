import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildOrderList, readOrders } from "#app/modules/orders/db/order-list.reads.server.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { createShipments } from "#app/modules/shipments/db/shipment.writes.server.ts";
import { buildShipmentList, readShipments } from "#app/modules/shipments/db/shipment-list.reads.server.ts";
import { shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { openDatabase } from "#app/platform/db/database.server.ts";
import { readList } from "#app/platform/lists/list.server.ts";
import { parseListQuery } from "#app/platform/lists/list-query.ts";
import type { ListSpec } from "#app/platform/lists/list-spec.server.ts";
import { type BenchAddress, listBenchAddresses } from "#tests/bench/list-addresses.ts";
import { countReads } from "#tests/bench/rows-read.ts";
import { seedTestOrders } from "#tests/factories/orders.ts";
import { createTestWorkspace } from "../workspace.ts";

/** An account with varied orders: statuses, days, collections, tags; every hundredth has its own merchant. */
async function variedAccount(count: number) {
  const workspace = await createTestWorkspace();
  await seedTestOrders(workspace.scope, count, (at) => ({
    draft: {
      external_id: `REF-${at}`,
      merchant_id: at % 100 === 0 ? crypto.randomUUID() : undefined,
      delivery_schedule: at % 7 === 0 ? {} : { from: `2026-11-${String(1 + (at % 28)).padStart(2, "0")}T08:00` },
      collections: at % 5 === 0 ? [{ amount: String(1 + (at % 90)), currency: "EUR", method: 1 }] : [],
      tags: at % 11 === 0 ? ["fragile"] : [],
    },
    issues: at % 50 === 0 ? ["geocoding_inaccurate"] : [],
  }));
  return workspace;
}

/** Every sort, filter and search, and some of their pairs: `npm run bench` goes through all of them. */
function someOf(all: readonly BenchAddress[]): BenchAddress[] {
  return all.filter(({ family }, at) => !family.startsWith("sort and") || at % 7 === 0);
}

/**
 * What a page may read, beside the steps of its count: 300 rows in the order of an index; of any mix of facets in another
 * sort three rows for each match that is sorted, or a row for each that the sort's index passes over; what is asked of the
 * rows themselves (a piece of text, an amount) may have to look at all of them; a search sorts and counts all that it finds.
 */
function mostOf({ family, address }: BenchAddress, { fields }: ListSpec, rows: number): number {
  if (family === "search") return 300 + 8 * rows;
  const requested = [...new URLSearchParams(address)].map(([key]) => fields[/\[(\w+)\]/.exec(key)?.[1] ?? ""]?.filter);
  if (requested.some((filter) => filter && !filter.facet)) return 300 + 5 * rows;
  const sort = /sort=-?(\w+)/.exec(address)?.[1];
  const ordered = sort ? sort === "created_at" : !/_schedule|completed_at/.test(address);
  return requested.every((filter) => !filter) || ordered ? 300 : 800 + 3 * Math.min(rows, 1500);
}

test("a page of 50 reads at most 300 rows in index order; pages join without gaps or duplicates", {
  timeout: 240_000,
}, async () => {
  const { scope } = await variedAccount(5000);
  const counted = countReads(env.DB);
  const measured = { ...scope, db: openDatabase(counted.binding) };
  const everything = await scope.db.select({ id: orders.id }).from(orders);
  const spec = buildOrderList(scope.account.id);
  for (const each of someOf(listBenchAddresses(spec))) {
    const { address } = each;
    let cursor: string | null = null;
    for (let page = 0; page < 3; page += 1) {
      const query = parseListQuery(new URLSearchParams(`limit=50&${address}${cursor ? `&cursor=${cursor}` : ""}`));
      const answer = await readOrders(measured, query);
      expect(counted.take().rowsRead, `${address} page ${page}`).toBeLessThanOrEqual(mostOf(each, spec, 5000));
      cursor = answer.pagination.next;
      if (!cursor) break;
    }
  }
  expect(everything).toHaveLength(5000);
});

test("paging through a list returns every row once, forwards and backwards, with NULLs and filters", async () => {
  const { scope } = await variedAccount(700);
  const ids = (await scope.db.select({ id: orders.id }).from(orders)).map((row) => row.id).sort();
  const withTag = await scope.db.select({ id: orders.id }).from(orders).where(sql`tags like '%fragile%'`);
  const cases: [string, string[]][] = [
    ["sort=-created_at", ids],
    ["sort=delivery_schedule", ids],
    ["sort=-delivery_schedule", ids],
    ["sort=destination", ids],
    ["sort=-customer_name&filters[status][]=2&filters[status][]=0", ids],
    ["sort=-created_at&filters[status][]=2&filters[status][]=0", ids],
    ["sort=-delivery_schedule&filters[status][]=2&filters[status][]=0", ids],
    ["filters[tags][]=fragile", withTag.map((row) => row.id).sort()],
  ];
  for (const [address, expected] of cases) {
    const forwards: string[] = [];
    const pages: string[][] = [];
    let last: string | null = null;
    let cursor: string | null = "";
    while (cursor !== null) {
      const answer = await readOrders(
        scope,
        parseListQuery(new URLSearchParams(`limit=50&${address}&cursor=${cursor}`)),
      );
      forwards.push(...answer.rows.map((row) => row.id));
      pages.push(answer.rows.map((row) => row.id));
      last = answer.pagination.previous;
      cursor = answer.pagination.next;
    }
    expect([...forwards].sort(), address).toEqual(expected);
    if (address.includes("tags")) continue;
    const back = await readOrders(scope, parseListQuery(new URLSearchParams(`limit=50&${address}&cursor=${last}`)));
    expect(
      back.rows.map((row) => row.id),
      `${address} backwards`,
    ).toEqual(pages.at(-2));
  }
});

test("shipment lists have the same limit", { timeout: 240_000 }, async () => {
  const { scope } = await createTestWorkspace();
  const made = await seedTestOrders(scope, 1500);
  for (let at = 0; at < made.length; at += 300) {
    const slice = made.slice(at, at + 300).map((each) => each.id);
    await commit(scope.db, (await createShipments(scope, slice)).statements);
  }
  expect(await scope.db.$count(shipments)).toBe(1500);
  const counted = countReads(env.DB);
  const measured = { ...scope, db: openDatabase(counted.binding) };
  const spec = buildShipmentList(scope.account.id, 3);
  for (const each of someOf(listBenchAddresses(spec))) {
    const { address } = each;
    await readShipments(measured, 3, parseListQuery(new URLSearchParams(`limit=50&${address}`)));
    expect(counted.take().rowsRead, address).toBeLessThanOrEqual(mostOf(each, spec, 1500));
  }
});

test("a filter by days without a sort is sorted by these days, completely", async () => {
  const { scope } = await variedAccount(700);
  const read = (address: string) => readOrders(scope, parseListQuery(new URLSearchParams(address)));
  const requested = "limit=100&filters[delivery_schedule][]=between,2026-11-01,2026-11-03";
  const { rows, sort, pagination } = await read(requested);
  const days = rows.map((row) => row.deliveryFrom ?? "");
  expect([sort, days.every((day) => day >= "2026-11-01" && day < "2026-11-04")]).toEqual(["-delivery_schedule", true]);
  expect(days).toEqual([...days].sort().reverse());
  expect(pagination).toMatchObject({ total: rows.length, total_is_exact: true });
  expect((await read(`${requested}&sort=-created_at`)).sort).toBe("-created_at");
});

test("a search returns all matches, in pages, by any sort, with any filters, and counts them", async () => {
  const { scope } = await variedAccount(300);
  const read = (address: string) => readOrders(scope, parseListQuery(new URLSearchParams(address)));
  const all = await scope.db.select().from(orders);
  for (const sort of ["-created_at", "created_at", "delivery_schedule", "-customer_name"])
    for (const [filter, expected] of [
      ["", all],
      ["&filters[tags][]=fragile", all.filter(({ tags }) => tags.includes("fragile"))],
      ["&filters[status][]=13", []],
    ] as const) {
      const met: string[] = [];
      let cursor: string | null = "";
      while (cursor !== null) {
        const { rows, pagination } = await read(`limit=50&search=REF-&sort=${sort}${filter}&cursor=${cursor}`);
        expect(pagination).toMatchObject({ total: expected.length, total_is_exact: true });
        if (pagination.next) expect(rows).toHaveLength(50);
        met.push(...rows.map(({ id }) => id));
        cursor = pagination.next;
      }
      expect([...met].sort(), `${sort}${filter}`).toEqual(expected.map(({ id }) => id).sort());
    }
});

test("a search beyond the count limit reports it", async () => {
  const { scope } = await variedAccount(60);
  const few = { ...buildOrderList(scope.account.id), bounds: { maxCounted: 20, fewRows: 5, maxLookedAt: 10 } };
  const total = async (address: string) =>
    (await readList(scope, few, { id: orders.id }, parseListQuery(new URLSearchParams(address)), [])).pagination;
  expect(await total("search=REF-")).toMatchObject({ total: 20, total_is_exact: false });
  expect(await total("search=REF-&filters[status][]=13")).toMatchObject({ total: 0, total_is_exact: false });
  expect(await total("search=REF-59&filters[status][]=13")).toMatchObject({ total: 0, total_is_exact: true });
});

test("a late page costs the same as the first", async () => {
  const { scope } = await variedAccount(700);
  const counted = countReads(env.DB);
  const measured = { ...scope, db: openDatabase(counted.binding) };
  for (const address of ["", "filters[status][not][]=9"]) {
    let cursor: string | null = "";
    while (cursor !== null) {
      const query = parseListQuery(new URLSearchParams(`limit=50&${address}&cursor=${cursor}`));
      cursor = (await readOrders(measured, query)).pagination.next;
      expect(counted.take().rowsRead, address).toBeLessThanOrEqual(160);
    }
  }
});
