import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { readCustomersScreen } from "#app/modules/customers/commands/view-customers.server.ts";
import { buildCustomerList } from "#app/modules/customers/db/customer-list.reads.server.ts";
import { customers } from "#app/modules/customers/db/customers.tables.ts";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { viewHome } from "#app/modules/home/commands/view-home.server.ts";
import { readItemsScreen } from "#app/modules/inventory/commands/list-items.server.ts";
import { readPicklistsScreen } from "#app/modules/inventory/commands/view-picklists.server.ts";
import { buildItemList } from "#app/modules/inventory/db/items.server.ts";
import { picklistListDescription } from "#app/modules/inventory/db/picklists.server.ts";
import { items, picklists } from "#app/modules/inventory/db/stock.tables.ts";
import { picklistStatuses } from "#app/modules/inventory/model/stock.enums.ts";
import { exportOrders } from "#app/modules/orders/commands/list/export-orders.server.ts";
import { listOrders } from "#app/modules/orders/commands/list/list-orders.server.ts";
import { buildOrderList, buildPortalOrderList } from "#app/modules/orders/db/order-list.reads.server.ts";
import { merchants } from "#app/modules/partners/db/partners.tables.ts";
import { locations } from "#app/modules/places/db/locations.tables.ts";
import { shippingMethods } from "#app/modules/pricing/db/shipping-methods.tables.ts";
import { listShipments } from "#app/modules/shipments/commands/list-shipments.server.ts";
import { createShipments } from "#app/modules/shipments/db/shipment.writes.server.ts";
import { buildShipmentList } from "#app/modules/shipments/db/shipment-list.reads.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { openDatabase } from "#app/platform/db/database.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Result } from "#app/platform/kernel/result.ts";
import type { Pagination } from "#app/platform/lists/list-page.server.ts";
import { seedTestOrders } from "#tests/factories/orders.ts";
import { createTestWorkspace } from "#tests/worker/workspace.ts";
import { growAccount } from "./grow-account.ts";
import { type BenchAddress, listBenchAddresses } from "./list-addresses.ts";
import { countReads } from "./rows-read.ts";

/** Orders of the account that is measured; the database holds five times as many. */
const orders = Number(import.meta.env.VITE_BENCH_ORDERS ?? 200_000);
/** What a whole screen may read: its page, its counts, its choices and names. */
const maxRowsByScreen: Readonly<Record<string, number>> = {
  // All that a search finds is sorted and counted, up to the bound of an exact count: shipments are found by their orders.
  search: 9 * 10_000,
  home: 2_000,
  // In another sort than by creation up to 1,500 matches are sorted, three rows each, or the sort's index passes over others.
  "sort and filter": 5_000 + orders,
  "status and filter": 5_000 + orders,
  // Looks at every row that the rest of the filter leaves.
  "asked of rows": 5 * orders,
};
const MAX_LIST_ROWS = 300;
/** A limited member's list is always filtered by locations; pick lists are a small list, which is read whole. */
const getMaxRows = ({ name, family }: { name: string; family: string }): number => {
  if (name === "pick lists") return 3 * 5_000;
  return (
    (name.endsWith("limited") && family === "sort" ? maxRowsByScreen["sort and filter"] : maxRowsByScreen[family]) ??
    MAX_LIST_ROWS
  );
};
/** Queries that one request of a Worker may make. */
const MAX_QUERIES = 1_000;

type Paged = { pagination: Pagination } | { list: { pagination: Pagination } } | Record<string, unknown>;
interface Screen {
  name: string;
  addresses: readonly BenchAddress[];
  read(scope: Scope, url: URL): Promise<Result<Paged>>;
  scope: Scope;
}

