import { env } from "cloudflare:workers";
import { fc } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { getLocationConditions } from "#app/modules/orders/db/location-scope.server.ts";
import { buildOrderList, buildPortalOrderList } from "#app/modules/orders/db/order-list.reads.server.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { readList } from "#app/platform/lists/list.server.ts";
import type { Page } from "#app/platform/lists/list-page.server.ts";
import { parseDateRange, parseListQuery, parseNumberRange } from "#app/platform/lists/list-query.ts";
import type { ListSpec } from "#app/platform/lists/list-spec.server.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { seedTestOrders } from "#tests/factories/orders.ts";
import { createTestWorkspace } from "../workspace.ts";

// Any mix of filters, any sort, any page, any caller: the same rows and total as a plain filter in memory.

type Order = typeof orders.$inferSelect;

const places = ["loc-1", "loc-2", "loc-3"];
const merchants = ["mer-1", "mer-2", "mer-3", "mer-4"];
const people = ["agent-1", "agent-2"];
const tags = ["fragile", "Öl & Gas", "a b", "x_y"];
const oneOf = (values: readonly string[], salt: number) =>
  `json_extract('${JSON.stringify(values)}', '$[' || (((seq * 2654435761 + ${salt * 97_531}) >> 9) % ${values.length}) || ']')`;
const dice = (sides: number, salt: number) => `(((seq * 2654435761 + ${salt * 97_531}) >> 9) % ${sides})`;

/** Values of every filter; each is tried as it is and turned round. */
const filters: Record<string, readonly string[]> = {
  status: ["0", "1", "2", "7", "9"],
  kind: ["standard", "return"],
  merchant: [...merchants, "nobody", "no'body\" OR *"],
  agent: people,
  source: places,
  tags: [...tags, "nothing"],
  issues: ["geocoding_inaccurate"],
  vehicle_types: ["1", "5"],
  has_customer_feedback: ["0", "1"],
  has_unpicked_items: ["1"],
  delivery_schedule: ["on,2026-11-05", "between,2026-11-03,2026-11-20", "after,2026-11-25", "before,2026-11-09"],
  completed_at: ["between,2026-10-20,2026-11-07", "before,2026-11-02"],
  created_at: ["on,2026-11-21", "past,3,day", "current,month", "before,2020-01-01"],
  weight: ["1000,2500", ",2000", "4000,"],
  packages: ["2,3"],
  collections: ["EUR,5,20", "EUR,,30"],
  customer_name: ["amra", "OV"],
  destination: ["mostar"],
};
const sorts = ["created_at", "status", "delivery_schedule", "completed_at", "customer_name", "merchant", "source"];

let scope: Scope;
let everything: Order[];

async function fillLists(): Promise<void> {
  const workspace = await createTestWorkspace();
  const shop = await createTestWorkspace({ kind: "merchant" });
  const stranger = await createTestWorkspace();
  scope = workspace.scope;
  await seedTestOrders(scope, 260, (at) => ({
    draft: {
      external_id: `REF-${at}`,
      delivery_schedule: at % 7 === 0 ? {} : { from: `2026-11-${String(1 + (at % 28)).padStart(2, "0")}T08:00` },
      collections: at % 5 === 0 ? [{ amount: String(1 + (at % 40)), currency: "EUR", method: 1 }] : [],
    },
    issues: at % 9 === 0 ? ["geocoding_inaccurate"] : [],
  }));
  await seedTestOrders(stranger.scope, 30);
  // Whatever is changed afterwards is found as it is now.
  const mine = `WHERE account_id = '${scope.account.id}'`;
  const zero = Date.parse("2026-11-22T22:30:00Z");
  for (const change of [
    `status = CASE ${dice(3, 1)} WHEN 0 THEN 2 ELSE ${oneOf(["0", "1", "7", "9"], 2)} + 0 END, kind = ${oneOf(["standard", "standard", "return"], 3)}`,
    `merchant_id = CASE WHEN ${dice(3, 4)} > 0 THEN ${oneOf(merchants, 5)} END, agent_id = CASE WHEN ${dice(2, 6)} = 0 THEN ${oneOf(people, 7)} END`,
    `source_location_id = CASE WHEN ${dice(5, 8)} > 0 THEN ${oneOf(places, 9)} END, destination = CASE WHEN ${dice(6, 10)} = 0 THEN json_set(destination, '$.kind', 'location', '$.id', ${oneOf(places, 11)}) ELSE destination END`,
    `tags = CASE ${dice(4, 12)} WHEN 0 THEN json_array(${oneOf(tags, 13)}) WHEN 1 THEN json_array(${oneOf(tags, 14)}, 'fragile') ELSE '[]' END`,
    `requirements = json_set(requirements, '$.vehicleTypes', json(CASE ${dice(4, 15)} WHEN 0 THEN '[1]' WHEN 1 THEN '[5,1]' ELSE '[]' END))`,
    `has_customer_feedback = ${dice(4, 16)} = 0, has_unpicked_items = ${dice(3, 17)} = 0, weight = ${dice(6_000, 18)}`,
    `created_at = ${zero} - ${dice(40, 19)} * 7200000, completed_at = CASE WHEN status IN (${orderStatuses.code.delivered}, ${orderStatuses.code.cancelled}) THEN ${zero} - ${dice(60, 20)} * 43200000 END`,
    `owner_account_id = CASE WHEN ${dice(3, 21)} = 0 THEN '${shop.account.id}' END`,
  ])
    await env.DB.prepare(`UPDATE orders SET ${change} ${mine}`).run();
  await env.DB.prepare(`DELETE FROM orders WHERE ${dice(11, 22)} = 0 AND account_id = '${scope.account.id}'`).run();
  everything = await scope.db.select().from(orders);
}

