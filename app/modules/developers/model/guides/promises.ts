import type { Guide } from "./guide.ts";

/** What a program can rely on. */
export const promises: readonly Guide[] = [
  {
    page: "versions",
    group: "promises",
    title: "Versions and changes",
    lead: "Responses are extended, never reduced.",
    text: `Fields, calls and events are added, never removed and never given another meaning; an optional field never becomes required. A test compares each change with the last released description and refuses anything else. Ignore fields that you do not know.

A request with \`Waybill-Version: 2026-12-01\` is pinned to that release, and its answer repeats it; an unknown day is 422.

Webhook payloads have the date of their version; an endpoint keeps the version it was created with until you change it.

All additions with their dates are in the [changelog](/developers/changelog).
`,
  },
  {
    page: "limits",
    group: "promises",
    title: "Limits",
    lead: "600 requests a minute per token, counted exactly.",
    text: `\`RateLimit\` has the remaining requests (\`r\`) and the seconds until the full limit is available again (\`t\`), \`RateLimit-Policy\` the limit. Beyond it the response is 429 with \`Retry-After\`.

Requests of one account run a few at a time, searches and exports one after another; the others wait their turn. The response is also 429 when more than 60 of a token or a person wait at once, or when they kept more than one running for minutes.

| What | At most |
|---|---|
| Rows of a list | 100 a page |
| Orders at once | 500 in \`POST /api/orders/bulk\` |
| A file of orders | 5 MB, 50,000 rows |
| A request | 6 MB |
| A message of a webhook | 20 KB |
| Events that can be listed | 30 days |
| Idempotency keys | 24 hours |
`,
  },
  {
    page: "status",
    group: "promises",
    title: "Status",
    lead: "Measurements of this installation over the last seven days.",
    text: `{{status}}
The same without these explanations: [/status](/status).

## What is counted

Once a minute a sweep processes everything due: events, messages, imports, plans, shops. It records that it ran, how long the oldest due event had waited, and the results of webhook messages in the previous minute. In a minute without a record nothing was processed; more than five such minutes in an hour, or an event that waits longer than two minutes, is an incident. Days are in UTC. Each has its processed minutes, the webhook messages attempted and the share delivered; p95 is the time within which 95 of 100 messages were first attempted after their event, and *waited* the longest wait of an event, both in the worst minute of the day. Nothing here is written by hand or removed. Sandboxes do not count.

Figures of your own endpoints are on their pages under Settings, Webhooks and alerts.
`,
  },
];
