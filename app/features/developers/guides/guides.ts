import { orderSample } from "./order-sample.ts";

/** A page that is written by hand. `{{origin}}` stands for the installation's address. */
export interface Guide {
  page: string;
  group: "start" | "guides" | "tools";
  title: string;
  lead: string;
  text: string;
}

const order = JSON.stringify(orderSample, null, 2);

/** What a program is told in words, in the order in which the portal lists it. */
export const guides: readonly Guide[] = [
  {
    page: "first-order",
    group: "guides",
    title: "First order in five minutes",
    lead: "You make an order, print its label and watch it, with nothing but a terminal.",
    text: `## 1. Get a token

Settings, Access tokens, New token. Give it \`orders\`, \`orders.create\`, \`orders.generate_labels\` and \`settings.locations\`. Copy it now, it is shown once. Then ask for your locations: an order leaves from one of them.

\`\`\`sh
export WAYBILL=wb_live_…
curl {{origin}}/api/locations?limit=1 \\
  -H "Authorization: Bearer $WAYBILL"
\`\`\`

## 2. Create the order

Keep this as \`order.json\`, with the id of your location in place of \`SOURCE\`.

\`\`\`json
${order}
\`\`\`

The key makes it safe to send twice: the second time you get the first answer again, and one order.

\`\`\`sh
curl {{origin}}/api/orders \\
  -H "Authorization: Bearer $WAYBILL" \\
  -H "Idempotency-Key: first-order" --json @order.json
\`\`\`

You get \`id\`, \`number\` and \`status\`. An address that is not found makes a Draft, and \`issues\` says why.

## 3. Print its label

\`\`\`sh
curl {{origin}}/api/orders/labels \\
  -H "Authorization: Bearer $WAYBILL" --json '{"orders":["ID"]}'
\`\`\`

## 4. Hear what happens

Ask for events, or have them sent: [webhooks](/developers/guides/webhooks) are signed and come again until you take them.

\`\`\`sh
curl "{{origin}}/api/events?types[]=order.status_changed" \\
  -H "Authorization: Bearer $WAYBILL"
\`\`\`
`,
  },
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

Sign \`webhook-id.webhook-timestamp.body\` with HMAC-SHA256 under the bytes after \`whsec_\` (base64), and compare with each signature of the header: while a secret is changed there are two. Refuse timestamps that are more than five minutes away.

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

## 4. Order and doubles

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

## 2. Make the plan

\`POST /api/plans\` names the day, the location it leaves from, agents with their vehicles, and the shipments.

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

Names of tools are the permission words. Reads say that they only read; what cannot be taken back says that it destroys. With \`dry_run\` a tool that changes something checks its input and the token's permissions and changes nothing. What a token does stands in the audit log under its name.
`,
  },
  {
    page: "signing-in",
    group: "start",
    title: "Signing in",
    lead: "A program brings an access token with every call.",
    text: `\`Authorization: Bearer wb_live_…\`, and neither a cookie nor \`account\` nor \`Origin\`: a token carries its account, its permissions and its locations.

| Code | Meaning |
|---|---|
| \`token_invalid\` | Nobody knows it, or its checksum is wrong |
| \`token_expired\` | Its last day is over |
| \`token_revoked\` | Somebody took it back |
| \`forbidden\` | It lacks a permission, or comes from an address that it may not be used from |

Change it in Settings, Access tokens: the old secret goes on for a day, or as long as you say.
`,
  },
  {
    page: "errors",
    group: "start",
    title: "Errors",
    lead: "A code that never changes, a sentence in the caller's language, the fields, and an id under which we find what we noted.",
    text: `\`\`\`json
{
  "message": "Some fields need attention.",
  "code": "invalid_fields",
  "errors": { "destination.address.city": ["Required"] },
  "request_id": "6a837fec-d14c-4168-97cf-d348ec348838"
}
\`\`\`

| Status | Meaning |
|---|---|
| 400 | It cannot be read |
| 401 | Who asks is not known |
| 402 | The subscription is over |
| 403 | A permission or a feature is missing |
| 404 | Nothing lies there: unknown, or another account's |
| 409 | Somebody was faster, or the status does not allow it |
| 413, 415 | The file is too large, or of another kind |
| 422 | Fields are missing or wrong |
| 429 | Too many requests: \`Retry-After\` says for how long |
| 500 | Ours: \`request_id\` finds it |
`,
  },
  {
    page: "lists",
    group: "start",
    title: "Lists and paging",
    lead: "Every list is sorted, filtered and paged in the same way.",
    text: `\`limit\` (1 to 100), \`cursor\` (\`pagination.next\` or \`previous\` of the page before, which the \`Link\` header holds as addresses), \`sort=-created_at\`, \`search\`, \`fields=number,status\`.

\`filters[field][]=value\`: several values of a field are alternatives, several fields all hold, \`filters[field][not][]=value\` is the rest.

| Kind | Written as |
|---|---|
| Days | \`on,2026-11-24\` · \`before,…\` · \`after,…\` · \`between,2026-11-01,2026-11-30\` · \`past,7,day\` · \`next,2,month\` · \`current,week\` |
| Numbers | \`min,max\`, where a bound may be empty |
| Prices | \`EUR,min,max\` |

Totals are exact up to 10,000; \`total_is_exact\` says so.
`,
  },
  {
    page: "once",
    group: "start",
    title: "Idempotency",
    lead: "What is asked twice is done once.",
    text: `Every POST takes \`Idempotency-Key\`, any text of your own. For 24 hours the same key with the same body is answered with the stored answer; with another body it is 422 \`idempotency_mismatch\`.

PUT takes the \`version\` that was read: 409 \`lost_race\` when somebody was faster.
`,
  },
  {
    page: "limits",
    group: "start",
    title: "Limits and versions",
    lead: "600 requests a minute and token; what a call answers only grows.",
    text: `\`RateLimit\` tells what is left (\`r\`) and when it is whole again (\`t\`, seconds), \`RateLimit-Policy\` the limit. Beyond it the answer is 429 with \`Retry-After\`.

Fields and events are added, never taken away or changed; a test of ours compares with the released description and refuses anything else. Payloads of webhooks carry the day of their version. Fields that you do not know are to be passed over.
`,
  },
  {
    page: "types",
    group: "tools",
    title: "Types for TypeScript",
    lead: "One file, for openapi-fetch or by itself.",
    text: `\`\`\`sh
curl -o waybill.d.ts {{origin}}/developers/waybill.d.ts
npm install openapi-fetch
\`\`\`

\`\`\`ts
import createClient from "openapi-fetch";
import type { paths } from "./waybill";

const waybill = createClient<paths>({
  baseUrl: "{{origin}}",
  headers: { Authorization: \`Bearer \${process.env.WAYBILL}\` },
});
const { data, error } = await waybill.GET("/api/orders", { params: { query: { limit: 10 } } });
\`\`\`

The description itself is at [/api/openapi.json](/api/openapi.json) (OpenAPI 3.1), and everything here as text at [/llms.txt](/llms.txt).
`,
  },
];