/** `rows_read` of every screen with a list: whatever the sort, filter, search or page. */
test("lists of a large account", { timeout: 3_600_000 }, async () => {
  const owner = await createTestWorkspace();
  const others = [
    await createTestWorkspace(),
    await createTestWorkspace(),
    await createTestWorkspace(),
    await createTestWorkspace(),
  ];
  const merchant = await createTestWorkspace({ kind: "merchant" });
  const named = await nameThings(owner.scope);
  const [made] = await seedTestOrders(owner.scope, 1);
  if (!made) throw new Error("no order was made");
  await commit(owner.scope.db, (await createShipments(owner.scope, [made.id])).statements);
  await owner.scope.db.insert(customers).values({
    ...{ id: crypto.randomUUID(), accountId: owner.account.id, type: 1, tags: [], createdAt: 0 },
  });
  await owner.scope.db.insert(items).values({
    ...{ id: crypto.randomUUID(), accountId: owner.account.id, sku: "first", name: "First", tags: [] },
    ...{ active: true, createdAt: 0 },
  });
  await owner.scope.db.insert(picklists).values({
    ...{ id: crypto.randomUUID(), accountId: owner.account.id, name: "First", status: picklistStatuses.code.pending },
    ...{ orderCount: 1, itemCount: 1, createdAt: 0 },
  });
  const started = Date.now();
  const size = await growAccount({
    orders,
    accountId: owner.account.id,
    others: others.map(({ account }) => account.id),
    merchantAccountId: merchant.account.id,
    ...named,
  });
  console.log(
    `${size.orders} orders, ${size.shipments} shipments in ${Math.round((Date.now() - started) / 1000)} s; account of ${orders}`,
  );
  // Two of three addresses are left out where the list is the same and only the person is another.
  const some = (all: readonly BenchAddress[]) => all.filter(({ family }, at) => family === "sort" || at % 3 === 0);
  const limited = { ...owner.scope, locations: named.locations.slice(0, 1) };
  const { id } = owner.account;
  const ordersOf = listBenchAddresses(buildOrderList(id));
  const deliveries = listBenchAddresses(buildShipmentList(id, 3));
  const shipments = (scope: Scope, url: URL) =>
    listShipments(scope, { url, params: { type: "deliveries" }, language: "en" });
  const screens: Screen[] = [
    {
      name: "orders",
      addresses: ordersOf,
      scope: owner.scope,
      read: (scope, url) => listOrders(scope, { url, language: "en" }),
    },
    {
      name: "orders, limited",
      addresses: some(ordersOf),
      scope: limited,
      read: (scope, url) => listOrders(scope, { url, language: "en" }),
    },
    {
      name: "orders, merchant",
      addresses: some(listBenchAddresses(buildPortalOrderList(id))),
      scope: merchant.scope,
      read: (scope, url) => listOrders(scope, { url, language: "en" }),
    },
    { name: "deliveries", addresses: deliveries, scope: owner.scope, read: shipments },
    { name: "deliveries, limited", addresses: some(deliveries), scope: limited, read: shipments },
    {
      name: "customers",
      addresses: listBenchAddresses(buildCustomerList(owner.account)),
      scope: owner.scope,
      read: (scope, url) => readCustomersScreen(scope, { url, language: "en" }),
    },
    {
      name: "items",
      addresses: listBenchAddresses(buildItemList(id)),
      scope: owner.scope,
      read: (scope, url) => readItemsScreen(scope, { url, params: {} }),
    },
    {
      name: "pick lists",
      addresses: listBenchAddresses(picklistListDescription),
      scope: owner.scope,
      read: (scope, url) => readPicklistsScreen(scope, { url, params: {} }),
    },
    ...[owner.scope, limited, merchant.scope].map((scope, at) => ({
      name: `home, ${["owner", "limited", "merchant"][at]}`,
      addresses: [{ family: "home", address: "" }] as const,
      scope,
      read: (reader: Scope) => viewHome(reader),
    })),
  ];
  await exportAll(owner.scope);
  const beyond: string[] = [];
  for (const screen of screens) beyond.push(...(await measure(screen)));
  expect(beyond).toEqual([]);
});

/** Every order of the account as CSV and as a workbook, whole and by a filter without an index, in one request each. */
async function exportAll(scope: Scope): Promise<void> {
  const counted = countReads(env.DB);
  const measured = { ...scope, db: openDatabase(counted.binding) };
  for (const query of ["format=csv", "format=xlsx", "format=csv&filters[kind][]=return"]) {
    const began = Date.now();
    const file = await exportOrders(measured, { url: new URL(`https://waybill.test/?${query}`), language: "en" });
    if (!file.ok) throw new Error(file.failure.code);
    let [bytes, lines] = [0, 0];
    for await (const piece of new Response(file.value.body).body ?? []) {
      bytes += piece.length;
      for (const byte of piece) if (byte === 10) lines += 1;
    }
    const { queries, rowsRead } = counted.take();
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    console.log(
      `export ${query}: ${query.startsWith("format=csv") ? `${lines} lines, ` : ""}${(bytes / 1e6).toFixed(1)} MB in ${seconds} s, ${queries} queries, ${rowsRead} rows read`,
    );
    expect(queries).toBeLessThan(MAX_QUERIES);
    if (query === "format=csv") expect(lines).toBeGreaterThan(orders);
  }
}

