// A program as a developer writes it with the package of the portal.
import { createServer } from "node:http";
import { createWaybill, verifyWebhook, WaybillError, type WaybillEvent } from "@waybill/client";

const { ORIGIN: origin = "", WAYBILL: token = "", WAYBILL_SECRET: secret = "" } = process.env;

/** Has to wait once, and loses the answer of its first change on the way back. */
let asked = 0;
const waits: number[] = [];
const waybill = createWaybill({
  token,
  origin,
  fetch: async (input, init) => {
    asked += 1;
    if (asked === 1) return new Response("{}", { status: 429, headers: { "Retry-After": "3" } });
    const answer = await fetch(input, init);
    if (init?.method === "POST" && asked === 3) throw new TypeError("fetch failed");
    return answer;
  },
  sleep: async (ms) => void waits.push(ms),
});

if (process.argv[2] === "receive") {
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => (body += part));
    request.on("end", async () => {
      const known = await verifyWebhook({ body, headers: request.headers, secret }).catch(() => null);
      const shown: WaybillEvent["type"] | "refused" = known?.type ?? "refused";
      console.log(`received ${shown}`);
      response.writeHead(known ? 204 : 400).end();
    });
  });
  server.listen(Number(process.env.PORT), () => console.log("ready"));
} else {
  const { locations } = await waybill.get("/api/locations", { query: { limit: 1 } });
  console.log(`waited ${waits.join(",")}`);
  const source = locations[0];
  if (!source) throw new Error("no location");
  const run = `client-${Date.now()}`;
  const made = await waybill.post("/api/orders", {
    body: {
      external_id: run,
      source: { location_id: source.id },
      destination: {
        address: { line1: "Landstrasse 8", postal_code: "9494", city: "Schaan", country: "LI" },
        point: { longitude: 9.5097, latitude: 47.1653 },
      },
      customer: { first_name: "Anna", last_name: "Huber", phone: "+4232345678" },
      packages: [{ quantity: 1, weight: 4.2, length: 30, width: 20, height: 10 }],
      units: "metric",
    },
  });
  let found = 0;
  for await (const { orders } of waybill.pages("/api/orders", { query: { external_id: [run], limit: 1 } }))
    found += orders.filter(({ number }) => number === made.number).length;
  console.log(`made once: ${found === 1}`);
  const { order } = await waybill.get("/api/orders/{number}", { path: { number: made.number } });
  console.log(`read ${order.status_name}`);
  await waybill.get("/api/orders/{number}", { path: { number: "WB-0" } }).catch((error: unknown) => {
    if (error instanceof WaybillError) console.log(`refused ${error.status} ${error.code}`);
  });
}
