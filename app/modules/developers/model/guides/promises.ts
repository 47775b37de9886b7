import type { Guide } from "./guide.ts";

/** What a program may count on. */
export const promises: readonly Guide[] = [
  {
    page: "versions",
    group: "promises",
    title: "Versions and changes",
    lead: "What a call answers only grows.",
    text: `Fields, calls and events are added, never taken away or given another meaning; nothing that may be left out is asked for later. A test of ours compares each change with the description that was released last and refuses anything else. Fields that you do not know are to be passed over.

Payloads of webhooks carry the day of their version; an endpoint keeps the version that it was made with until you change it.

What was added, and when, stands in the [changelog](/developers/changelog).
`,
  },
  {
    page: "limits",
    group: "promises",
    title: "Limits",
    lead: "600 requests a minute and token, counted exactly.",
    text: `\`RateLimit\` tells what is left (\`r\`) and when it is whole again (\`t\`, seconds), \`RateLimit-Policy\` the limit. Beyond it the answer is 429 with \`Retry-After\`.

| What | At most |
|---|---|
| Rows of a list | 100 a page |
| Orders at once | 500 in \`POST /api/orders/bulk\` |
| A file of orders | 5 MB, 50,000 rows |
| A request | 6 MB |
| A message of a webhook | 20 KB |
| Events that can be asked for | 30 days |
| Idempotency keys | 24 hours |
`,
  },
  {
    page: "status",
    group: "promises",
    title: "Status",
    lead: "What this installation counted of itself in the last seven days.",
    text: `{{status}}
## What is counted

Once a minute a sweep looks after what is due: events, messages, imports, plans, shops. It notes that it did, how long the oldest event that was due had waited, and what became of the messages of webhooks in the minute before. A minute that nobody noted is a minute in which nothing was looked after; more than five of an hour, or an event that waits longer than two minutes, is an incident. Days are those of UTC. Of each stand the minutes that were looked after, the messages of webhooks that were tried and the share of them that arrived; p95 is how long 95 of 100 messages took from their event to their first try, and *waited* the longest that an event did, in the worst minute of the day. Nobody writes here by hand, and nothing is taken away. Sandboxes do not count.

How your own endpoints do stands at each of them, under Settings, Webhooks and alerts.
`,
  },
];
