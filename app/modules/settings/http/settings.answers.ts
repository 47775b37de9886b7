import { z } from "zod";
import { customerAddressSchema, customerSchema } from "#app/modules/customers/model/customer.ts";
import { deliveryStates } from "#app/modules/webhooks/model/webhook.ts";
import { routingSettingsSchema } from "#app/modules/workspace/model/routing-settings.ts";
import { eventTypes } from "#app/platform/events/event-catalogue.ts";
import { id, listOf, made, outcome, point, texts, version } from "#app/platform/http/responses/shapes.answers.ts";
import { instant } from "#app/platform/http/wire-shapes.ts";
import { catalogues } from "../commands/catalogues.server.ts";

/** An event as endpoints and `GET events` tell it. */
export const eventEnvelope = z.strictObject({
  id: z.string().describe("Who keeps ids hears nothing twice"),
  type: z.enum(eventTypes),
  timestamp: instant,
  version: z.string().describe("Of what an event says: a day"),
  account: id,
  sequence: z.int().describe("Grows with the events of one object: one that comes late has a smaller number"),
  data: z.strictObject({
    object: z.strictObject({ id, kind: z.string(), number: z.string(), status: z.int().nullable() }),
    changed: z
      .looseObject({ status: z.tuple([z.int().nullable(), z.int()]).optional().describe("Before and after") })
      .describe("By field, before and after, where the event knows: `status`, `delivery_schedule`, `agent_id`, …"),
  }),
});

