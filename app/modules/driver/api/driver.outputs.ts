import { z } from "zod";
import { customFieldKinds } from "#app/modules/custom-fields/model/custom-field.ts";
import { agentStateKeys } from "#app/modules/fleet/model/agent-states.ts";
import { agentMessageKinds } from "#app/modules/notifications/model/agent-message.ts";
import { deliveryWishesResponseSchema } from "#app/modules/orders/api/orders.outputs.ts";
import { liveRouteSchema, routeStopSchema } from "#app/modules/routes/api/routes.outputs.ts";
import {
  currencyCodeSchema,
  idOf,
  idSchema,
  localDateSchema,
  messageSchema,
  objectNumberSchema,
  phoneNumberSchema,
  stopCollectionsSchema,
  stopPackagesSchema,
  textListSchema,
  zoneNameSchema,
} from "#app/platform/http/responses/shared.responses.ts";
import { instant, moneyIn } from "#app/platform/http/wire-shapes.ts";

const doorFields = {
  directions: z.string().nullable().describe("How to get in, as the customer wrote it"),
  contact: z.string().nullable().describe("Contact person, if not the customer"),
  orders: z.array(
    z.strictObject({
      number: objectNumberSchema,
      notes: z.string().nullable(),
      wishes: deliveryWishesResponseSchema.nullable(),
      requirements: textListSchema,
    }),
  ),
  fields: z
    .array(
      z.strictObject({
        name: z.string(),
        name_de: z.string().nullable(),
        kind: z.enum(customFieldKinds),
        value: z.string(),
        unit: z.string().optional(),
      }),
    )
    .describe("Custom fields of its orders, their customers and the shipment that drivers see"),
  codes: z
    .array(
      z.strictObject({ salt: z.string(), hash: z.string().describe("SHA-256 of salt, space and code, hexadecimal") }),
    )
    .describe("What customers may say at the door, one of them is enough; empty where no code is asked for"),
  packages: stopPackagesSchema,
  collections: stopCollectionsSchema,
};

export const driveDaySchema = z.strictObject({
  as_of: instant.describe("What the device measures its clock by"),
  date: localDateSchema,
  timezone: zoneNameSchema,
  workspace: z.string(),
  agent: z.strictObject({ id: idSchema, name: z.string(), phone: phoneNumberSchema }),
  checked_in_at: instant.nullable(),
  state: z.enum(agentStateKeys),
  shift: z.strictObject({ from: instant, to: instant }).nullable(),
  cash: z
    .strictObject({ currency: currencyCodeSchema, limit: moneyIn("currency"), on_hand: moneyIn("currency") })
    .nullable()
    .describe("What the agent carries against the limit of cash; null without one"),
  arrival_radius: z.number().describe("Metres"),
  completion_radius: z.number().describe("Of drop-offs, metres; 0 is anywhere"),
  pickup_radius: z.number().describe("Of pick-ups"),
  can_waive: z.boolean().describe("The driver may leave money uncollected, with a reason and a photo or note"),
  messages: z
    .array(
      z.strictObject({
        id: idSchema,
        kind: z.enum(Object.keys(agentMessageKinds)),
        route_id: idOf("route").nullable(),
        body: z.string().describe("What somebody in the office wrote; empty where the kind says it all"),
        by: z.string(),
        at: instant,
      }),
    )
    .describe("What the agent has not read yet, the oldest first"),
  routes: z.int().describe("How many the day has"),
  route: liveRouteSchema
    .extend({
      opens_at: instant.describe("When the driver may begin to work it"),
      stops: z.array(routeStopSchema.extend(doorFields)),
    })
    .nullable()
    .describe("The one under way, else the next, else the last"),
});

export const syncResultSchema = z.strictObject({
  id: idSchema,
  outcome: z.enum(["applied", "refused", "waiting"]).describe("`waiting`: send it again, after the one before it"),
  code: z.string().nullable(),
  message: messageSchema.nullable(),
});

export const phoneSchema = z.strictObject({
  device: z.string().nullable(),
  created_at: instant,
  last_seen_at: instant,
});

export const emptySchema = z.strictObject({});
