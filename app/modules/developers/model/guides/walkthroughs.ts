import { firstOrder } from "./first-order.ts";
import type { Guide } from "./guide.ts";

/** Guides from nothing to a working program, step by step. */
export const walkthroughs: readonly Guide[] = [
  firstOrder,
  {
    page: "webhooks",
    group: "guides",
    title: "Webhooks that you can trust",
    lead: "Every event is signed, delivered at least once and has an id: store the ids to skip duplicates.",
    text: `## 1. Create an endpoint

It needs https on port 443 and a public host name. Without \`events\` it receives all, including future ones. The response has the secret, shown only once.

\`\`\`sh
curl {{origin}}/api/webhooks \\
  -H "Authorization: Bearer $WAYBILL" \\
  --json '{"name":"Shop","url":"https://hooks.example.com/waybill","events":["order.status_changed"]}'
\`\`\`

## 2. Check the signature

Sign \`webhook-id.webhook-timestamp.body\` with HMAC-SHA256 under the bytes after \`whsec_\` (base64), and compare with each signature of the header: during a rotation there are two. Refuse timestamps that differ by more than five minutes. An endpoint with \`"signing": "v1a"\` also has a key: its messages have a second signature, \`v1a,\`, by Ed25519 over the same text. Check it with the \`public_key\` of the endpoint (the 32 bytes after \`whpk_\`, base64); a program that only verifies then needs no secret.

\`\`\`ts
import { createHmac, timingSafeEqual } from "node:crypto";

export function isSigned(secret: string, headers: Headers, body: string): boolean {
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const signed = [headers.get("webhook-id"), headers.get("webhook-timestamp"), body].join(".");
  const wanted = createHmac("sha256", key).update(signed).digest();
  return (headers.get("webhook-signature") ?? "").split(" ").some((each) => {
    const given = Buffer.from(each.replace("v1,", ""), "base64");
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
}
\`\`\`

## 3. Respond

Any 2xx within 15 seconds counts as delivered; process the event afterwards. Otherwise it is sent again after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h, or after the time in \`Retry-After\`. 410 disables the endpoint. The header \`webhook-delivery: abort-message\` stops retries of one message. After five days with failures only the endpoint is disabled, and its owner is notified.

## 4. Contents of a message

\`data.object\` identifies the object (\`id\`, \`kind\`, \`number\`) and its \`status\` after the event; \`data.changed\` has the changed fields with their values before and after, where the event has them. \`data.object.current\` is the whole object in the same shape as in \`GET\` (an order as in \`GET /api/orders\`): its state **when the message is sent**, so that a late message never takes you back, and null when it was deleted. Stops, routes, shops, failed messages and reconciliations have none. An endpoint with \`"size": "thin"\` receives only ids and names of fields. Creating a fat endpoint requires permission to view each kind of object in its events.

Events of one object have an increasing \`sequence\`: a late event has a smaller number. The same \`id\` twice is the same event.

## 5. Miss nothing

\`POST /api/webhooks/{id}/recover\` resends a period; with \`dry_run\` it only counts. Programs without a public address can poll \`GET /api/events\`, which keeps 30 days.
`,
  },
  {
    page: "imports",
    group: "guides",
    title: "Imports without duplicates",
    lead: "A file of up to 50,000 rows becomes orders; rows that were imported before are reported, not created again.",
    text: `## 1. Upload

CSV or XLSX, 5 MB at most. The response lists the columns and the fields they were mapped to.

\`\`\`sh
curl {{origin}}/api/orders/imports \\
  -H "Authorization: Bearer $WAYBILL" -F file=@monday.csv
\`\`\`

## 2. Add what is missing

\`PUT /api/orders/imports/{import_id}/configuration\` sets values without a column, such as the day; \`PUT …/mapping\` corrects the mapping of columns. Validation starts automatically.

## 3. Wait until it is validated

\`GET /api/orders/imports/{import_id}\` returns status and counts. \`GET …/rows\` lists the rows that need attention; \`PUT …/rows/{row}\` corrects one.

## 4. Commit

\`POST /api/orders/imports/{import_id}/commit\`. Repeating it is safe: each row becomes one order. \`import.completed\` is sent at the end, and \`order.created\` for each order.

## Many orders without a file

\`POST /api/orders/bulk\` takes 500 at a time. \`mode\` is \`create\`, \`update\` or \`merge\`, by \`external_id\`; each item has its own result.
`,
  },
  {
    page: "plans",
    group: "guides",
    title: "Plans from a program",
    lead: "Shipments of a day become routes: created, optimized, confirmed.",
    text: `## 1. Create shipments from orders

\`POST /api/shipments/store\` with the ids of orders that are Ready.

\`\`\`json
{ "orders": ["ORDER"], "shipment_type": "delivery" }
\`\`\`

## 2. Create the plan

\`POST /api/plans\` names the day, the location it leaves from, agents with their vehicles, and the shipments. Times are in the account's time zone.

\`\`\`json
{
  "name": "Monday",
  "location_id": "SOURCE",
  "start_at": "2026-12-14T07:00",
  "end_at": "2026-12-14T18:00",
  "shipment_type": 3,
  "agents": [{ "agent_id": "AGENT", "vehicle_id": "VEHICLE" }],
  "shipment_ids": ["SHIPMENT"]
}
\`\`\`

## 3. Optimize

\`POST /api/plans/{plan_id}/optimize\` returns 202. Poll \`GET /api/plans/{plan_id}\` until its status is Ready, or subscribe to \`plan.ready\`; \`plan.failed\` means that no plan was found. \`GET …/explain\` explains why a shipment was left out.

## 4. Confirm

\`POST /api/plans/{plan_id}/confirm\` with \`based_on\`, the version that you read. Its routes are under \`GET /api/routes?date=…\`.

## 5. Follow

\`route.started\`, \`stop.arriving\`, \`stop.arrived\`, \`stop.completed\`, \`stop.attempted\` and \`route.completed\` report the day as it happens; a stop is numbered by plan, route and position: \`P-1204/2/7\`.
`,
  },
  {
    page: "agents",
    group: "guides",
    title: "For agents: MCP",
    lead: "The same reads and commands as tools, at one address, with the permissions of a token.",
    text: `The address is \`{{origin}}/mcp\` (streamable HTTP, no session). Give the client a token as \`Authorization: Bearer wb_live_…\`; it sees only the tools that its permissions allow.

\`\`\`json
{
  "mcpServers": {
    "waybill": {
      "type": "http",
      "url": "{{origin}}/mcp",
      "headers": { "Authorization": "Bearer wb_live_…" }
    }
  }
}
\`\`\`

Tools are named after permissions. Reads are marked as read-only, irreversible commands as destructive. With \`dry_run\` a command executes without keeping anything: it is refused as the real call would be, and returns the result under \`answers\`; new ids and numbers are made up. The audit log lists a token's actions under its name.
`,
  },
  {
    page: "shops",
    group: "guides",
    title: "Shop plug-ins of your own",
    lead: "A shop that is neither Shopify nor WooCommerce sends its orders and follows their status, with four calls.",
    text: `Shopify and WooCommerce need none of this: Settings, Online stores connects them. For another shop you build the same connection.

## 1. Send orders, as often as you like

Use the shop's own number as \`external_id\`, and the mode \`merge\`: new orders are created, existing ones changed, and after an interruption the shop can send everything again.

\`\`\`sh
curl {{origin}}/api/orders/bulk -H "Authorization: Bearer $WAYBILL" \\
  --json '{"mode":"merge","orders":[{"external_id":"TR-3187","notes":"Ring twice"}]}'
\`\`\`

Up to 500 at once; \`succeeded\` and \`refused\` identify each by its \`index\`. Refused items have errors by field: show them to the shop's staff.

## 2. Change them while they wait

\`merge\` again, or \`PUT /api/orders/{number}/notes\` and the similar calls with the \`version\` that you read, so that no change of a dispatcher is lost: on 409 \`lost_race\` read again. \`POST /api/orders/cancel\` cancels orders that are not under way.

## 3. Follow their status

An [endpoint](/developers/guides/webhooks) for \`order.status_changed\`, \`order.closed\` and \`shipment.eta_changed\` is enough. \`data.object.current.external_id\` is your own number, \`data.object.current.status\` its current status.

## 4. Catch up

Call \`GET /api/events\` once a day from the last id that you received, as our own connections do with their shops: this finds lost messages. A token with \`orders\`, \`orders.create\`, \`orders.update\` and \`orders.cancel\` is sufficient for all of this.
`,
  },
];