const delivery = z.strictObject({
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

const attempt = z.strictObject({
  try: z.int(),
  at: instant,
  status: z.int().nullable(),
  took_ms: z.int(),
  answer: z.string().nullable().describe("The first 4 KB"),
  error: z.string().nullable(),
});

const carrier = z.strictObject({
  id,
  name: z.string(),
  country: z.string(),
  known_as: z.string(),
  status: z.string(),
  invitation_id: z.string().nullable(),
  changed_at: instant.nullable(),
});

const covered = z.strictObject({
  owner_kind: z.string(),
  owner_id: z.string(),
  name: z.string(),
  zones: texts,
  areas: z.array(z.strictObject({ name: z.string(), geometry: z.record(z.string(), z.unknown()) })),
  postal_codes: z.array(z.strictObject({ country: z.string(), codes: z.string() })),
  version,
});

/** What locations, teams or shipping methods cover: read, written, and asked for an address. */
function coverageAnswers(path: string) {
  return {
    [`GET ${path}/coverage`]: listOf("coverage", covered),
    [`PUT ${path}/coverage`]: made,
    [`POST ${path}/coverage`]: z.strictObject({
      point: point.nullable(),
      label: z.string().nullable(),
      zone: z.strictObject({ id, name: z.string() }).nullable(),
      results: z.array(z.strictObject({ id, name: z.string(), answer: z.string() })),
    }),
  };
}

const customerFacts = { id, name: z.string(), created_at: instant, version };
const customer = z.strictObject({ ...z.strictObject(customerSchema.shape).partial().shape, ...customerFacts });
const customerRow = z.strictObject({
  ...customerFacts,
  type: z.int(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  tags: texts,
});
const positionFound = z.enum(["exact", "coarse", "none"]);

/** What was written, and how well its position is known. */
const located = z.strictObject({ id, position: positionFound });

const customerAddress = z.strictObject({
  ...z.strictObject(customerAddressSchema.shape).partial().shape,
  id,
  point: point.nullable(),
  position: positionFound,
});

const customerContact = z.strictObject({
  id,
  name: z.string(),
  phone: z.string().optional(),
  email: z.string().optional(),
});

const member = z.strictObject({
  id,
  kind: z.string(),
  name: z.string(),
  email: z.string(),
  status: z.string(),
  is_owner: z.boolean(),
  is_self: z.boolean(),
  access: z.string(),
  permissions: texts,
  locations: texts,
  created_at: instant,
  expires_at: instant.nullable(),
  version,
});

const view = z.strictObject({
  id,
  name: z.string(),
  module: z.string(),
  columns: texts,
  filters: z.array(z.strictObject({ field: z.string(), values: texts, not: z.boolean().optional() })),
  sort: z.string(),
});
const viewed = z.strictObject({ view_id: z.string() });

const routing = z.strictObject(routingSettingsSchema.shape).partial();
const seen = z.strictObject({ seen: z.string() });

const inboxItem = z.strictObject({
  id,
  kind: z.string(),
  detail: z.record(z.string(), z.unknown()),
  at: instant,
  read: z.boolean(),
  archived: z.boolean(),
});

/** The usual five calls of every list of the settings: list, make, read, change, switch off. */
const catalogueAnswers = Object.entries(catalogues).map(([word, { name, one, answer }]) => {
  const path = `/api/${word}`;
  const created = answer.made ?? made;
  return {
    [`GET ${path}`]: listOf(name, answer.row.partial()),
    [`POST ${path}`]: created,
    [`GET ${path}/{id}`]: z.strictObject({ [one]: answer.row }),
    [`PUT ${path}/{id}`]: created === made ? made : z.union([made, created]),
    [`DELETE ${path}/{id}`]: outcome,
  };
});

const several = z.strictObject({ ids: texts });

/** `GET|POST|PUT|DELETE path` → what stands under `data`. */
export const settingsAnswers: Readonly<Record<string, z.ZodType>> = {
  ...Object.assign({}, ...catalogueAnswers),
  "POST /api/agents/bulk": several,
  "POST /api/vehicles/bulk": several,
  "POST /api/access-tokens/{id}/rotate": z.strictObject({ id, token: z.string() }),
  "POST /api/alerts/{id}/test": made,
  "POST /api/alerts/{id}/enable": outcome,
  "POST /api/alerts/{id}/disable": outcome,
  "POST /api/webhooks/{id}/test": made,
  "POST /api/webhooks/{id}/rotate": z.strictObject({ id, secret: z.string() }),
  "POST /api/webhooks/{id}/recover": z.strictObject({
    count: z.int(),
    types: z.array(z.strictObject({ type: z.string(), count: z.int() })),
    left_out: z.int().describe("Events of the range that the endpoint took already"),
    oldest: instant.nullable(),
    newest: instant.nullable(),
    dry_run: z.boolean(),
  }),
  "POST /api/webhooks/{id}/enable": outcome,
  "POST /api/webhooks/{id}/disable": outcome,
  "GET /api/webhooks/{id}/deliveries": listOf("deliveries", delivery).describe(
    "The newest first; `cursor` is the id of the last one that was seen, `search` an object's number or an event's id",
  ),
  "GET /api/webhooks/{id}/deliveries/{event_id}": z.strictObject({
    delivery: delivery.extend({
      request: z
        .strictObject({
          url: z.string(),
          headers: z.array(z.strictObject({ name: z.string(), value: z.string() })),
          body: z.string(),
        })
        .nullable(),
      attempts: z.array(attempt),
    }),
  }),
  "POST /api/webhooks/{id}/deliveries/{event_id}/resend": made,
  "POST /api/delivery-zones/import": z.strictObject({
    created: z.int(),
    replaced: z.int(),
    refused: z.array(
      z.strictObject({ feature: z.int(), name: z.string().nullable(), code: z.string(), message: z.string() }),
    ),
  }),
  "POST /api/delivery-zones/merge": made,
  "POST /api/delivery-zones/{id}/split": z.strictObject({ id, part: z.string() }),
  "POST /api/delivery-zones/{id}/activate": outcome,
  "POST /api/delivery-zones/{id}/deactivate": outcome,
  "POST /api/merchants/{id}/activate": outcome,
  "POST /api/merchants/{id}/deactivate": outcome,
  "POST /api/merchants/{id}/invite": made,
  "POST /api/merchants/{id}/resend": made,
  "POST /api/merchants/{id}/revoke": made,
  "POST /api/merchants/{id}/disconnect": made,
  "GET /api/carriers": listOf("carriers", carrier),
  "POST /api/carriers/{id}/accept": made,
  "POST /api/carriers/{id}/dismiss": made,
  "POST /api/carriers/{id}/disconnect": made,
  ...coverageAnswers("/api/locations"),
  ...coverageAnswers("/api/teams"),
  ...coverageAnswers("/api/shipping-methods"),
  "POST /api/customers/{id}/merge": z.strictObject({ id, merged: z.int() }),
  "GET /api/customers": listOf("customers", customerRow),
  "POST /api/customers": made,
  "GET /api/customers/{id}": z.strictObject({
    customer: customer.extend({ addresses: z.array(customerAddress), contacts: z.array(customerContact) }),
  }),
  "PUT /api/customers/{id}": made,
  "POST /api/customers/{id}/addresses": located,
  "POST /api/customers/{id}/locations": made,
  "POST /api/customers/{id}/contacts": made,
  "PUT /api/customers/{id}/contacts/{contact_id}": made,
  "DELETE /api/customers/{id}/contacts/{contact_id}": made,
  "PUT /api/customers/{id}/addresses/{address_id}": located,
  "DELETE /api/customers/{id}/addresses/{address_id}": made,
  "GET /api/events": listOf("events", eventEnvelope).describe(
    "The oldest first; `cursor` is the id of the last event that was seen, `types[]` names some, `undelivered=true` what some endpoint has not taken (everything, where there is no endpoint). Kept for 30 days",
  ),
  "GET /api/event-types": listOf(
    "event_types",
    z.strictObject({ type: z.enum(eventTypes), object: z.string(), example: eventEnvelope }),
  ),
  "GET /api/members": listOf("members", member),
  "POST /api/members": made,
  "GET /api/members/{id}": z.strictObject({ member }),
  "PUT /api/members/{id}": made,
  "DELETE /api/members/{id}": outcome,
  "POST /api/members/{id}/activate": outcome,
  "POST /api/members/{id}/deactivate": outcome,
  "POST /api/members/{id}/resend": made,
  "POST /api/members/{id}/revoke": outcome,
  "GET /api/settings/routing": z.strictObject({
    routing,
    defaults: routing,
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
  "PUT /api/settings/routing": seen,
  "DELETE /api/settings/routing": seen,
  "POST /api/views": viewed,
  "PUT /api/views/{id}": viewed,
  "DELETE /api/views/{id}": viewed,
  "GET /api/views/module/{module}": listOf("views", view),
  "POST /api/views/module/{module}/reorder": z.strictObject({ views: texts }),
  "GET /api/inbox": listOf("inbox", inboxItem).extend({
    folder: z.string(),
    kind: z.string().nullable(),
    unread: z.int(),
  }),
  "GET /api/inbox/count": z.strictObject({ unread: z.int() }),
  "POST /api/inbox/read": several,
  "POST /api/inbox/unread": several,
  "POST /api/inbox/archive": several,
  "POST /api/inbox/restore": several,
  "POST /api/inbox/read-all": z.strictObject({}),
};
