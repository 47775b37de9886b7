import { z } from "zod";
import { ShopFault, type ShopPush } from "#app/modules/shops/model/shop-client.ts";
import type { PushWay } from "#app/modules/shops/model/sync-log.ts";
import type { ShopifyGraphql } from "./graphql.ts";
import {
  cancelFulfillmentMutation,
  eventMutation,
  fulfillMutation,
  holdMutation,
  partQuery,
  toGlobalId,
} from "./queries.ts";

const fulfillmentOrderSchema = z.object({
  fulfillmentOrder: z
    .object({
      id: z.string(),
      status: z.string(),
      fulfillmentHolds: z.array(z.object({ handle: z.string().nullish() })),
      fulfillments: z.object({
        nodes: z.array(
          z.object({
            id: z.string(),
            status: z.string(),
            trackingInfo: z.array(z.object({ number: z.string().nullish() })),
            events: z.object({ nodes: z.array(z.object({ status: z.string() })) }),
          }),
        ),
      }),
    })
    .nullable(),
});
const fulfillmentCreatedSchema = z.object({
  fulfillmentCreate: z.object({ fulfillment: z.object({ id: z.string() }) }),
});

/** Handle of the hold that says that we do not deliver. */
const HOLD_HANDLE = "waybill-cancelled";

/**
 * Pushes a status to Shopify: a fulfillment with the tracking link once we have the goods, then its events. Goods that
 * were cancelled before are put on hold with the reason, so that their merchant sends them otherwise. What the shop
 * already has, read right before, is not pushed again.
 */
export async function pushShopify(asking: ShopifyGraphql, pushed: ShopPush): Promise<PushWay | null> {
  const { step, order, number } = pushed;
  const id = toGlobalId("FulfillmentOrder", order.key);
  const { fulfillmentOrder: found } = fulfillmentOrderSchema.parse(await asking.query(partQuery, { id }));
  if (!found) throw new ShopFault("refused", "The fulfilment order is no longer there.");
  const all = found.fulfillments.nodes.filter(({ trackingInfo }) =>
    trackingInfo.some((each) => each.number === number),
  );
  const own = all.find(({ status }) => status !== "CANCELLED");
  if (!own && step.fulfilment === "close") return all.length > 0 ? null : holdPart(asking, found, pushed);
  if (!own && step.fulfilment !== "open") return null;
  if (!own && found.status === "CANCELLED")
    throw new ShopFault("refused", "It was cancelled there: nothing is left to fulfil.");
  if (!own && found.status === "CLOSED") throw new ShopFault("refused", "It was fulfilled there by somebody else.");
  const fulfilment = own?.id ?? (await createFulfillment(asking, id, pushed));
  const pushedStatuses = own?.events.nodes.map(({ status }) => status) ?? [];
  if (pushedStatuses.at(-1) !== step.event && pushedStatuses[0] !== step.event)
    await asking.mutate(eventMutation, {
      event: { fulfillmentId: fulfilment, status: step.event, happenedAt: new Date(pushed.at).toISOString() },
    });
  if (step.fulfilment === "close") await asking.mutate(cancelFulfillmentMutation, { id: fulfilment });
  return "fulfilment";
}

/** Null if it was cancelled there too, or is on hold already. */
async function holdPart(
  { mutate }: ShopifyGraphql,
  part: { id: string; status: string; fulfillmentHolds: readonly { handle?: string | null }[] },
  { cancellation }: ShopPush,
): Promise<PushWay | null> {
  if (part.status === "CLOSED") throw new ShopFault("refused", "It was fulfilled there by somebody else.");
  if (part.status === "CANCELLED" || part.fulfillmentHolds.some(({ handle }) => handle === HOLD_HANDLE)) return null;
  const hold = { reason: "OTHER", reasonNotes: cancellation, handle: HOLD_HANDLE, notifyMerchant: true };
  await mutate(holdMutation, { id: part.id, hold });
  return "hold";
}

async function createFulfillment(
  { mutate }: ShopifyGraphql,
  id: string,
  { number, trackingUrl, company, notifyCustomer }: ShopPush,
) {
  const answer = await mutate(fulfillMutation, {
    fulfillment: {
      // Without lines it covers everything left, whatever was changed there meanwhile.
      lineItemsByFulfillmentOrder: [{ fulfillmentOrderId: id }],
      trackingInfo: { company, number, url: trackingUrl },
      notifyCustomer: notifyCustomer,
    },
  });
  return fulfillmentCreatedSchema.parse(answer).fulfillmentCreate.fulfillment.id;
}
