import { z } from "zod";
import { customerAddressSchema, customerSchema } from "#app/modules/customers/model/customer.ts";
import { deliveryStates } from "#app/modules/webhooks/model/webhook.enums.ts";
import { routingSettingsSchema } from "#app/modules/workspace/model/routing-settings.ts";
import { eventTypes } from "#app/platform/events/event-catalogue.ts";
import {
  bulkOutcomeSchema,
  createdSchema,
  createListSchema,
  idSchema,
  pointResponseSchema,
  textListSchema,
  versionSchema,
} from "#app/platform/http/responses/shared.responses.ts";
import { instant } from "#app/platform/http/wire-shapes.ts";
import { catalogues } from "../commands/catalogues.server.ts";

/** An event as endpoints and `GET events` tell it. */
export const eventEnvelope = z.strictObject({
  id: z.string().describe("Who keeps ids hears nothing twice"),
  type: z.enum(eventTypes),
  timestamp: instant,
  version: z.string().describe("Of what an event says: a day"),
  account: idSchema,
  sequence: z.int().describe("Grows with the events of one object: one that comes late has a smaller number"),
  data: z.strictObject({
    object: z.strictObject({ id: idSchema, kind: z.string(), number: z.string(), status: z.int().nullable() }),
    changed: z
      .looseObject({ status: z.tuple([z.int().nullable(), z.int()]).optional().describe("Before and after") })
      .describe("By field, before and after, where the event knows: `status`, `delivery_schedule`, `agent_id`, …"),
  }),
});

const deliverySchema = z.strictObject({
  id: z.string().describe("The event's, and the header `webhook-id`"),
  type: z.string(),
  number: z.string(),
  state: z.enum(deliveryStates),
  status: z.int().nullable().describe("HTTP, of the last attempt"),
  took_ms: z.int().nullable(),
  tries: z.int(),
  due_at: instant.nullable(),
  created_at: instant,
  done_at: instant.nullable(),
});

const attemptSchema = z.strictObject({
  try: z.int(),
  at: instant,
  status: z.int().nullable(),
  took_ms: z.int(),
  answer: z.string().nullable().describe("The first 4 KB"),
  error: z.string().nullable(),
});

const carrierSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  country: z.string(),
  known_as: z.string(),
  status: z.string(),
  invitation_id: z.string().nullable(),
  changed_at: instant.nullable(),
});

const coveredSchema = z.strictObject({
  owner_kind: z.string(),
  owner_id: z.string(),
  name: z.string(),
  zones: textListSchema,
  areas: z.array(z.strictObject({ name: z.string(), geometry: z.record(z.string(), z.unknown()) })),
  postal_codes: z.array(z.strictObject({ country: z.string(), codes: z.string() })),
  version: versionSchema,
});

/** What locations, teams or shipping methods cover: read, written, and asked for an address. */
function createCoverageResponses(path: string) {
  return {
    [`GET ${path}/coverage`]: createListSchema("coverage", coveredSchema),
    [`PUT ${path}/coverage`]: createdSchema,
    [`POST ${path}/coverage`]: z.strictObject({
      point: pointResponseSchema.nullable(),
      label: z.string().nullable(),
      zone: z.strictObject({ id: idSchema, name: z.string() }).nullable(),
      results: z.array(z.strictObject({ id: idSchema, name: z.string(), answer: z.string() })),
    }),
  };
}

const customerFacts = { id: idSchema, name: z.string(), created_at: instant, version: versionSchema };
const customerResponseSchema = z.strictObject({
  ...z.strictObject(customerSchema.shape).partial().shape,
  ...customerFacts,
});
const customerRowSchema = z.strictObject({
  ...customerFacts,
  type: z.int(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  tags: textListSchema,
});
const positionFoundSchema = z.enum(["exact", "coarse", "none"]);

/** What was written, and how well its position is known. */
const locatedSchema = z.strictObject({ id: idSchema, position: positionFoundSchema });

const customerAddressResponseSchema = z.strictObject({
  ...z.strictObject(customerAddressSchema.shape).partial().shape,
  id: idSchema,
  point: pointResponseSchema.nullable(),
  position: positionFoundSchema,
});

const customerContactSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  phone: z.string().optional(),
  email: z.string().optional(),
});

