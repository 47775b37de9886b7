import { firstOrder } from "./first-order.ts";
import type { Guide } from "./guide.ts";

/** From nothing to something that works, a step at a time. */
export const walkthroughs: readonly Guide[] = [
  firstOrder,
  {
    page: "webhooks",
    group: "guides",
    title: "Webhooks that you can trust",
    lead: "Every event is signed, comes at least once and carries an id: keep the id and nothing happens twice.",
    text: `## 1. Make an endpoint

It is https on port 443 and has a name in public. No events named means all, also those that come later. The answer holds the secret, once.

\`\`\`sh
curl {{origin}}/api/webhooks \\
  -H "Authorization: Bearer $WAYBILL" \\
  --json '{"name":"Shop","url":"https://hooks.example.com/waybill","events":["order.status_changed"]}'
\`\`\`

## 2. Check the signature

Sign \`webhook-id.webhook-timestamp.body\` with HMAC-SHA256 under the bytes after \`whsec_\` (base64), and compare with each signature of the header: while a secret is changed there are two. Refuse timestamps that are more than five minutes away. An endpoint with \`"signing": "v1a"\` has a key as well: its messages carry a second signature, \`v1a,\`, by Ed25519 over the same text. Check it with the \`public_key\` of the endpoint (the 32 bytes after \`whpk_\`, base64); a program that only checks then holds no secret.

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

## 3. Answer

Any 2xx within 15 seconds is taken; do the work afterwards. Otherwise it comes again after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h, or when \`Retry-After\` says. 410 switches the endpoint off. \`webhook-delivery: abort-message\` ends one message. Five days of nothing but failures switch it off, and its owner is told.

## 4. What a message says

\`data.object\` names what it is about (\`id\`, \`kind\`, \`number\`) and its \`status\` after the event; \`data.changed\` has the fields that changed with what they were before and are after, where the event knows them. \`data.object.current\` is the whole object in the same shape in which \`GET\` answers it (an order as in \`GET /api/orders\`): as it is **when the message is sent**, so that one that comes late never takes you back, and null when it is gone. Stops, routes, shops, given-up messages and proofs of the books have none. An endpoint with \`"size": "thin"\` is sent ids and names of fields alone. Making a fat endpoint asks for the permission to look at each kind of object that it is told of.

Events of one object carry a \`sequence\` that grows: one that comes late has a smaller number. The same \`id\` twice is the same event.

## 5. Miss nothing

\`POST /api/webhooks/{id}/recover\` sends a range again and counts first (\`dry_run\`). Who cannot be called asks \`GET /api/events\`, which keeps 30 days.
`,
  },
  {
    page: "imports",
    group: "guides",
    title: "Imports without duplicates",
    lead: "A file of up to 50,000 rows becomes orders; a row that was made before is told, not made again.",
    text: `## 1. Upload

CSV or XLSX, 5 MB at most. The answer says which columns were found and what they are taken for.

\`\`\`sh
curl {{origin}}/api/orders/imports \\
  -H "Authorization: Bearer $WAYBILL" -F file=@monday.csv
\`\`\`

## 2. Say what is missing

\`PUT /api/orders/imports/{import_id}/configuration\` takes what no column says, such as the day; \`PUT …/mapping\` names columns that were taken for something else. Validation begins by itself.

## 3. Wait until it is validated

\`GET /api/orders/imports/{import_id}\` tells status and counts. \`GET …/rows\` lists the rows that need somebody; \`PUT …/rows/{row}\` mends one.

## 4. Commit

\`POST /api/orders/imports/{import_id}/commit\`. It may be asked twice: each row becomes one order. \`import.completed\` is told at the end, and \`order.created\` for each order as for any other.

## Many orders without a file

\`POST /api/orders/bulk\` takes 500 at a time. \`mode\` is \`create\`, \`update\` or \`merge\`, by \`external_id\`; every item is answered by itself.
`,
  },
  {
    page: "plans",
    group: "guides",
    title: "Plans from a program",
    lead: "Shipments of a day become routes: made, optimised, confirmed.",
    text: `## 1. Make shipments of orders

\`POST /api/shipments/store\` with the ids of orders that are Ready.

\`\`\`json
{ "orders": ["ORDER"], "shipment_type": "delivery" }
\`\`\`

## 2. Make the plan

\`POST /api/plans\` names the day, the location it leaves from, agents with their vehicles, and the shipments. Times are local ones of the account.

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

## 3. Optimise

\`POST /api/plans/{plan_id}/optimize\` answers 202. Ask \`GET /api/plans/{plan_id}\` until its status is Ready, or hear \`plan.ready\`; \`plan.failed\` says that no plan was found. \`GET …/explain\` says why a shipment was left out.

## 4. Confirm

\`POST /api/plans/{plan_id}/confirm\` with \`based_on\`, the version that you saw. Its routes are under \`GET /api/routes?date=…\`.

## 5. Follow

\`route.started\`, \`stop.arriving\`, \`stop.arrived\`, \`stop.completed\`, \`stop.attempted\` and \`route.completed\` tell the day as it goes; a stop is called by its plan, its route in it and its place in that: \`P-1204/2/7\`.
`,
  },
  {
    page: "agents",
    group: "guides",
    title: "For agents: MCP",
    lead: "The same reads and commands as tools, at one address, with the permissions of a token.",
    text: `The address is \`{{origin}}/mcp\` (streamable HTTP, no session). Give the client a token as \`Authorization: Bearer wb_live_…\`; it sees the tools that its permissions allow and no others.

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

Names of tools are the permission words. Reads say that they only read; what cannot be taken back says that it destroys. With \`dry_run\` a tool that changes something does everything but keep it: it refuses what the change would refuse and answers, under \`answers\`, what it would answer; ids and numbers of what is new are made up. What a token does stands in the audit log under its name.
`,
  },
  {
    page: "shops",
    group: "guides",
    title: "Shop plug-ins of your own",
    lead: "A shop that is neither Shopify nor WooCommerce sends its orders and hears what becomes of them, with four calls.",
    text: `Shopify and WooCommerce need none of this: Settings, Online stores connects them. Another shop does by itself what those connections do.

## 1. Send orders, as often as you like

Use the shop's own number as \`external_id\`, and the mode \`merge\`: what is new is made, what is there is changed, and a shop that is restarted in the middle sends all of it again.

\`\`\`sh
curl {{origin}}/api/orders/bulk -H "Authorization: Bearer $WAYBILL" \\
  --json '{"mode":"merge","orders":[{"external_id":"TR-3187","notes":"Ring twice"}]}'
\`\`\`

Up to 500 at once; \`succeeded\` and \`refused\` name each by its \`index\`. What was refused says why, by field: show it to the people of the shop.

## 2. Change them while they wait

\`merge\` again, or \`PUT /api/orders/{number}/notes\` and its like with the \`version\` that you read, so that nothing which a dispatcher wrote in between is lost: 409 \`lost_race\` means read again. \`POST /api/orders/cancel\` takes back what is not on its way.

## 3. Hear what becomes of them

An [endpoint](/developers/guides/webhooks) for \`order.status_changed\`, \`order.closed\` and \`shipment.eta_changed\` is enough. \`data.object.current.external_id\` is your own number, \`data.object.current.status\` where it stands by now.

## 4. Look after it

Ask \`GET /api/events\` once a day from the last id that you heard, as our own connections poll their shops: a message that was lost is found. A token with \`orders\`, \`orders.create\`, \`orders.update\` and \`orders.cancel\` can do all of it, and nothing else.
`,
  },
];
