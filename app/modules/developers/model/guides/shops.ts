import type { Guide } from "./guide.ts";
import { orderSample } from "./order-sample.ts";

/** The example order as a shop sends it, again and again. */
const bulk = JSON.stringify({ mode: "merge", orders: [{ ...orderSample, external_id: "SHOP-3187" }] }, null, 2);

/** What a plug-in may do, and by which permissions. */
const permissions = [
  ["Send orders, change and cancel them", "`orders`, `orders.create`, `orders.update`, `orders.cancel`"],
  [
    "Change a part of an order, also by `merge`",
    "`orders.update.` and the part: `notes`, `packages`, `collections`, `customer`, `locations`, `external_id`, `requirements`, `fees`, `proof_of_delivery`",
  ],
  [
    "Create an endpoint, once",
    "`settings`, `settings.alerts`, `settings.alerts.manage`, and to see what its events contain: `orders`, `shipments`",
  ],
  ["Read events", "`settings`, `settings.alerts`"],
] as const;

/** A shop sends its orders and follows them. */
export const shops: Guide = {
  page: "shops",
  group: "guides",
  title: "Shop plug-ins of your own",
  lead: "A shop that is neither Shopify nor WooCommerce sends its orders and follows their status, with four calls.",
  file: { name: "orders.json", text: `${bulk}\n` },
  text: `Shopify and WooCommerce need none of this: Settings, Online stores connects them. For another shop you build the same connection. A token of its own needs

| For | Permissions |
|---|---|
${permissions.map(([what, words]) => `| ${what} | ${words} |`).join("\n")}

A call that lacks a permission is 403, and its message names it.

## 1. Send orders, as often as you like

Use the shop's own number as \`external_id\`, and the mode \`merge\`: new orders are created, existing ones changed, and after an interruption the shop can send everything again. Save this as \`orders.json\`, with the id of your location instead of \`SOURCE\`.

\`\`\`json
${bulk}
\`\`\`

\`\`\`sh
SOURCE=$(curl "{{origin}}/api/locations?limit=1" \\
  -H "Authorization: Bearer $WAYBILL" | jq -r '.data.locations[0].id')
sed "s/SOURCE/$SOURCE/" orders.json |
  curl {{origin}}/api/orders/bulk -H "Authorization: Bearer $WAYBILL" --json @- > sent.json
jq -e '.data.refused == []' sent.json
\`\`\`

Up to 500 at once; \`succeeded\` and \`refused\` identify each by its \`index\`. Refused items have errors by field: show them to the shop's staff.

## 2. Change them while they wait

\`merge\` again, or the call for a part of an order with the \`version\` that you read, so that no change of a dispatcher is lost: on 409 \`lost_race\` read again.

\`\`\`sh
NUMBER=$(jq -r '.data.succeeded[0].number' sent.json)
VERSION=$(curl "{{origin}}/api/orders/$NUMBER" -H "Authorization: Bearer $WAYBILL" | jq .data.order.version)
curl -X PUT "{{origin}}/api/orders/$NUMBER/notes" -H "Authorization: Bearer $WAYBILL" \\
  --json "{\\"notes\\":\\"Ring twice\\",\\"version\\":$VERSION}"
curl {{origin}}/api/orders/bulk -H "Authorization: Bearer $WAYBILL" \\
  --json '{"mode":"merge","orders":[{"external_id":"SHOP-3187","notes":"Ring three times"}]}' |
  jq -e '.data.refused == []'
\`\`\`

## 3. Follow their status

One [endpoint](/developers/guides/webhooks) is enough. \`data.object.current.external_id\` is your own number, \`data.object.current.status_name\` its current status.

\`\`\`sh
curl {{origin}}/api/webhooks -H "Authorization: Bearer $WAYBILL" \\
  --json '{"name":"Our shop","url":"https://hooks.example.com/waybill","events":["order.status_changed","order.closed","shipment.eta_changed"]}'
\`\`\`

## 4. Catch up

Once a day, from the last id that you received, as our own connections do with their shops: this finds lost messages.

\`\`\`sh
curl "{{origin}}/api/events?types=order.created&limit=100" \\
  -H "Authorization: Bearer $WAYBILL" | jq -r '.data.events[-1].id'
\`\`\`

## 5. Cancel

Orders that are not under way can be cancelled.

\`\`\`sh
ID=$(jq -r '.data.succeeded[0].id' sent.json)
curl {{origin}}/api/orders/cancel -H "Authorization: Bearer $WAYBILL" \\
  --json "{\\"orders\\":[\\"$ID\\"],\\"reason\\":\\"Cancelled in the shop\\"}" | jq -e '.data.refused == []'
\`\`\`
`,
};