interface Cost {
  family: string;
  address: string;
  rowsRead: number;
  /** Steps of the count through the facet index, 10,000 at the most. */
  counted: number;
  milliseconds: number;
}

/** Prints the dearest pages of a screen by family; answers those that cost more than they may. */
async function measure({ name, addresses, read, scope }: Screen): Promise<string[]> {
  const counted = countReads(env.DB);
  const measured = { ...scope, db: openDatabase(counted.binding) };
  const costs: Cost[] = [];
  for (const { family, address } of addresses) {
    let cursor: string | null = "";
    for (let page = 1; page <= (family === "sort" ? 3 : 2) && cursor !== null; page += 1) {
      const began = Date.now();
      const answer: Result<Paged> = await read(
        measured,
        new URL(`https://waybill.test/?limit=50&${address}&cursor=${cursor}`),
      );
      if (!answer.ok) throw new Error(`${name} ${address}: ${answer.failure.code}`);
      const { rowsRead, counted: steps } = counted.take();
      costs.push({
        family,
        address: `${decodeURIComponent(address)} · page ${page}`,
        rowsRead,
        counted: steps,
        milliseconds: Date.now() - began,
      });
      cursor = getNextCursor(answer.value);
    }
  }
  const families = Map.groupBy(costs, ({ family }) => family);
  const lines = [...families].flatMap(([family, all]) => {
    const dearest = all.toSorted((a, b) => b.rowsRead - a.rowsRead).slice(0, 3);
    const slowest = all.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, 1);
    return [
      `  ${family}: ${all.length} pages, most ${dearest[0]?.rowsRead} rows read, median ${middle(all.map((each) => each.rowsRead))} and ${middle(all.map((each) => each.milliseconds))} ms, counted in ${middle(all.map((each) => each.counted))} steps`,
      ...[...dearest, ...slowest].map(
        (each) =>
          `    ${String(each.rowsRead).padStart(5)} rows ${String(each.milliseconds).padStart(5)} ms  ${each.address}`,
      ),
    ];
  });
  console.log([`${name}`, ...lines].join("\n"));
  return costs
    .filter(({ family, rowsRead }) => rowsRead > getMaxRows({ name, family }))
    .map(({ address, rowsRead }) => `${name}: ${rowsRead} ${address}`);
}

function middle(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

function getNextCursor(value: Paged): string | null {
  const pagination = "list" in value ? Reflect.get(Object(value.list), "pagination") : Reflect.get(value, "pagination");
  const next: unknown = pagination ? Reflect.get(Object(pagination), "next") : null;
  return typeof next === "string" ? next : null;
}

/** Six locations, forty merchants, five methods and thirty agents, as a large carrier has. */
async function nameThings(scope: Scope) {
  const many = (count: number) => Array.from({ length: count }, () => crypto.randomUUID());
  const made = { locations: many(6), merchants: many(40), methods: many(5), agents: many(30) };
  const shared = { accountId: scope.account.id, active: true, createdAt: Date.now() };
  const rules = { allowedVehicleTypes: [], prohibitedVehicles: [], openingHours: [] };
  for (const [at, id] of made.locations.entries())
    await scope.db.insert(locations).values({
      ...{ ...shared, ...rules, id, name: `Depot ${at}`, functions: [1, 2, 3, 4] },
      address: { line1: "Depot 1", city: "Mostar", country: "BA" },
    });
  for (const [at, id] of made.merchants.entries())
    await scope.db
      .insert(merchants)
      .values({ ...shared, id, name: `Merchant ${at}`, tags: [], currency: "EUR", trackingEvents: [], managed: false });
  for (const [at, id] of made.methods.entries())
    await scope.db.insert(shippingMethods).values({
      ...{ ...shared, id, name: `Method ${at}`, type: 1, currency: "EUR", autoCreateDelivery: false },
      ...{ autoCreateReturn: false, settings: {} as never },
    });
  for (const [at, id] of made.agents.entries())
    await scope.db.insert(agents).values({
      ...{ ...shared, id, name: `Agent ${at}`, phone: `+38763210${10 + at}`, functions: [], payout: {} },
    });
  return made;
}
