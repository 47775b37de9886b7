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
  lead: "Create an order in the sandbox, print its label and follow its events, using only a terminal. Nothing is driven or charged.",
  minutes: 5,
  file: { name: "order.json", text: `${order}\n` },
  sidebar: { title: "What the receiver shows", text: message },
  text: `## 1. Get a token

Under Settings, Sandbox, create the sandbox and fill it with 50 orders, so that it has a location. In the sandbox, under Settings, Access tokens, create a token with full access. Copy it now; it is shown only once. Then read the location that your order leaves from. The commands pick what they need from answers with [jq](https://jqlang.org).

\`\`\`sh
export WAYBILL=wb_test_…
SOURCE=$(curl "{{origin}}/api/locations?limit=1" \\
  -H "Authorization: Bearer $WAYBILL" | jq -r '.data.locations[0].id')
\`\`\`

## 2. Create the order

Save this as \`order.json\`; the command puts the id of your location in place of \`SOURCE\`.

\`\`\`json
${order}
\`\`\`

The key makes it safe to send twice: the second call returns the first response again, and there is one order.

\`\`\`sh
sed "s/SOURCE/$SOURCE/" order.json |
  curl {{origin}}/api/orders -H "Authorization: Bearer $WAYBILL" \\
    -H "Idempotency-Key: first-order" --json @- | tee made.json
ID=$(jq -r .data.id made.json) NUMBER=$(jq -r .data.number made.json)
\`\`\`

You get \`id\`, \`number\`, \`status\` and \`status_name\`. With an address that is not found the order is a Draft, and \`issues\` explains why.

## 3. Print its label

The response has \`url\`, the address of a PDF below {{origin}}, available at once with the same token.

\`\`\`sh
curl {{origin}}/api/orders/labels \\
  -H "Authorization: Bearer $WAYBILL" --json "{\\"orders\\":[\\"$ID\\"]}"
curl -o label.pdf "{{origin}}/orders/labels?orders=$NUMBER" \\
  -H "Authorization: Bearer $WAYBILL"
\`\`\`

## 4. Receive events

Our [receiver](/developers/guides/receiver) accepts messages, so that no tunnel is needed. Create an endpoint there, cancel the order, and read what was sent.

\`\`\`sh
curl {{origin}}/api/webhooks -H "Authorization: Bearer $WAYBILL" \\
  --json '{"name":"First","url":"https://receiver.internal/","events":["order.cancelled"]}'
curl {{origin}}/api/orders/cancel -H "Authorization: Bearer $WAYBILL" \\
  --json "{\\"orders\\":[\\"$ID\\"],\\"reason\\":\\"A first try\\"}"
curl "{{origin}}/api/events?types=order.cancelled" \\
  -H "Authorization: Bearer $WAYBILL"
\`\`\`

\`GET /api/webhooks/{id}/deliveries\`, with the id of the endpoint, shows the message with its signature: [webhooks](/developers/guides/webhooks) are sent again until you accept them.

## 5. Go live

Use a token of the workspace itself (\`wb_live_…\`): change one line, keep the rest.
`,
};
