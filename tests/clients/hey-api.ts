// A program as a developer writes it with @hey-api/openapi-ts, from the description alone.
import { client } from "./generated/hey-api/client.gen.ts";
import type { Failure, Order, OrderCreatedEvent } from "./generated/hey-api/index.ts";
import {
  cancelOrders,
  createOrder,
  getOrder,
  listLocations,
  listOrders,
  updateOrderNotes,
} from "./generated/hey-api/index.ts";

const { ORIGIN: baseUrl = "", WAYBILL: token = "" } = process.env;
client.setConfig({ baseUrl, auth: token });

/** What was answered, or what was wrong. */
function expectData<Data>({ data, error }: { data?: { data: Data } | undefined; error?: Failure | undefined }): Data {
  if (!data) throw new Error(`${error?.code}: ${error?.message} ${JSON.stringify(error?.errors)}`);
  return data.data;
}

const places = expectData(await listLocations({ query: { limit: 1, active: true } }));
const source = places.locations[0];
if (!source) throw new Error("no location");

const run = `ha-${Date.now()}`;
const ids: string[] = [];
for (const count of [1, 2, 3]) {
  const made = expectData(
    await createOrder({
      headers: { "Idempotency-Key": `${run}-${count}` },
      body: {
        external_id: `${run}-${count}`,
        source: { location_id: source.id },
        destination: {
          address: { line1: "Landstrasse 8", postal_code: "9494", city: "Schaan", country: "LI" },
          point: { longitude: 9.5097, latitude: 47.1653 },
        },
        customer: { first_name: "Anna", last_name: "Huber", phone: "+4232345678" },
        packages: [{ quantity: 1, type: "parcel", weight: 4.2 }],
        units: "metric",
        collections: [{ amount: "64.90", currency: "CHF", method: "cash" }],
      },
    }),
  );
  ids.push(made.id);
  console.log(`created ${made.number} ${made.status_name}`);
}

const found: Order[] = [];
let cursor: string | null = null;
do {
  const page: { orders: Order[]; pagination: { next: string | null; total: number } } = expectData(
    await listOrders({
      query: {
        ...{ external_id: [run], "status.not": ["cancelled"], "weight.gte": 4, sort: "-created_at", limit: 2 },
        ...{ expand: ["packages"], "created_at.gte": new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10) },
        ...(cursor === null ? {} : { cursor }),
      },
    }),
  );
  found.push(...page.orders);
  cursor = page.pagination.next;
  console.log(`page of ${page.orders.length}, ${page.pagination.total} in all`);
} while (cursor !== null);
if (found.length !== 3) throw new Error(`${found.length} orders found`);

const number = found[0]?.number ?? "";
const { order } = expectData(await getOrder({ path: { number } }));
const changed = expectData(
  await updateOrderNotes({ path: { number }, body: { notes: "Ring twice", version: order.version } }),
);
console.log(`changed ${changed.number} to version ${changed.version}`);

const ended = expectData(await cancelOrders({ body: { orders: ids, reason: "Ordered twice" } }));
console.log(`cancelled ${ended.succeeded.length}`);
const gone = expectData(
  await listOrders({ query: { external_id: [run], status: ["cancelled"], fields: ["number", "status"] } }),
);
for (const each of gone.orders) console.log(`${each.number} ${each.status} ${each.status_name}`);

// @ts-expect-error a status that there is not
const wrong = await listOrders({ query: { status: ["redy"] } });
console.log(`refused: ${wrong.error?.errors.status?.[0]}`);

/** What a receiver of webhooks is sent, by its type. */
export const readEvent = ({ data }: OrderCreatedEvent) => data.object.current?.status_name;
