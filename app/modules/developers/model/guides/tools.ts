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

\`POST /api/sandbox/empty\` deletes everything except people, tokens, endpoints, the audit log and used numbers. Its state is \`emptying\` for a moment, and every other call returns 409 \`sandbox_shut\`.
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
  {
    page: "receiver",
    group: "tools",
    title: "Receiver for tests",
    lead: "An address that receives webhooks and shows them, so that you can test without a tunnel.",
    text: `Create an endpoint at \`https://receiver.internal/\`. It is built in: messages to it are created, signed and stored like any other, but leave the installation nowhere.

\`\`\`sh
curl {{origin}}/api/webhooks -H "Authorization: Bearer $WAYBILL" \\
  --json '{"name":"Trying out","url":"https://receiver.internal/","events":["order.created"]}'
\`\`\`

The response has \`id\` and \`secret\`. Send a test, or create an order:

\`\`\`sh
curl {{origin}}/api/webhooks/ID/test -H "Authorization: Bearer $WAYBILL" --json '{}'
curl {{origin}}/api/webhooks/ID/deliveries -H "Authorization: Bearer $WAYBILL"
\`\`\`

\`GET /api/webhooks/{id}/deliveries/{event_id}\` shows one message as it was sent: headers with \`webhook-id\`, \`webhook-timestamp\` and \`webhook-signature\`, and the body byte by byte. Verify the signature as your program will ([webhooks](/developers/guides/webhooks)); then change the endpoint's address to your own; the secret stays the same.
`,
  },
];
