import { createExampleEnvelope, renderEventBody } from "#app/platform/events/envelope.ts";
import type { Guide } from "./guide.ts";
import { orderSample } from "./order-sample.ts";

const order = JSON.stringify(orderSample, null, 2);

/** What the built-in receiver shows at the end of it. */
const example = createExampleEnvelope(
  "order.cancelled",
  "01932f4e-6c5a-7d3e-9a51-5b9c0e7a1f02",
  Date.UTC(2026, 11, 11, 9, 2),
);
const message = JSON.stringify(JSON.parse(renderEventBody(example, "thin")), null, 2);

/** From nothing to a first order and its webhook events. */
export const firstOrder: Guide = {
  page: "first-order",
  group: "guides",
  title: "First order in five minutes",
  lead: "You make an order in the sandbox, print its label and watch what happens to it, with nothing but a terminal. Nobody drives, nothing is charged.",
  minutes: 5,
  file: { name: "order.json", text: `${order}\n` },
  sidebar: { title: "What the receiver shows", text: message },
  text: `## 1. Get a token

Settings, Sandbox: make it, and fill it with 50 orders, so that it has a location. Then, in it, Settings, Access tokens, New token with full access. Copy it now, it is shown once. Ask for the location that your order leaves from.

\`\`\`sh
export WAYBILL=wb_test_…
curl "{{origin}}/api/locations?limit=1" \\
  -H "Authorization: Bearer $WAYBILL"
\`\`\`

## 2. Create the order

Keep this as \`order.json\`, with the id of your location in place of \`SOURCE\`.

\`\`\`json
${order}
\`\`\`

The key makes it safe to send twice: the second time you get the first answer again, and one order.

\`\`\`sh
curl {{origin}}/api/orders -H "Authorization: Bearer $WAYBILL" \\
  -H "Idempotency-Key: first-order" --json @order.json
\`\`\`

You get \`id\`, \`number\` and \`status\`. An address that is not found makes a Draft, and \`issues\` says why.

## 3. Print its label

With the \`id\` that you got in place of \`ID\`. The answer holds \`url\`, the address of a PDF below {{origin}}. It is there at once, for the same token.

\`\`\`sh
curl {{origin}}/api/orders/labels \\
  -H "Authorization: Bearer $WAYBILL" --json '{"orders":["ID"]}'
curl -o label.pdf "{{origin}}/orders/labels?orders=NUMBER" \\
  -H "Authorization: Bearer $WAYBILL"
\`\`\`

## 4. Hear what happens

Our [receiver](/developers/guides/receiver) takes messages, so that no tunnel is needed. Make an endpoint there, cancel the order, and look at what was sent.

\`\`\`sh
curl {{origin}}/api/webhooks -H "Authorization: Bearer $WAYBILL" \\
  --json '{"name":"First","url":"https://receiver.internal/","events":["order.cancelled"]}'
curl {{origin}}/api/orders/cancel -H "Authorization: Bearer $WAYBILL" \\
  --json '{"orders":["ID"],"reason":"A first try"}'
curl "{{origin}}/api/events?types[]=order.cancelled" -g \\
  -H "Authorization: Bearer $WAYBILL"
\`\`\`

\`GET /api/webhooks/{id}/deliveries\`, with the id of the endpoint, shows the message with its signature: [webhooks](/developers/guides/webhooks) come again until you take them.

## 5. Go live

Take a token of the workspace itself (\`wb_live_…\`), change one line, keep the rest.
`,
};
