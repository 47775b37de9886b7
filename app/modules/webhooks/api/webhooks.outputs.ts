import { z } from "zod";
import { eventTypes } from "#app/platform/events/event-catalogue.ts";
import { idSchema, objectNumberSchema } from "#app/platform/http/responses/shared.responses.ts";
import { instant } from "#app/platform/http/wire-shapes.ts";
import { deliveryStates } from "../model/webhook.enums.ts";

/** An event as endpoints and `GET events` tell it. */
export const eventEnvelopeSchema = z.strictObject({
  id: z.string().describe("Store it to process each message once"),
  type: z.enum(eventTypes),
  timestamp: instant,
  version: z.string().describe("Of what an event says: a day"),
  account: idSchema,
  sequence: z.int().describe("Grows with the events of one object: one that comes late has a smaller number"),
  data: z.strictObject({
    object: z.strictObject({
      id: idSchema,
      kind: z.string(),
      number: objectNumberSchema,
      status: z.int().nullable().describe("A number; the description of the object names them"),
    }),
    changed: z
      .looseObject({ status: z.tuple([z.int().nullable(), z.int()]).optional().describe("Before and after") })
      .describe("By field, before and after, where the event knows: `status`, `delivery_schedule`, `agent_id`, …"),
  }),
});

export const deliverySchema = z.strictObject({
  id: z.string().describe("The event's, and the header `webhook-id`"),
  type: z.string(),
  number: objectNumberSchema,
  state: z.enum(deliveryStates),
  status: z.int().nullable().describe("HTTP, of the last attempt"),
  duration_ms: z.int().nullable(),
  attempt_count: z.int(),
  due_at: instant.nullable(),
  created_at: instant,
  done_at: instant.nullable(),
});

export const attemptSchema = z.strictObject({
  try: z.int(),
  at: instant,
  status: z.int().nullable(),
  duration_ms: z.int(),
  response: z.string().nullable().describe("The first 4 KB"),
  error: z.string().nullable(),
});
