import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { readOrders } from "#app/modules/orders/db/order-list.reads.server.ts";
import { openDatabase } from "#app/platform/db/database.server.ts";
import { outbox } from "#app/platform/db/messages.tables.ts";
import { countReads } from "#tests/bench/rows-read.ts";
import { readExportedTable } from "#tests/factories/exported-table.ts";
import { createDepot, createOrderDraft, seedTestOrders } from "#tests/factories/orders.ts";
import { fetchData } from "../webhooks.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

interface Listed {
  number: string;
  name: string;
  metadata: Record<string, string>;
}

let mine: TestWorkspace;
let stranger: TestWorkspace;
let locationId: string;

beforeEach(async () => {
  mine = await createTestWorkspace();
  stranger = await createTestWorkspace();
  locationId = await createDepot(mine.scope);
});

const put = (who: TestWorkspace, path: string, body: object) => who.fetch(path, { method: "PUT", body });
const create = (metadata: Record<string, string>) =>
  fetchData<{ id: string; number: string }>(mine, "/api/orders", {
    ...createOrderDraft(1, { source: { location_id: locationId } }),
    metadata,
  });

async function listNumbers(who: TestWorkspace, path: string): Promise<string[]> {
  const { orders = [], customers = [], shipments = [] } = await fetchData<Record<string, Listed[]>>(who, path);
  return [...orders, ...customers, ...shipments].map(({ number, name }) => number ?? name).sort();
}

test("an order has texts of a program: written, merged, emptied, read, in the event that tells of it", async () => {
  const { number } = await create({ crmId: "C-1", floor: "2", nothing: "" });
  const read = async () =>
    (await fetchData<{ order: Listed & { version: number } }>(mine, `/api/orders/${number}`)).order;
  expect((await read()).metadata).toEqual({ crmId: "C-1", floor: "2" });
  const path = `/api/orders/${number}/metadata`;
  expect((await put(mine, path, { metadata: { floor: "", gift: "yes" }, version: 1 })).status).toBe(200);
  expect((await put(mine, path, { metadata: { late: "x" }, version: 1 })).status).toBe(409);
  expect((await put(stranger, path, { metadata: { late: "x" }, version: 2 })).status).toBe(404);
  expect((await read()).metadata).toEqual({ crmId: "C-1", gift: "yes" });
  const patched = { mode: "update", orders: [{ number, metadata: { gift: "no" } }] };
  expect((await mine.fetch("/api/orders/bulk", { body: patched })).status).toBe(200);
  expect((await read()).metadata).toEqual({ crmId: "C-1", gift: "no" });
  const events = await mine.scope.db.select({ payload: outbox.payload, topic: outbox.topic }).from(outbox);
  const changed = events.filter(({ topic }) => topic === "order.updated").map(({ payload }) => JSON.stringify(payload));
  expect(changed.some((each) => each.includes('"gift":"yes"'))).toBe(true);
  const { timeline } = await fetchData<{ timeline: object[] }>(mine, `/api/orders/${number}/timeline`);
  expect(timeline[0]).toMatchObject({
    type: "updated",
    detail: { changes: [{ field: "metadata", from: { gift: "yes" }, to: { gift: "no" } }] },
  });
});

test("what does not fit is named", async () => {
  const { number } = await create({});
  const refuse = async (metadata: unknown) => {
    const refused = await put(mine, `/api/orders/${number}/metadata`, { metadata, version: 1 });
    const { errors } = await refused.json<{ errors: object }>();
    return [refused.status, Object.keys(errors)];
  };
  expect(await refuse({ "a b": "x" })).toEqual([422, ["metadata.a b"]]);
  expect(await refuse({ floor: 2 })).toEqual([422, ["metadata.floor"]]);
  expect(await refuse({ floor: "x".repeat(501) })).toEqual([422, ["metadata.floor"]]);
  expect(await refuse(Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`k${at}`, "x"])))).toEqual([
    422,
    ["metadata"],
  ]);
});

