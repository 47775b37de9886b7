import { parseArgs } from "node:util";
import { openDemoSession } from "./demo-session.ts";
import { formatMegabytes, openIsolateHeap } from "./isolate-heap.ts";

/**
 * Memory of the real isolate while a shop's first orders come in, as its inspector tells it twenty times a second, swept before every look
 * so that only what is held counts (a deployed isolate has 128 MB). Needs a running application and the shops of `tests/fakes`
 * (docs/online-stores.md): `npm run bench:shops -- --shop woocommerce --orders 20000`. It leaves the shop disconnected.
 */
const { values } = parseArgs({
  options: {
    url: { type: "string", default: "http://localhost:4173" },
    shops: { type: "string", default: "http://localhost:4400" },
    inspector: { type: "string", default: "9229" },
    shop: { type: "string", default: "woocommerce" },
    orders: { type: "string", default: "20000" },
  },
});
interface Stand {
  host: string;
  keys: { key: string; secret: string };
  calls: number;
}
interface Shop {
  version: number;
  platform: string;
  name: string;
  settings: object;
  budget: { limit: number; remaining: number } | null;
}

const stands = async (): Promise<Stand> => (await fetch(`${values.shops}/stand-in/${values.shop}`)).json();
const address = {
  country: "LI",
  city: "Schaan",
  zip: "9494",
  address1: "Landstrasse 8",
  address_1: "Landstrasse 8",
  postcode: "9494",
};
const person = {
  firstName: "Anna",
  lastName: "Huber",
  first_name: "Anna",
  last_name: "Huber",
  phone: "+423 234 56 78",
  email: "anna@example.com",
};
const somebody = { company: "", address2: "", address_2: "", province: "", state: "", ...address, ...person };
await fetch(`${values.shops}/stand-in/${values.shop}/many/${values.orders}`, {
  method: "POST",
  body: JSON.stringify(values.shop === "shopify" ? { address: somebody } : { billing: somebody, shipping: somebody }),
});
const heap = await openIsolateHeap(values.inspector);
const { call, send } = await openDemoSession(values.url);
const { host, keys, calls } = await stands();
const began = performance.now();
let taken = 0;
const { id } = await send<{ id: string }>("integrations", "POST", {
  ...{ platform: values.shop, name: "Many orders", address: host, ...keys },
});
const shopOf = async () => (await call<{ integration: Shop }>(`integrations/${id}`)).integration;
const seen = await shopOf();
const { locations } = await call<{ locations: { id: string }[] }>("locations?limit=1");
const settings = { ...seen.settings, hold_minutes: 0, location_id: locations[0]?.id };
await send(`integrations/${id}`, "PUT", { version: seen.version, name: seen.name, settings });
const held = await heap.during(true, async () => {
  while (taken < Number(values.orders)) {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    taken = (await call<{ pagination: { total: number } }>(`integrations/${id}/log?limit=1`)).pagination.total;
  }
});
const minutes = (performance.now() - began) / 60_000;
console.log(
  `${values.shop}: ${taken} lines of orders in ${minutes.toFixed(1)} min, ${(await stands()).calls - calls} calls; before ${formatMegabytes(held.before)}, peak ${formatMegabytes(held.peak)} (heap alone ${formatMegabytes(held.peakHeap)}), allowed 128 MB`,
);
await send(`integrations/${id}`, "DELETE", { version: (await shopOf()).version });
heap.close();
