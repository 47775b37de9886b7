import { z } from "zod";
import { createSendTest } from "#app/modules/webhooks/commands/send-test-message.server.ts";
import { createExampleEnvelope, type ExampleEvent } from "#app/platform/events/envelope.ts";
import { type EventType, eventCatalogue } from "#app/platform/events/event-catalogue.ts";
import { createSchemaSample } from "../model/schema-sample.ts";
import { describeSchema } from "./openapi/describe-schema.ts";
import { getObjectSchema } from "./webhook-objects.server.ts";

/** The example of an event with its object, as the API's description shows it. */
function createEventExample(type: EventType, { accountId, at }: { accountId: string; at: number }): ExampleEvent {
  const envelope = createExampleEnvelope(type, accountId, at);
  const schema = getObjectSchema(eventCatalogue[type].object);
  const sample = schema && jsonObject.parse(createSchemaSample(describeSchema(schema, "answered"), { all: true }));
  return { ...envelope, data: { ...envelope.data, object: { ...envelope.data.object, current: sample } } };
}

const jsonObject = z.record(z.string(), z.unknown());

export const sendTestMessage = createSendTest(createEventExample);
