import { z } from "zod";
import { sendTestMessage } from "#app/modules/developers/http/event-example.server.ts";
import { webhookObjects } from "#app/modules/developers/http/webhook-objects.server.ts";
import { catalogueEndpoints } from "#app/platform/catalogue/endpoints.server.ts";
import { MAX_EVENTS_PER_RESPONSE } from "#app/platform/events/envelope.ts";
import { eventTypes } from "#app/platform/events/event-catalogue.ts";
import { type Endpoint, endpoint } from "#app/platform/http/endpoint.server.ts";
import { withTags } from "#app/platform/http/endpoint-tags.ts";
import { limitParameter } from "#app/platform/http/query-parameters.ts";
import {
  bulkOutcomeSchema,
  createdSchema,
  createListSchema,
  idSchema,
} from "#app/platform/http/responses/shared.responses.ts";
import { instant } from "#app/platform/http/wire-shapes.ts";
import { attemptSchema, deliverySchema, eventEnvelopeSchema } from "./api/webhooks.outputs.ts";
import { createViewDelivery, listDeliveries } from "./commands/list-deliveries.server.ts";
import { listEvents, listEventTypes } from "./commands/list-events.server.ts";
import { recoverEvents } from "./commands/recover-events.server.ts";
import { redeliverEvent } from "./commands/redeliver.server.ts";
import { rotateSecret } from "./commands/rotate-secret.server.ts";
import { webhookCatalogue } from "./commands/webhook-catalogue.server.ts";

const access = { permission: ["settings", "settings.alerts"] } as const;

/** Headings of the description. */
const tags = {
  events: "What happened, one event after the other.",
  "event-types": "The catalogue of events.",
  webhooks: "Endpoints that are sent events, and what they were sent.",
};

export const webhooksEndpoints: readonly Endpoint[] = withTags(tags, [
  endpoint({
    method: "GET",
    path: "/events",
    access,
    summary: "List events",
    description:
      "What happened in the last 30 days, the oldest first: ask again with the last `id` as `cursor` and none is missed.",
    mcp: { toolset: "webhooks", title: "What happened, event by event" },
    query: {
      types: {
        type: eventTypes,
        many: true,
        means: "Only events of these types: order.created, plan.confirmed and the like.",
      },
      undelivered: {
        type: "flag",
        means: "Only what some endpoint has not taken; everything where there is no endpoint.",
      },
      limit: limitParameter(MAX_EVENTS_PER_RESPONSE),
      cursor: { type: "text", means: "The id of the last event that you have seen." },
    },
    read: listEvents,
    output: createListSchema("events", eventEnvelopeSchema),
  }),
  endpoint({
    method: "GET",
    path: "/event-types",
    access,
    summary: "List event types",
    description: "The catalogue, each with an example.",
    read: listEventTypes,
    output: createListSchema(
      "event_types",
      z.strictObject({ type: z.enum(eventTypes), object: z.string(), example: eventEnvelopeSchema }),
    ),
  }),
  ...catalogueEndpoints(webhookCatalogue, {
    path: "/webhooks",
    access,
    many: "webhooks",
    one: "an endpoint",
    more: {
      list: { mcp: { toolset: "webhooks", title: "List endpoints of webhooks" } },
      create: { description: "The answer holds its secret, once." },
    },
  }),
  endpoint({
    method: "GET",
    path: "/webhooks/:id/deliveries",
    access,
    summary: "List what an endpoint was sent",
    mcp: { toolset: "webhooks", title: "What an endpoint was sent" },
    description: "The newest first; `search` is an object's number or an event's id.",
    read: listDeliveries,
    output: createListSchema("deliveries", deliverySchema),
  }),
  endpoint({
    method: "GET",
    path: "/webhooks/:id/deliveries/:event_id",
    access,
    summary: "Read a delivery",
    description: "The request as it was sent, every attempt, and the first 4 KB of each answer.",
    mcp: { toolset: "webhooks", title: "One message as it was sent, with its signature" },
    read: createViewDelivery(webhookObjects),
    output: z.strictObject({
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
  }),
  endpoint({
    method: "POST",
    path: "/webhooks/:id/deliveries/:event_id/resend",
    access,
    summary: "Send an event again",
    command: redeliverEvent,
    output: createdSchema,
  }),
  endpoint({
    method: "POST",
    path: "/webhooks/:id/test",
    access,
    summary: "Send a test",
    description:
      "`webhook.ping`, or with `type` the example of an event, whether the endpoint gets such events or not.",
    command: sendTestMessage,
    output: createdSchema,
  }),
  endpoint({
    method: "POST",
    path: "/webhooks/:id/rotate",
    operation: "rotateWebhookSecret",
    access,
    summary: "Change an endpoint's secret",
    description: "Both sign until the old one ends.",
    command: rotateSecret,
    output: z.strictObject({ id: idSchema, secret: z.string() }),
  }),
  endpoint({
    method: "POST",
    path: "/webhooks/:id/recover",
    operation: "recoverWebhookEvents",
    access,
    summary: "Send a range again",
    description: "With `dry_run` it only counts.",
    command: recoverEvents,
    output: z.strictObject({
      count: z.int(),
      types: z.array(z.strictObject({ type: z.string(), count: z.int() })),
      skipped: z.int().describe("Events of the range that the endpoint took already"),
      oldest: instant.nullable(),
      newest: instant.nullable(),
      dry_run: z.boolean(),
    }),
  }),
  endpoint({
    method: "POST",
    path: "/webhooks/:id/enable",
    access,
    summary: "Switch an endpoint on",
    command: webhookCatalogue.switchingOn(),
    output: bulkOutcomeSchema,
  }),
  endpoint({
    method: "POST",
    path: "/webhooks/:id/disable",
    access,
    summary: "Switch an endpoint off",
    command: webhookCatalogue.deactivate,
    output: bulkOutcomeSchema,
  }),
]);
