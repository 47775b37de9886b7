#!/usr/bin/env node
// waybill listen --to http://localhost:3000/webhooks: webhooks on your own computer, without a tunnel. It makes an endpoint at the
// built-in receiver, sends on what is delivered there with the signature as it is, and removes the endpoint at the end.
import { parseArgs } from "node:util";
import { createWaybill } from "./index.js";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: "string" },
    events: { type: "string" },
    origin: { type: "string", default: process.env.WAYBILL_ORIGIN ?? "{{origin}}" },
    interval: { type: "string", default: "2" },
    help: { type: "boolean", default: false },
  },
});
const usage = `waybill listen --to http://localhost:3000/webhooks [--events order.created,shipment.completed]
  --origin    the installation, also WAYBILL_ORIGIN
  --interval  seconds between two looks, 2 without it
The access token is read from WAYBILL; it needs settings.alerts.`;
const token = process.env.WAYBILL;
if (values.help || positionals[0] !== "listen" || !values.to || !token) {
  console.error(usage);
  process.exit(values.help ? 0 : 2);
}

const waybill = createWaybill({ token, origin: values.origin });
const endpoint = await waybill.post("/api/webhooks", {
  body: {
    name: `waybill listen, ${new Date().toISOString().slice(0, 16)}`,
    url: "https://receiver.internal/",
    ...(values.events ? { events: values.events.split(",") } : {}),
  },
});
console.log(`Listening for ${values.events ?? "all events"}, sending on to ${values.to}`);
console.log(`Secret: ${endpoint.secret}`);

let isOver = false;
for (const signal of ["SIGINT", "SIGTERM"])
  process.on(signal, () => {
    isOver = true;
  });

const seen = new Set();
while (!isOver) {
  const fresh = [];
  for await (const { deliveries } of waybill.pages("/api/webhooks/{id}/deliveries", {
    path: { id: endpoint.id },
    query: { limit: 100 },
  })) {
    const unseen = deliveries.filter(({ id, state }) => state !== "waiting" && !seen.has(id));
    fresh.push(...unseen);
    if (unseen.length === 0) break;
  }
  for (const { id } of fresh.reverse()) {
    seen.add(id);
    await sendOn(id);
  }
  await new Promise((next) => setTimeout(next, 1000 * Number(values.interval)));
}
await waybill.delete("/api/webhooks/{id}", { path: { id: endpoint.id } });
console.log("Endpoint removed");

async function sendOn(id) {
  const { delivery } = await waybill.get("/api/webhooks/{id}/deliveries/{event_id}", {
    path: { id: endpoint.id, event_id: id },
  });
  if (!delivery.request) return;
  const headers = Object.fromEntries(delivery.request.headers.map(({ name, value }) => [name, value]));
  const started = Date.now();
  const said = await fetch(values.to, { method: "POST", headers, body: delivery.request.body }).then(
    ({ status }) => status,
    (error) => error.cause?.code ?? error.message,
  );
  console.log(`${delivery.type} ${delivery.number ?? ""} -> ${said} in ${Date.now() - started} ms`);
}
