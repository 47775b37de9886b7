import { z } from "zod";
import { type Endpoint, endpoint } from "#app/platform/http/endpoint.server.ts";
import { withTags } from "#app/platform/http/endpoint-tags.ts";
import { idSchema, localDateSchema, localTimeSchema } from "#app/platform/http/responses/shared.responses.ts";
import { instant } from "#app/platform/http/wire-shapes.ts";
import { bookSlot, releaseSlot } from "./commands/book-slot.server.ts";
import { holdSlot, listSlots } from "./commands/hold-slot.server.ts";
import { slotEfforts } from "./model/price-slots.ts";

const access = { permission: "orders", subscription: true } as const;
const windowFields = { from: localTimeSchema, to: localTimeSchema };
const amount = (means: string) => ({ type: "integer", from: 0, to: 1_000_000_000, means }) as const;

/** Headings of the description. */
const tags = { slots: "Delivery times that can be kept, for a checkout." };

export const slotsEndpoints: readonly Endpoint[] = withTags(tags, [
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