const memberSchema = z.strictObject({
  id: idSchema,
  kind: z.string(),
  name: z.string(),
  email: z.string(),
  status: z.string(),
  is_owner: z.boolean(),
  is_self: z.boolean(),
  access: z.string(),
  permissions: textListSchema,
  locations: textListSchema,
  created_at: instant,
  expires_at: instant.nullable(),
  version: versionSchema,
});

const viewSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  module: z.string(),
  columns: textListSchema,
  filters: z.array(z.strictObject({ field: z.string(), values: textListSchema, not: z.boolean().optional() })),
  sort: z.string(),
});
const viewedSchema = z.strictObject({ view_id: z.string() });

const routingSchema = z.strictObject(routingSettingsSchema.shape).partial();
const seenSchema = z.strictObject({ seen: z.string() });

const inboxItemSchema = z.strictObject({
  id: idSchema,
  kind: z.string(),
  detail: z.record(z.string(), z.unknown()),
  at: instant,
  read: z.boolean(),
  archived: z.boolean(),
});

/** The usual five calls of every list of the settings: list, make, read, change, switch off. */
const catalogueResponses = Object.entries(catalogues).map(([word, { name, one, answer }]) => {
  const path = `/api/${word}`;
  const created = answer.made ?? createdSchema;
  return {
    [`GET ${path}`]: createListSchema(name, answer.row.partial()),
    [`POST ${path}`]: created,
    [`GET ${path}/{id}`]: z.strictObject({ [one]: answer.row }),
    [`PUT ${path}/{id}`]: created === createdSchema ? createdSchema : z.union([createdSchema, created]),
    [`DELETE ${path}/{id}`]: bulkOutcomeSchema,
  };
});

const severalSchema = z.strictObject({ ids: textListSchema });

