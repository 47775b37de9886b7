import { appGuide } from "./apps.ts";
import { checkout } from "./checkout.ts";
import { firstOrder } from "./first-order.ts";
import type { Guide } from "./guide.ts";
import { imports } from "./imports.ts";
import { plans } from "./plans.ts";
import { shops } from "./shops.ts";

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
  imports,
  plans,
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

Tools are named after their calls (\`list_orders\`), in groups: account, orders, shipments, plans, routes, fleet, customers, slots, accounting, analytics, webhooks, sandbox. All together are read in under 11,000 tokens; \`{{origin}}/mcp?toolsets=orders,plans\` offers only those. Answers are structured, have words instead of codes, leave out what is empty, and are 4,000 tokens at most: a page has fewer rows then, and \`fields\` picks what you need. A refusal says under \`next\` what to call.

Reads are marked as read-only, irreversible commands as destructive. With \`dry_run\` a command executes without keeping anything: it is refused as the real call would be, and returns the result under \`answers\`; new ids and numbers are made up. The audit log lists a token's actions under its name.
`,
  },
  {
    page: "tools-for-agents",
    group: "guides",
    title: "Tools for agents",
    lead: "What an agent is offered, by group, and what a model pays to read it, in tokens of about four characters.",
    text: `\`{{origin}}/mcp\` offers all of them that the token may use, those of a sandbox only there. \`{{origin}}/mcp?toolsets=orders,plans\` offers single groups. How to connect: [For agents: MCP](/developers/guides/agents).

{{tools}}`,
  },
  shops,
  checkout,
  appGuide,
];