interface Asked {
  who: "owner" | "one place" | "two places" | "merchant";
  filters: { field: string; not: boolean; values: string[] }[];
  sort: string | null;
  limit: number;
}

const asked: fc.Arbitrary<Asked> = fc.record({
  who: fc.constantFrom("owner", "owner", "one place", "two places", "merchant"),
  filters: fc
    .uniqueArray(
      fc.constantFrom(...Object.keys(filters)).chain((field) =>
        fc.record({
          field: fc.constant(field),
          not: fc.integer({ min: 0, max: 3 }).map((n) => n === 0),
          values: fc.uniqueArray(fc.constantFrom(...(filters[field] ?? [])), { minLength: 1, maxLength: 3 }),
        }),
      ),
      { selector: ({ field }) => field, maxLength: 4 },
    )
    .map((all) => all.map((each) => ({ ...each, values: [...each.values] }))),
  sort: fc.option(
    fc.tuple(fc.constantFrom("", "-"), fc.constantFrom(...sorts)).map((parts) => parts.join("")),
    { freq: 6 },
  ),
  limit: fc.constantFrom(7, 20, 100),
});

/** Bounds that make every way to a page come up with few rows, and the usual ones. */
const bounds = [
  { maxCounted: 10_000, fewRows: 1_500, maxLookedAt: 1_000 },
  { maxCounted: 10_000, fewRows: 0, maxLookedAt: 10 },
  { maxCounted: 30, fewRows: 5, maxLookedAt: 20 },
];

test("every page of every list matches a plain filter, forwards and back", { timeout: 240_000 }, async () => {
  await fillLists();
  await fc.assert(
    fc.asyncProperty(asked, fc.constantFrom(...bounds), async (wanted, bound) => {
      const { read, expected, sort, known } = listFor(wanted, bound);
      const pages: string[][] = [];
      let cursor: string | null = "";
      let last: Page<{ id: string }> | null = null;
      while (cursor !== null) {
        last = await read(cursor);
        pages.push(last.rows.map(({ id }) => id));
        cursor = last.pagination.next;
        if (cursor !== null) expect(last.rows).toHaveLength(wanted.limit);
        expect([last.pagination.total, last.pagination.total_is_exact]).toEqual(
          totalOf({ ...wanted, filters: known }, expected, bound.maxCounted),
        );
        expect(pages.length).toBeLessThan(60);
      }
      expect(pages.flat(), `sorted by ${sort}`).toEqual(expected.map(({ id }) => id));
      for (let at = pages.length - 2; at >= 0; at -= 1) {
        last = await read(last?.pagination.previous ?? "gone");
        expect(last.rows.map(({ id }) => id)).toEqual(pages[at]);
      }
      expect(last?.pagination.previous).toBeNull();
    }),
    { numRuns: 150 },
  );
});

/** Statuses alone, of the filters that the list knows, are counted by counters, which know every number. */
function totalOf({ filters: all, who }: Asked, expected: readonly Order[], counted: number): [number, boolean] {
  const byCounters = all.every(({ field }) => field === "status") && !who.includes("place");
  return byCounters || expected.length <= counted ? [expected.length, true] : [counted, false];
}

