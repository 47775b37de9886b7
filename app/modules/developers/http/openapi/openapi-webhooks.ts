import { z } from "zod";
import { eventEnvelopeSchema } from "#app/modules/webhooks/api/webhooks.outputs.ts";
import { createExampleEnvelope, renderEventBody } from "#app/platform/events/envelope.ts";
import { type EventType, eventCatalogue, eventTypes } from "#app/platform/events/event-catalogue.ts";
import { eventObjects, isEventObject } from "#app/platform/events/event-objects.ts";
import type { Json } from "#app/platform/http/endpoint-definition.ts";
import { createSchemaSample } from "../../model/schema-sample.ts";
import { getObjectCall, getObjectSchema } from "../webhook-objects.server.ts";

const account = "01932f4e-6c5a-7d3e-9a51-5b9c0e7a1f02";
const at = Date.UTC(2026, 11, 1, 9);

type Describe = (schema: z.ZodType) => Json;

/** `collection_receipt` → `CollectionReceipt` */
const schemaName = (kind: string) => kind.replace(/(^|_)(\w)/g, (_, __, sign: string) => sign.toUpperCase());

/** The objects that events carry along, by name: the schemas of what the API's lists answer. */
export function describedObjects(describe: Describe): Record<string, Json> {
  const kinds = Object.keys(eventObjects).filter(isEventObject);
  return Object.fromEntries(
    kinds.flatMap((kind) => {
      const schema = getObjectSchema(kind);
      const description = `As \`${getObjectCall(kind)}\` answers it`;
      return schema ? [[schemaName(kind), { description, ...describe(schema) }]] : [];
    }),
  );
}

/** What endpoints are sent, event by event, each with its example. @param objects as `describedObjects` */
export function describedEvents(describe: Describe, objects: Readonly<Record<string, Json>>): Json {
  return Object.fromEntries(
    eventTypes.map((type) => {
      const name = schemaName(eventCatalogue[type].object);
      const object = objects[name];
      const sample = object ? Object(createSchemaSample(object, { all: true })) : null;
      const example: unknown = JSON.parse(renderEventBody(createExampleEnvelope(type, account, at), "fat", sample));
      const schema = describe(sent(type, object ? `#/components/schemas/${name}` : null));
      const post = {
        summary: `Sent to endpoints: ${type}`,
        description: "Signed: `webhook-id`, `webhook-timestamp`, `webhook-signature`. Answer 2xx within 15 s.",
        requestBody: { content: { "application/json": { schema, example } } },
        responses: { "2XX": { description: "Taken" }, "410": { description: "Gone: nothing more is sent" } },
      };
      return [type, { post }];
    }),
  );
}

/** The envelope of an event with its object as it is when it is sent. */
function sent(type: EventType, $ref: string | null): z.ZodType {
  const { data } = eventEnvelopeSchema.shape;
  const known = $ref === null ? z.null() : z.union([z.unknown().meta({ $ref }), z.null()]);
  const current = known.describe("The object as it is when this is sent, unless it is gone; not in thin messages");
  const object = data.shape.object.extend({ current: current.optional() });
  return eventEnvelopeSchema.extend({ type: z.literal(type), data: data.extend({ object }) });
}
