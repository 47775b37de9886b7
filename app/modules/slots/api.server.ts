import { z } from "zod";
import { catalogueEndpoints } from "#app/platform/catalogue/endpoints.server.ts";
import { type Endpoint, endpoint } from "#app/platform/http/endpoint.server.ts";
import { withTags } from "#app/platform/http/endpoint-tags.ts";
import { idSchema, localDateSchema, localTimeSchema } from "#app/platform/http/responses/shared.responses.ts";
import { instant } from "#app/platform/http/wire-shapes.ts";
import { bookSlot, releaseSlot } from "./commands/book-slot.server.ts";
import { checkoutKeyCatalogue } from "./commands/checkout-keys.server.ts";
import { holdCheckoutSlot, listCheckoutSlots, releaseCheckoutSlot } from "./commands/checkout-slots.server.ts";
import { holdSlot, listSlots } from "./commands/hold-slot.server.ts";
import { checkoutEndpoint, findCheckoutSite } from "./http/checkout-calls.server.ts";
import { slotEfforts } from "./model/price-slots.ts";

const access = { permission: "orders", subscription: true } as const;
const windowFields = { from: localTimeSchema, to: localTimeSchema };
const question = {
  key: { type: "text", required: true, means: "The checkout key." },
  line1: { type: "text", means: "Street and number." },
  postal_code: { type: "text", means: "Postal code, enough for a first list." },
  city: { type: "text", means: "City." },
  region: { type: "text", means: "Region." },
  country: { type: "text", means: "Country, the account's without it." },
  method: { type: "id", means: "The shipping method, which has to cover the address." },
} as const;
const keyed = { key: question.key };
const checkout = { access: "public", findSite: findCheckoutSite } as const;
const amount = (means: string) => ({ type: "integer", from: 0, to: 1_000_000_000, means }) as const;

/** Headings of the description. */
const tags = {
  slots: "Delivery times that can be kept, for a checkout.",
  checkout: "The same for pages of shops, with a key that stands in the page.",
  "checkout-keys": "Keys of pages of shops, and the sites that may use them.",
};

export const slotsEndpoints: readonly Endpoint[] = withTags(tags, [
  ...catalogueEndpoints(checkoutKeyCatalogue, {
    path: "/checkout-keys",
    access: { permission: ["settings", "settings.access_tokens"], accountKind: "carrier", subscription: true },
    many: "checkout keys",
    one: "a checkout key",
    activated: true,
  }),
  checkoutEndpoint({
    ...{ method: "GET", path: "/checkout/slots", operation: "listCheckoutSlots", ...checkout },
    summary: "List the delivery slots of a checkout",
    description: "Called by a page of one of the key's sites. Answers with nothing but the windows that can be kept.",
    query: {
      ...question,
      weight: amount("Grams."),
      volume: amount("Cubic centimetres."),
      parcels: { type: "integer", from: 1, to: 1_000, means: "Number of parcels." },
      replaces: { type: "id", means: "The slot that this customer holds: its place is free to them." },
    },
    read: listCheckoutSlots,
    output: z.strictObject({
      timezone: z.string(),
      days: z.array(
        z.strictObject({
          day: localDateSchema,
          slots: z.array(z.strictObject({ ...windowFields, greener: z.boolean() })).describe("None: the day is full"),
        }),
      ),
    }),
  }),
  checkoutEndpoint({
    ...{ method: "POST", path: "/checkout/holds", operation: "holdCheckoutSlot", ...checkout },
    summary: "Hold a slot at a checkout",
    description:
      "For ten minutes; an order made with `slot_hold` books it. Of one network ten are held at a time with a key, of one key 20 a day of delivery and 60 in all.",
    query: keyed,
    command: holdCheckoutSlot,
    status: 201,
    output: z.strictObject({ id: idSchema, ...windowFields, held_until: instant }),
  }),
  checkoutEndpoint({
    ...{ method: "POST", path: "/checkout/holds/:holdId/release", operation: "releaseCheckoutSlot", ...checkout },
    summary: "Give up a slot held at a checkout",
    query: keyed,
    command: releaseCheckoutSlot,
    output: z.strictObject({}),
  }),
  endpoint({
    method: "GET",
    path: "/slots",
    access,
    summary: "List the delivery slots of an address",
    description:
      "The slots of the coming 14 days that the plans can keep beside everything already promised. The cheapest of a day, where a van passes anyway, is the greener choice.",
    mcp: { toolset: "slots" },
    query: {
      line1: { type: "text", required: true, means: "Street and number." },
      postal_code: { type: "text", means: "Postal code." },
      city: { type: "text", means: "City." },
      region: { type: "text", means: "Region." },
      country: { type: "text", means: "Country, the account's without it." },
      longitude: { type: "text", means: "With `latitude` the place itself, in degrees." },
      latitude: { type: "text", means: "Degrees." },
      weight: amount("Grams."),
      volume: amount("Cubic centimetres."),
      parcels: { type: "integer", from: 1, to: 1_000, means: "Number of parcels." },
    },
    read: listSlots,
    output: z.strictObject({
      timezone: z.string(),
      days: z.array(
        z.strictObject({
          day: localDateSchema,
          slots: z
            .array(
              z.strictObject({
                ...windowFields,
                greener: z.boolean(),
                effort: z.enum(slotEfforts).describe("How much it makes a van drive"),
                metres: z.int().describe("Driven on top of the plan without it"),
                seconds: z.int(),
              }),
            )
            .describe("None: the day is full"),
        }),
      ),
    }),
  }),
  endpoint({
    method: "POST",
    path: "/slots/holds",
    operation: "holdSlot",
    access,
    summary: "Hold a slot for a checkout",
    description: "For ten minutes. Refused with `slot_taken` when the slot can no longer be kept.",
    mcp: { toolset: "slots" },
    command: holdSlot,
    status: 201,
    output: z.strictObject({ id: idSchema, ...windowFields, held_until: instant }),
  }),
  endpoint({
    method: "POST",
    path: "/slots/holds/:holdId/book",
    operation: "bookSlot",
    access,
    summary: "Make a held slot an order's time",
    description: "The order takes the highest priority, so that planning keeps it first. Sends `order.updated`.",
    mcp: { toolset: "slots" },
    command: bookSlot,
    output: z.strictObject({ order: z.string(), ...windowFields }),
  }),
  endpoint({
    method: "POST",
    path: "/slots/holds/:holdId/release",
    operation: "releaseSlot",
    access,
    summary: "Give up a held slot",
    mcp: { toolset: "slots" },
    command: releaseSlot,
    output: z.strictObject({}),
  }),
]);
