import type { Guide } from "./guide.ts";

/** Tools for writing a program. */
export const tools: readonly Guide[] = [
  {
    page: "sandbox",
    group: "tools",
    title: "Sandbox and its clock",
    lead: "A second account with a clock that you control. Nothing in it is real.",
    text: `Create it under Settings → Sandbox, or with \`POST /api/sandbox\` under a token of the workspace that manages tokens. There is one for each workspace. It has the same people with the same rights, the same plan and features, the preferences of the day it was created, and its own data. Create a token in it: those start with \`wb_test_\`.

\`\`\`sh
curl {{origin}}/api/sandbox/fill -H "Authorization: Bearer $WAYBILL" --json '{"orders":50}'
curl {{origin}}/api/sandbox/clock -H "Authorization: Bearer $WAYBILL" --json '{"forward":"2h"}'
curl {{origin}}/api/sandbox -H "Authorization: Bearer $WAYBILL"
\`\`\`

## The clock

\`forward\` is a number with \`m\`, \`h\`, \`d\` or \`w\`; \`to\` is a moment. It moves at most 366 days at once, and never back. Everything due on the way is processed in order at its own time: rules, recurring orders, webhook retries, alerts, check-outs, unanswered requests, expiring tokens. \`state\` is \`moving\` until that is done, then \`ready\`. Between two moves the clock runs normally.

Some things use real time: sessions and codes, rate limits, \`webhook-timestamp\` and other signed values, the duration of a plan's search, positions of devices, and retention of logs.

## What leaves it

Only webhooks, with three attempts each (at once, after 5 seconds, after 5 minutes). Emails, texts and chats do not: they are listed by \`GET /api/sandbox/messages\`. There are no members, invitations, integrations, carriers and no subscription of its own (403 \`not_in_sandbox\`), and nothing in it counts toward yours.

## Resetting it

\`POST /api/sandbox/reset\` deletes everything except people, tokens, endpoints, the audit log and used numbers. Its state is \`resetting\` for a moment, and every other call returns 409 \`sandbox_resetting\`.
`,
  },
  {
    page: "client",
    group: "tools",
    title: "Client for TypeScript",
    lead: "Typed calls that try again where it helps, webhooks checked, and webhooks on your own computer.",
    text: `\`\`\`sh
npm install {{origin}}/developers/waybill-client.tgz
\`\`\`

It is installed as \`@waybill/client\`, for Node 20 or newer and anything with \`fetch\`, without dependencies.

\`\`\`ts
import { createWaybill, WaybillError } from "@waybill/client";

const waybill = createWaybill({ token: process.env.WAYBILL ?? "", origin: "{{origin}}" });
const { orders } = await waybill.get("/api/orders", { query: { status: ["ready"], limit: 10 } });
const { order } = await waybill.get("/api/orders/{number}", { path: { number: orders[0]?.number ?? "" } });
\`\`\`

Paths, queries, bodies and answers have the types of this installation's description. A refusal is thrown as \`WaybillError\` with \`status\`, \`code\`, \`errors\` by field and \`requestId\`.

## Tries

429, 502, 503, 504 and lost connections are tried again, five times at most, after what \`Retry-After\` says or longer each time. Every \`POST\` has an \`Idempotency-Key\`, so nothing is done twice; give your own as \`idempotencyKey\` where your program may be restarted. \`PUT\` and \`DELETE\` are sent again only where nothing was done.

## Every page of a list

\`\`\`ts
for await (const { customers } of waybill.pages("/api/customers")) console.log(customers.length);
\`\`\`

## Webhooks

\`\`\`ts
import { verifyWebhook } from "@waybill/client";

export async function receive(request: Request): Promise<Response> {
  const event = await verifyWebhook({
    body: await request.text(),
    headers: request.headers,
    secret: process.env.WAYBILL_SECRET ?? "",
  });
  if (event.type === "order.created") console.log(event.data);
  return new Response(null, { status: 204 });
}
\`\`\`

It throws where the signature does not hold or the message is older than five minutes.

## On your own computer

\`\`\`text
npx waybill listen --to http://localhost:3000/webhooks --events order.created
\`\`\`

It makes an endpoint at the [receiver for tests](/developers/guides/receiver), sends on what arrives there with its signature, prints the secret to check it with, and removes the endpoint at Ctrl+C. The token in \`WAYBILL\` needs \`settings.alerts\`.
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

The description itself is at [/api/openapi.json](/api/openapi.json) (OpenAPI 3.1). Everything here is also text, at [/llms.txt](/llms.txt).

## Import into Postman and Bruno

Both make a collection of the description: a folder for each part of the API, a request for each call with its parameters, and a body where one is sent.

| | Postman | Bruno |
|---|---|---|
| Import | *Import*, paste \`{{origin}}/api/openapi.json\`, *OpenAPI 3.1 with a Postman Collection* | Save the description as a file; *Import collection*, *OpenAPI V3* |
| Address | The variable \`baseUrl\` of the collection | The variable \`baseUrl\` of the environment *This installation* |
| Token | The variable \`bearerToken\` of the collection | The variable \`token\` of the environment: add it as a secret |

Use a token of your [sandbox](/developers/guides/sandbox): what is sent is done.
`,
  },
  {
    page: "receiver",
    group: "tools",
    title: "Receiver for tests",
    lead: "An address that receives webhooks and shows them, so that you can test without a tunnel.",
    text: `Create an endpoint at \`https://receiver.internal/\`. It is built in: messages to it are created, signed and stored like any other, but leave the installation nowhere.

\`\`\`sh
ID=$(curl {{origin}}/api/webhooks -H "Authorization: Bearer $WAYBILL" \\
  --json '{"name":"Trying out","url":"https://receiver.internal/","events":["order.created"]}' | jq -r .data.id)
\`\`\`

The response has \`id\` and, once, \`secret\`. Send a test message (it is a \`webhook.ping\`), the example of any event, or create an order:

\`\`\`sh
curl "{{origin}}/api/webhooks/$ID/test" -H "Authorization: Bearer $WAYBILL" --json '{}'
curl "{{origin}}/api/webhooks/$ID/test" -H "Authorization: Bearer $WAYBILL" --json '{"type":"order.status_changed"}'
curl "{{origin}}/api/webhooks/$ID/deliveries" -H "Authorization: Bearer $WAYBILL"
\`\`\`

\`GET /api/webhooks/{id}/deliveries/{event_id}\` shows one message as it was sent: headers with \`webhook-id\`, \`webhook-timestamp\` and \`webhook-signature\`, and the body byte by byte. Verify the signature as your program will ([webhooks](/developers/guides/webhooks)); then change the endpoint's address to your own; the secret stays the same.

## Failures on demand

The receiver takes every message. It fails as its address asks, so that you see what a failing program of yours would get:

| Address | Response |
|---|---|
| \`https://receiver.internal/?answer=500\` | 500 to every message, tried again by the schedule |
| \`https://receiver.internal/?answer=503&retry_after=3600\` | 503 with \`Retry-After\`: not tried again within the hour |
| \`https://receiver.internal/?answer=410\` | 410: the endpoint is turned off |
| \`https://receiver.internal/?delay=4000\` | 200, as after four seconds |
| \`https://receiver.internal/?delay=15000\` | too slow: a message may take less than 15 s |

\`answer\` is a status from 200 to 599, \`retry_after\` seconds, \`delay\` milliseconds; they can be combined. In a sandbox its clock shows the next attempts at once.

## On your own computer

Waybill sends to public https addresses only. A tunnel gives your program one, without an account:

\`\`\`text
cloudflared tunnel --url http://localhost:3000
\`\`\`

Put the address that it prints into the endpoint. Without a tunnel, read events and pass them on: \`GET /api/events\` has the same bodies, and the last \`id\` as \`cursor\` goes on where you were.

\`\`\`text
while sleep 2; do
  curl "{{origin}}/api/events?limit=100\${CURSOR:+&cursor=$CURSOR}" -H "Authorization: Bearer $WAYBILL" | jq -c '.data.events[]' > new
  while read -r event; do
    curl http://localhost:3000/webhooks --json "$event" && CURSOR=$(jq -r .id <<< "$event")
  done < new
done
\`\`\`

These are not signed; the receiver above and the endpoint's own log show signed ones.
`,
  },
];
