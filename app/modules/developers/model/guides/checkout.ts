import type { Guide } from "./guide.ts";
import { orderSample } from "./order-sample.ts";

/** The example order with the slot that the checkout held. */
const order = JSON.stringify({ ...orderSample, external_id: "SHOP-4711", slot_hold: "HOLD" }, null, 2);

/** Delivery times in a shop's checkout. */
export const checkout: Guide = {
  page: "checkout",
  group: "guides",
  title: "Delivery times in a checkout",
  lead: "A script of 2 KB offers the times that your plans can keep, holds one for ten minutes, and your order books it.",
  file: { name: "order.json", text: `${order}\n` },
  text: `## 1. Create a key

A checkout key stands in the shop's page for everybody to read. It lists times and holds them, for pages of the sites that it names, and nothing else. Create it in Settings, Checkout keys, or with a token that has \`settings\`, \`settings.access_tokens\` and \`settings.access_tokens.manage\`.

\`\`\`sh
ID=$(curl {{origin}}/api/checkout-keys -H "Authorization: Bearer $WAYBILL" \\
  --json "{\\"name\\":\\"Our shop $RANDOM$RANDOM\\",\\"sites\\":[\\"https://shop.example.com\\"]}" | jq -r .data.id)
KEY=$(curl {{origin}}/api/checkout-keys/$ID -H "Authorization: Bearer $WAYBILL" | jq -r .data.checkout_key.key)
\`\`\`

## 2. Put it into the page

\`\`\`html
<form action="/order" method="post">
  <input name="zip" autocomplete="postal-code">
  <input name="city" autocomplete="address-level2">
  <delivery-slots data-key="pk_…" lang="en"></delivery-slots>
</form>
<script src="{{origin}}/widget/slots.js" defer></script>
\`\`\`

The element asks as soon as the form has a postal code or town; give both, a postal code alone is not found everywhere. The order has to go to the postal code that the time was held for, else it is refused with the field. It reads the fields by their \`autocomplete\`: \`address-line1\`, \`postal-code\`, \`address-level2\`, \`country\`. What you know yourself goes before: \`data-line1\`, \`data-postal-code\`, \`data-city\`, \`data-country\`, \`data-method\` (a shipping method, which has to cover the address), \`data-weight\` in grams, \`data-volume\` in cubic centimetres, \`data-parcels\`. Its words are English or German, by \`lang\`.

The times are radio inputs of your own page, without a frame: style \`delivery-slots fieldset\`, \`label\`, \`details\` and \`p\` as you like. What the customer chose is held, and goes with the form in three hidden inputs: \`slot_hold\`, \`slot_from\`, \`slot_to\` (local times). Your script is notified, too; \`detail\` is null when nothing is held any more.

\`\`\`js
document.addEventListener("slotchange", ({ detail }) => console.log(detail?.id, detail?.from, detail?.to, detail?.held_until));
\`\`\`

## 3. Or ask yourself

The element makes two calls, which your own page can make. A browser sends \`Origin\`; another site than the key's is 403. A customer who changes their mind sends the hold that they give up as \`replaces\`.

\`\`\`sh
curl "{{origin}}/api/checkout/slots?key=$KEY&postal_code=9494&city=Schaan&country=LI" \\
  -H "Origin: https://shop.example.com" > slots.json
jq '[.data.days[].slots[]][0] | {from, to}' slots.json
jq '[.data.days[].slots[]][0] | {from, to, postal_code: "9494", city: "Schaan", country: "LI"}' slots.json > chosen.json
curl "{{origin}}/api/checkout/holds?key=$KEY" \\
  -H "Origin: https://shop.example.com" --json @chosen.json > hold.json
\`\`\`

A time that somebody else took meanwhile is 409 \`slot_taken\`: list again. Of one network ten times are held at a time, of one key 20 for a day and 60 in all; beyond it, and beyond 120 questions of one network in ten minutes, the answer is 429.

## 4. Book it

Your server sends the order with the hold. The slot becomes its delivery time, and planning keeps it first. Save this as \`order.json\`, with your location instead of \`SOURCE\`; the token needs \`orders\`, \`orders.create\` and \`settings.locations\`.

\`\`\`json
${order}
\`\`\`

\`\`\`sh
SOURCE=$(curl "{{origin}}/api/locations?limit=1" \\
  -H "Authorization: Bearer $WAYBILL" | jq -r '.data.locations[0].id')
sed "s/SOURCE/$SOURCE/; s/HOLD/$(jq -r .data.id hold.json)/; s/SHOP-4711/SHOP-$RANDOM$RANDOM/" order.json |
  curl {{origin}}/api/orders -H "Authorization: Bearer $WAYBILL" --json @- > made.json
curl "{{origin}}/api/orders/$(jq -r .data.number made.json)" -H "Authorization: Bearer $WAYBILL" |
  jq -r .data.order.delivery_from
\`\`\`

A hold that is over, was booked or given up, or is another account's is 422 with the field \`slot_hold\`. The order may then be sent without it.
`,
};