test("a list finds by keys and texts, all of them, without reading the account", async () => {
  const red = await create({ color: "red", size: "a, b" });
  const both = await create({ color: "red", size: "l", Deep_Key: "ä" });
  await create({ color: "reddish" });
  const reds = [red.number, both.number].sort();
  expect(await listNumbers(mine, "/api/orders?metadata.color=red")).toEqual(reds);
  expect(await listNumbers(mine, "/api/orders?metadata[color]=red")).toEqual(reds);
  expect(await listNumbers(mine, "/api/orders?filters[metadata.color][]=red")).toEqual(reds);
  expect(await listNumbers(mine, "/api/orders?metadata.color=red&metadata.size=l")).toEqual([both.number]);
  expect(await listNumbers(mine, "/api/orders?metadata.size=a, b&sort=-delivery_schedule")).toEqual([red.number]);
  expect(await listNumbers(mine, "/api/orders?metadata.Deep_Key=ä")).toEqual([both.number]);
  expect(await listNumbers(mine, "/api/orders?metadata.color=red&metadata.size.not=l")).toEqual([red.number]);
  expect(await listNumbers(mine, "/api/orders?metadata.color=Red")).toEqual([]);
  expect(await listNumbers(stranger, "/api/orders?metadata.color=red")).toEqual([]);
  for (const query of ["metadata=red", "metadata.a b=red", "metadata.color=", "tags.color=red"])
    expect((await mine.fetch(`/api/orders?${query}`)).status, query).toBe(422);
  await seedTestOrders(mine.scope, 400);
  const reads = countReads(env.DB);
  const filters = [{ field: "metadata.color", not: false, values: ["red"] }];
  const query = { sort: null, search: "", limit: 20, cursor: null, filters };
  const page = await readOrders({ ...mine.scope, db: openDatabase(reads.binding) }, query);
  expect(page.rows).toHaveLength(2);
  expect(reads.take().rowsRead).toBeLessThan(20);
});

test("customers and shipments have them too", async () => {
  const person = { type: 1, first_name: "Ada", last_name: "Weber", phone: "+38761234567" };
  const { id } = await fetchData<{ id: string }>(mine, "/api/customers", {
    ...person,
    metadata: { vip: "yes", a: "1" },
  });
  const change = { ...person, version: 1 };
  expect((await put(mine, `/api/customers/${id}`, { ...change, metadata: { a: "" } })).status).toBe(200);
  expect((await put(mine, `/api/customers/${id}`, { ...change, version: 2 })).status).toBe(200);
  expect(await fetchData(mine, `/api/customers/${id}`)).toMatchObject({ customer: { metadata: { vip: "yes" } } });
  expect(await listNumbers(mine, "/api/customers?metadata.vip=yes")).toEqual(["Ada Weber"]);

  const order = await create({});
  const { shipments } = await fetchData<{ shipments: { number: string }[] }>(mine, "/api/shipments/store", {
    orders: [order.id],
    shipment_type: 3,
  });
  const path = `/api/shipments/${shipments[0]?.number}/metadata`;
  expect((await put(mine, path, { metadata: { ramp: "4" }, version: 1 })).status).toBe(200);
  expect((await put(mine, path, { metadata: { ramp: "5" }, version: 1 })).status).toBe(409);
  expect((await put(stranger, path, { metadata: { ramp: "5" }, version: 2 })).status).toBe(404);
  expect(await listNumbers(mine, "/api/shipments/deliveries?metadata.ramp=4")).toEqual([shipments[0]?.number]);
  expect(await fetchData(mine, `/api/shipments/${shipments[0]?.number}`)).toMatchObject({
    shipment: { metadata: { ramp: "4" }, events: [{ type: "metadata_updated" }, {}] },
  });
});

test("an export has them in a column that an import reads", async () => {
  const { number } = await create({ floor: "2", gift: "yes" });
  const file = await mine.fetch("/orders/export?format=csv");
  const { rows } = readExportedTable(new Uint8Array(await file.arrayBuffer()));
  expect(rows.find((row) => row.Order === number)?.Metadata).toBe("floor=2; gift=yes");
});
