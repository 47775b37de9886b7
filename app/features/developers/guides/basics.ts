import type { Guide } from "./guide.ts";

/** What all calls have in common, and what helps to write them. */
export const basics: readonly Guide[] = [
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
    page: "sandbox",
    group: "start",
    title: "The sandbox",
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
];
