import { bodyOf, exampleOf } from "#app/domain/webhooks/envelope.ts";
import { eventTypes } from "#app/domain/webhooks/event-catalogue.ts";
import type { Json } from "./openapi-parts.ts";

const account = "01932f4e-6c5a-7d3e-9a51-5b9c0e7a1f02";
const at = Date.UTC(2026, 11, 1, 9);

/** What endpoints are sent, event by event, each with its example. @param schema of an event */
export function describedEvents(schema: Json): Json {
  return Object.fromEntries(
    eventTypes.map((type) => {
      const example: unknown = JSON.parse(bodyOf(exampleOf(type, account, at), "fat"));
      const post = {
        summary: `Told to endpoints: ${type}`,
        description: "Signed: `webhook-id`, `webhook-timestamp`, `webhook-signature`. Answer 2xx within 15 s.",
        requestBody: { content: { "application/json": { schema, example } } },
        responses: { "2XX": { description: "Taken" }, "410": { description: "Gone: nothing more is sent" } },
      };
      return [type, { post }];
    }),
  );
}