function listFor(wanted: Asked, bound: ListSpec["bounds"]) {
  const locations = wanted.who === "one place" ? places.slice(0, 1) : places.slice(0, 2);
  const limited = wanted.who.includes("place");
  const merchant = everything.find((each) => each.ownerAccountId)?.ownerAccountId ?? "";
  const account = wanted.who === "merchant" ? { ...scope.account, id: merchant } : scope.account;
  const reader: Scope = { ...scope, account, locations: limited ? locations : "all" };
  const spec: ListSpec = {
    ...(wanted.who === "merchant" ? buildPortalOrderList : buildOrderList)(account.id),
    bounds: bound,
  };
  const known = wanted.filters.filter(({ field }) => spec.fields[field]?.filter);
  const params = new URLSearchParams({ limit: String(wanted.limit) });
  if (wanted.sort) params.set("sort", wanted.sort);
  for (const { field, not, values } of known)
    for (const value of values) params.append(`filters[${field}]${not ? "[not]" : ""}[]`, value);
  const read = (cursor: string) => {
    params.set("cursor", cursor);
    const query = parseListQuery(params);
    return readList(reader, spec, { id: orders.id }, query, getLocationConditions(reader, orders));
  };
  const sort = sortFor({ ...wanted, filters: known }, spec);
  const seen = everything.filter((order) =>
    wanted.who === "merchant" ? order.ownerAccountId === merchant : order.accountId === scope.account.id,
  );
  const within = seen.filter(
    ({ sourceLocationId, destinationLocationId }) =>
      !limited || [sourceLocationId, destinationLocationId].some((id) => id !== null && locations.includes(id)),
  );
  const expected = within.filter((order) => known.every((filter) => meets(order, filter))).sort(by(sort));
  return { read, expected, sort, known };
}

/** The requested sort if known, or that of the first day filter, or newest first. */
function sortFor({ sort, filters: all }: Asked, spec: ListSpec): string {
  if (sort) return spec.fields[sort.replace("-", "")]?.sort ? sort : "-created_at";
  const day = all.find(({ field, not, values }) => !not && values.length === 1 && /_schedule$|completed/.test(field));
  return day ? `-${day.field}` : "-created_at";
}

function by(name: string): (a: Order, b: Order) => number {
  const field = name.replace("-", "");
  const keys: Record<string, (order: Order) => string | number | null> = {
    created_at: (order) => order.seq,
    status: (order) => order.status,
    delivery_schedule: (order) => order.deliveryFrom,
    completed_at: (order) => order.completedAt,
    customer_name: (order) => order.customerName,
    merchant: (order) => order.merchantId,
    source: (order) => order.sourceLocationId,
  };
  const key = keys[field];
  if (!key) throw new Error(field);
  const compare = (a: string | number | null, b: string | number | null) => {
    if (a === b) return 0;
    if (a === null) return -1;
    if (b === null) return 1;
    return a < b ? -1 : 1;
  };
  return (a, b) => (compare(key(a), key(b)) || compare(a.id, b.id)) * (name.startsWith("-") ? -1 : 1);
}

function meets(order: Order, { field, not, values }: Asked["filters"][number]): boolean {
  const met = values.some((value) => meetsOne(order, field, value));
  return not ? !met : met;
}

function meetsOne(order: Order, field: string, value: string): boolean {
  const zone = scope.account.timezone;
  const today = toLocalDate(now(scope), zone);
  const onDays = (day: string | null) => {
    const range = parseDateRange(value, today);
    return range !== null && day !== null && day >= range.from && day <= range.to;
  };
  const dayOf = (instant: number | null) => (instant === null ? null : toLocalDate(instant, zone));
  const inRange = (number: number) => {
    const range = parseNumberRange(value);
    return range !== null && number >= (range.min ?? -1) && number <= (range.max ?? Number.MAX_VALUE);
  };
  const plain: Record<string, unknown> = {
    status: String(order.status),
    kind: order.kind,
    merchant: order.merchantId,
    agent: order.agentId,
    source: order.sourceLocationId,
    has_customer_feedback: order.hasCustomerFeedback ? "1" : "0",
    has_unpicked_items: order.hasUnpickedItems ? "1" : "0",
  };
  if (field in plain) return plain[field] === value;
  switch (field) {
    case "tags":
      return order.tags.includes(value);
    case "issues":
      return order.issues.some((issue) => issue === value);
    case "vehicle_types":
      return order.requirements.vehicleTypes.includes(Number(value));
    case "delivery_schedule":
      return onDays(order.deliveryFrom?.slice(0, 10) ?? null);
    case "completed_at":
      return onDays(dayOf(order.completedAt));
    case "created_at":
      return onDays(dayOf(order.createdAt));
    case "weight":
      return inRange(order.weight);
    case "packages":
      return inRange(order.packageCount);
    case "customer_name":
      return order.customerName.toLowerCase().includes(value.toLowerCase());
    case "destination":
      return order.destinationLine.toLowerCase().includes(value.toLowerCase());
    case "collections": {
      const [currency, low = "", high = ""] = value.split(",");
      const [from, to] = [Number(low) * 100, high === "" ? Number.MAX_VALUE : Number(high) * 100];
      return order.codCurrency === currency && (order.codAmount ?? -1) >= from && (order.codAmount ?? -1) <= to;
    }
    default:
      throw new Error(field);
  }
}