/** `GET|POST|PUT|DELETE path` → what stands under `data`. */
export const settingsResponses: Readonly<Record<string, z.ZodType>> = {
  ...Object.assign({}, ...catalogueResponses),
  "POST /api/agents/bulk": severalSchema,
  "POST /api/vehicles/bulk": severalSchema,
  "POST /api/access-tokens/{id}/rotate": z.strictObject({ id: idSchema, token: z.string() }),
  "POST /api/alerts/{id}/test": createdSchema,
  "POST /api/alerts/{id}/enable": bulkOutcomeSchema,
  "POST /api/alerts/{id}/disable": bulkOutcomeSchema,
  "POST /api/webhooks/{id}/test": createdSchema,
  "POST /api/webhooks/{id}/rotate": z.strictObject({ id: idSchema, secret: z.string() }),
  "POST /api/webhooks/{id}/recover": z.strictObject({
    count: z.int(),
    types: z.array(z.strictObject({ type: z.string(), count: z.int() })),
    left_out: z.int().describe("Events of the range that the endpoint took already"),
    oldest: instant.nullable(),
    newest: instant.nullable(),
    dry_run: z.boolean(),
  }),
  "POST /api/webhooks/{id}/enable": bulkOutcomeSchema,
  "POST /api/webhooks/{id}/disable": bulkOutcomeSchema,
  "GET /api/webhooks/{id}/deliveries": createListSchema("deliveries", deliverySchema).describe(
    "The newest first; `cursor` is the id of the last one that was seen, `search` an object's number or an event's id",
  ),
  "GET /api/webhooks/{id}/deliveries/{event_id}": z.strictObject({
    delivery: deliverySchema.extend({
      request: z
        .strictObject({
          url: z.string(),
          headers: z.array(z.strictObject({ name: z.string(), value: z.string() })),
          body: z.string(),
        })
        .nullable(),
      attempts: z.array(attemptSchema),
    }),
  }),
  "POST /api/webhooks/{id}/deliveries/{event_id}/resend": createdSchema,
  "POST /api/delivery-zones/import": z.strictObject({
    created: z.int(),
    replaced: z.int(),
    refused: z.array(
      z.strictObject({ feature: z.int(), name: z.string().nullable(), code: z.string(), message: z.string() }),
    ),
  }),
  "POST /api/delivery-zones/merge": createdSchema,
  "POST /api/delivery-zones/{id}/split": z.strictObject({ id: idSchema, part: z.string() }),
  "POST /api/delivery-zones/{id}/activate": bulkOutcomeSchema,
  "POST /api/delivery-zones/{id}/deactivate": bulkOutcomeSchema,
  "POST /api/merchants/{id}/activate": bulkOutcomeSchema,
  "POST /api/merchants/{id}/deactivate": bulkOutcomeSchema,
  "POST /api/merchants/{id}/invite": createdSchema,
  "POST /api/merchants/{id}/resend": createdSchema,
  "POST /api/merchants/{id}/revoke": createdSchema,
  "POST /api/merchants/{id}/disconnect": createdSchema,
  "GET /api/carriers": createListSchema("carriers", carrierSchema),
  "POST /api/carriers/{id}/accept": createdSchema,
  "POST /api/carriers/{id}/dismiss": createdSchema,
  "POST /api/carriers/{id}/disconnect": createdSchema,
  ...createCoverageResponses("/api/locations"),
  ...createCoverageResponses("/api/teams"),
  ...createCoverageResponses("/api/shipping-methods"),
  "POST /api/customers/{id}/merge": z.strictObject({ id: idSchema, merged: z.int() }),
  "GET /api/customers": createListSchema("customers", customerRowSchema),
  "POST /api/customers": createdSchema,
  "GET /api/customers/{id}": z.strictObject({
    customer: customerResponseSchema.extend({
      addresses: z.array(customerAddressResponseSchema),
      contacts: z.array(customerContactSchema),
    }),
  }),
  "PUT /api/customers/{id}": createdSchema,
  "POST /api/customers/{id}/addresses": locatedSchema,
  "POST /api/customers/{id}/locations": createdSchema,
  "POST /api/customers/{id}/contacts": createdSchema,
  "PUT /api/customers/{id}/contacts/{contact_id}": createdSchema,
  "DELETE /api/customers/{id}/contacts/{contact_id}": createdSchema,
  "PUT /api/customers/{id}/addresses/{address_id}": locatedSchema,
  "DELETE /api/customers/{id}/addresses/{address_id}": createdSchema,
  "GET /api/events": createListSchema("events", eventEnvelope).describe(
    "The oldest first; `cursor` is the id of the last event that was seen, `types[]` names some, `undelivered=true` what some endpoint has not taken (everything, where there is no endpoint). Kept for 30 days",
  ),
  "GET /api/event-types": createListSchema(
    "event_types",
    z.strictObject({ type: z.enum(eventTypes), object: z.string(), example: eventEnvelope }),
  ),
  "GET /api/members": createListSchema("members", memberSchema),
  "POST /api/members": createdSchema,
  "GET /api/members/{id}": z.strictObject({ member: memberSchema }),
  "PUT /api/members/{id}": createdSchema,
  "DELETE /api/members/{id}": bulkOutcomeSchema,
  "POST /api/members/{id}/activate": bulkOutcomeSchema,
  "POST /api/members/{id}/deactivate": bulkOutcomeSchema,
  "POST /api/members/{id}/resend": createdSchema,
  "POST /api/members/{id}/revoke": bulkOutcomeSchema,
  "GET /api/settings/routing": z.strictObject({
    routing: routingSchema,
    defaults: routingSchema,
    learnt: z
      .strictObject({
        at: instant,
        hours: z.array(
          z.strictObject({
            weekday: z.int().describe("1 is Monday"),
            hour: z.int(),
            percent: z.int().describe("How long legs take against what the roads ask for"),
            legs: z.int(),
          }),
        ),
      })
      .nullable(),
    seen: z.string(),
    can_manage: z.boolean(),
  }),
  "PUT /api/settings/routing": seenSchema,
  "DELETE /api/settings/routing": seenSchema,
  "POST /api/views": viewedSchema,
  "PUT /api/views/{id}": viewedSchema,
  "DELETE /api/views/{id}": viewedSchema,
  "GET /api/views/module/{module}": createListSchema("views", viewSchema),
  "POST /api/views/module/{module}/reorder": z.strictObject({ views: textListSchema }),
  "GET /api/inbox": createListSchema("inbox", inboxItemSchema).extend({
    folder: z.string(),
    kind: z.string().nullable(),
    unread: z.int(),
  }),
  "GET /api/inbox/count": z.strictObject({ unread: z.int() }),
  "POST /api/inbox/read": severalSchema,
  "POST /api/inbox/unread": severalSchema,
  "POST /api/inbox/archive": severalSchema,
  "POST /api/inbox/restore": severalSchema,
  "POST /api/inbox/read-all": z.strictObject({}),
};
