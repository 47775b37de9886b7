import type { Guide } from "./guide.ts";

/** What helps to write a program. */
export const tools: readonly Guide[] = [
  {
    page: "sandbox",
    group: "tools",
    title: "Sandbox and its clock",
    lead: "A second account with a clock that you move. Nothing in it is real.",
    text: `Settings → Sandbox makes it, or \`POST /api/sandbox\` under a token of the workspace that manages tokens. There is one for each workspace. It has the same people with the same rights, the same plan and features, the preferences of the day it was made, and rows of its own. Make a token in it: those begin with \`wb_test_\`.

\`\`\`sh
curl {{origin}}/api/sandbox/fill -H "Authorization: Bearer $WAYBILL" --json '{"orders":50}'
curl {{origin}}/api/sandbox/clock -H "Authorization: Bearer $WAYBILL" --json '{"forward":"2h"}'
curl {{origin}}/api/sandbox -H "Authorization: Bearer $WAYBILL"
\`\`\`

## The clock

\`forward\` is a number with \`m\`, \`h\`, \`d\` or \`w\`; \`to\` is a moment. It goes at most 366 days at once, and never back. What becomes due on the way is done in its order, at its moment: rules, recurring orders, tries of webhooks, alerts, check-outs, requests that nobody answered, ends of tokens. \`state\` is \`moving\` until that is done, then \`ready\`. Between two moves the clock goes on as any.

Some things go by the real time: sessions and codes, limits, \`webhook-timestamp\` and what else is signed, the time that a plan is searched for, positions of devices, and how long logs are kept.

## What leaves it

Webhooks do, three tries each (at once, after 5 seconds, after 5 minutes). Mails, texts and chats do not: \`GET /api/sandbox/messages\` has them. There are no members, invitations, integrations, carriers and no subscription of its own (403 \`not_in_sandbox\`), and nothing in it counts towards yours.

## Emptying it

\`POST /api/sandbox/empty\` deletes all but people, tokens, endpoints, the audit log and the numbers that were given. It is \`emptying\` for a moment and answers 409 \`sandbox_shut\` to everything else.
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
    lead: "An address that takes webhooks and shows them, so that trying them out needs no tunnel.",
    text: `Make an endpoint at \`https://receiver.internal/\`. It is ours and nobody's else: messages to it are made, signed and kept as any, and leave nowhere.

\`\`\`sh
curl {{origin}}/api/webhooks -H "Authorization: Bearer $WAYBILL" \\
  --json '{"name":"Trying out","url":"https://receiver.internal/","events":["order.created"]}'
\`\`\`

The answer holds \`id\` and \`secret\`. Send it a test, or make an order:

\`\`\`sh
curl {{origin}}/api/webhooks/ID/test -H "Authorization: Bearer $WAYBILL" --json '{}'
curl {{origin}}/api/webhooks/ID/deliveries -H "Authorization: Bearer $WAYBILL"
\`\`\`

\`GET /api/webhooks/{id}/deliveries/{event_id}\` shows one message as it was sent: headers with \`webhook-id\`, \`webhook-timestamp\` and \`webhook-signature\`, and the body byte by byte. Check the signature over them as your program will ([webhooks](/developers/guides/webhooks)); then change the address of the endpoint to your own, and its secret stays.
`,
  },
];
