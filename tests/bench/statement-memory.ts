import { parseArgs } from "node:util";
import { openDemoSession } from "./demo-session.ts";
import { formatMegabytes, openIsolateHeap } from "./isolate-heap.ts";

/**
 * Memory of the real isolate while a statement of 5,000 lines, the longest there is, is shown and written as PDF, XLSX and CSV.
 * Needs a running application with the demo workspace: `npm start`, then `npm run bench:statement`. Garbage is
 * swept before every look, as it is near a deployed isolate's 128 MB.
 */
const { values } = parseArgs({
  options: {
    url: { type: "string", default: "http://localhost:4173" },
    inspector: { type: "string", default: "9229" },
    lines: { type: "string", default: "5000" },
  },
});
const allowed = 100 * 1024 * 1024;
const atOnce = 500;
const lines = Number(values.lines);

const { send, call, file } = await openDemoSession(values.url);
const run = Date.now().toString(36);
const merchant = await send<{ id: string }>("merchants", "POST", {
  name: `Longest statement ${run}`,
  managed: true,
  currency: "CHF",
});
const { locations } = await call<{ locations: { id: string }[] }>("locations");
for (let from = 0; from < lines; from += atOnce) {
  const orders = Array.from({ length: Math.min(atOnce, lines - from) }, (_, at) => ({
    source: { location_id: locations[0]?.id },
    destination: {
      address: { line1: `Landstrasse ${from + at + 1}`, city: "Vaduz", country: "LI", postal_code: "9490" },
      point: { longitude: 9.52, latitude: 47.14 },
    },
    customer: { first_name: "Selma", last_name: `Lang ${from + at}`, phone: "+4232375000" },
    packages: [{ quantity: 1, weight: 2 }],
    units: "metric",
    external_id: `${run}-${from + at}`,
    merchant_id: merchant.id,
    collections: [{ amount: "29.90", currency: "CHF", method: 1 }],
  }));
  const made = await send<{ succeeded: unknown[]; refused: unknown[] }>("orders/bulk", "POST", { orders });
  if (made.refused.length > 0) throw new Error(JSON.stringify(made.refused[0]));
}
const open = `collections?limit=100&filters[merchant][]=${merchant.id}&filters[status][]=1`;
for (;;) {
  const { collections } = await call<{ collections: { id: string }[] }>(open);
  if (collections.length === 0) break;
  const ids = collections.map(({ id }) => id);
  await send("collections/mark-prepaid", "POST", { collections: ids, holder: "carrier" });
}
const { documents } = await send<{ documents: { number: string }[] }>("billing/settlements/generate", "POST", {
  pending: [`${merchant.id}:CHF`],
});
const number = documents[0]?.number ?? "";
const page = `/accounting/merchant-billing/settlements/${number}`;
const heap = await openIsolateHeap(values.inspector);
for (const [name, path] of [
  ["page", page],
  ["JSON", `/api/billing/settlements/${number}`],
  ["PDF", `${page}/print`],
  ["XLSX", `${page}/export?format=xlsx`],
  ["CSV", `${page}/export?format=csv`],
] as const) {
  const began = performance.now();
  let size = 0;
  const { before, peak } = await heap.during(true, async () => {
    size = (await file(path)).length;
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    `${number} ${lines} lines, ${name.padEnd(4)} ${formatMegabytes(size)} in ${seconds} s: before ${formatMegabytes(before)}, peak ${formatMegabytes(peak)}, allowed ${formatMegabytes(allowed)}`,
  );
  if (peak > allowed) process.exitCode = 1;
}
heap.close();
