import { z } from "zod";
import { eventEnvelopeSchema } from "#app/modules/webhooks/api/webhooks.outputs.ts";
import { createExampleEnvelope, renderEventBody } from "#app/platform/events/envelope.ts";
import { type EventType, eventCatalogue, eventTypes } from "#app/platform/events/event-catalogue.ts";
import { eventObjects, isEventObject } from "#app/platform/events/event-objects.ts";
import type { Json } from "#app/platform/http/endpoint-definition.ts";
import { createSchemaSample } from "../../model/schema-sample.ts";
import { getObjectCall, getObjectSchema } from "../webhook-objects.server.ts";
import { describeSchema, type SchemaNames } from "./describe-schema.ts";
import { type Components, hoistParts } from "./hoist.ts";
import { toTypeName } from "./schema-names.ts";

const account = "01932f4e-6c5a-7d3e-9a51-5b9c0e7a1f02";
const at = Date.UTC(2026, 11, 1, 9);

/** The objects that events carry along, by the names of their schemas: what the API's lists answer. */
export function describedObjects(schemas: Components, names: SchemaNames): ReadonlyMap<string, string> {
  const kinds = Object.keys(eventObjects).filter(isEventObject);
  return new Map(
    kinds.flatMap((kind) => {
      const schema = getObjectSchema(kind);
      const name = toTypeName(kind);
      if (!schema) return [];
      hoistParts(describeSchema(z.array(schema), "answered", names), schemas, { own: name, named: true });
      schemas[name] = { description: `As \`${getObjectCall(kind)}\` answers it`, ...schemas[name] };
      return [[kind, name] as const];
    }),
  );
}

/** What endpoints are sent, event by event, each with its example. @param objects as `describedObjects` */
export function describedEvents(schemas: Components, objects: ReadonlyMap<string, string>): Json {
  return Object.fromEntries(
    eventTypes.map((type) => {
      const name = objects.get(eventCatalogue[type].object);
      const root = { $defs: schemas, ...(name ? { $ref: `#/components/schemas/${name}` } : {}) };
      const sample = name ? Object(createSchemaSample(root, { all: true })) : null;
      const example: unknown = JSON.parse(renderEventBody(createExampleEnvelope(type, account, at), "fat", sample));
      const own = `${toTypeName(type.replace(/\./g, "_"))}Event`;
      schemas[own] = hoistParts(describeSchema(sent(type, name), "answered"), schemas, { own, named: true });
      const post = {
        operationId: `on${own.replace(/Event$/, "")}`,
        tags: ["Webhooks"],
        summary: `Sent to endpoints: ${type}`,
        description: "Signed: `webhook-id`, `webhook-timestamp`, `webhook-signature`. Answer 2xx within 15 s.",
        security: [],
        requestBody: {
          required: true,
          content: { "application/json": { schema: { $ref: `#/components/schemas/${own}` }, example } },
        },
        responses: { "200": { description: "Taken" }, "410": { description: "Gone: nothing more is sent" } },
      };
      return [type, { post }];
    }),
  );
}

/** The envelope of an event with its object as it is when it is sent. */
function sent(type: EventType, name: string | undefined): z.ZodType {
  const { data } = eventEnvelopeSchema.shape;
  const $ref = `#/components/schemas/${name}`;
  const known = name === undefined ? z.null() : z.union([z.unknown().meta({ $ref }), z.null()]);
  const current = known.describe("The object as it is when this is sent, unless it is gone; not in thin messages");
  const object = data.shape.object.extend({ current: current.optional() });
  return eventEnvelopeSchema.extend({ type: z.literal(type), data: data.extend({ object }) });
}
