import { z } from "zod";
import { ShopFault, type ShopPush } from "#app/modules/shops/model/shop-client.ts";
import type { PushWay } from "#app/modules/shops/model/sync-log.ts";
import type { WooRest } from "./rest.ts";

const metaSchema = z.array(z.object({ key: z.string(), value: z.unknown() })).default([]);
const orderSchema = z.object({
  status: z.string(),
  line_items: z.array(z.object({ id: z.number(), quantity: z.number() })),
  meta_data: metaSchema,
});
const fulfillmentsSchema = z.array(z.object({ id: z.number(), meta_data: metaSchema }));

/** Statuses in which nobody waits for goods. */
const endedStatuses = new Set(["cancelled", "refunded", "failed", "trash"]);

/** Meta key that stores the last pushed status, so that each is pushed once. */
const PUSHED_META_KEY = "_waybill_pushed";

/**
 * Pushes a status to WooCommerce: as a core fulfillment if the shop has that feature, else by the shipment tracking
 * extension, else as a note to the customer; at the end the order is completed. A cancellation is a note to the merchant.
 */
export async function pushWoo(asking: WooRest, pushed: ShopPush): Promise<PushWay | null> {
  const { step, order: named, number } = pushed;
  const path = `wc/v3/orders/${named.parent}`;
  const found = await asking.request("GET", path, undefined, "or_null");
  if (found === null) throw new ShopFault("refused", "The order is no longer there.");
  const known = orderSchema.parse(found);
  const pushedMarks = String(known.meta_data.find(({ key }) => key === PUSHED_META_KEY)?.value ?? "").split(" ");
  const mark = `${step.event}/${number}`;
  const isOver = step.woo !== null && known.status === step.woo;
  if (pushedMarks.includes(mark) && (step.woo === null || isOver)) return null;
  const sent = pushedMarks.some((each) => each.endsWith(`/${number}`));
  if (!sent && (step.fulfilment === "keep" || (step.fulfilment === "close" && endedStatuses.has(known.status))))
    return null;
  const way = await sendStatus(asking, { known, isFirst: !sent }, pushed);
  await asking.request("PUT", path, {
    ...(step.woo && !isOver ? { status: step.woo } : {}),
    meta_data: [
      { key: "_waybill_tracking_url", value: pushed.trackingUrl },
      { key: PUSHED_META_KEY, value: [...pushedMarks.filter(Boolean), mark].join(" ") },
    ],
  });
  return way;
}

/** A cancellation as a note for the merchant, the first status as a fulfillment; later ones are marks of the order. */
async function sendStatus(
  asking: WooRest,
  { known, isFirst }: { known: z.output<typeof orderSchema>; isFirst: boolean },
  pushed: ShopPush,
): Promise<PushWay> {
  if (pushed.step.fulfilment === "close") {
    const note = { note: pushed.cancellation, customer_note: false };
    await asking.request("POST", `wc/v3/orders/${pushed.order.parent}/notes`, note);
    return "note";
  }
  return isFirst ? sendFirstStatus(asking, known, pushed) : "note";
}

/** The first status: the goods are on their way. */
async function sendFirstStatus(
  asking: WooRest,
  { line_items: lines }: z.output<typeof orderSchema>,
  pushed: ShopPush,
): Promise<PushWay> {
  const { number, trackingUrl, company, order: named, notifyCustomer } = pushed;
  const path = `wc/v3/orders/${named.parent}`;
  const there = await asking.request("GET", `${path}/fulfillments`, undefined, "or_null");
  if (there !== null) {
    const known = fulfillmentsSchema
      .parse(there)
      .some(({ meta_data }) => meta_data.some(({ key, value }) => key === "_tracking_number" && value === number));
    if (!known)
      await asking.request("POST", `${path}/fulfillments?notify_customer=${notifyCustomer}`, {
        status: "fulfilled",
        is_fulfilled: true,
        meta_data: [
          { key: "_items", value: lines.map(({ id, quantity }) => ({ item_id: id, qty: quantity })) },
          { key: "_tracking_number", value: number },
          { key: "_tracking_url", value: trackingUrl },
          { key: "_shipment_provider", value: company },
        ],
      });
    return "fulfilment";
  }
  const tracked = await asking.request(
    "POST",
    `wc-shipment-tracking/v3/orders/${named.parent}/shipment-trackings`,
    {
      custom_tracking_provider: company,
      custom_tracking_link: trackingUrl,
      tracking_number: number,
      date_shipped: new Date(pushed.at).toISOString().slice(0, 10),
    },
    "or_null",
  );
  if (tracked !== null) return "tracking";
  await asking.request("POST", `${path}/notes`, { note: `${company}: ${trackingUrl}`, customer_note: notifyCustomer });
  return "note";
}
