import { listManagePermissions } from "#app/platform/catalogue/catalogue.server.ts";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { newId, now } from "#app/platform/db/scope.server.ts";
import { createPing, type ExampleEvent } from "#app/platform/events/envelope.ts";
import { type EventType, pingType } from "#app/platform/events/event-catalogue.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { findEndpoint, insertSampleDelivery } from "../db/deliveries.server.ts";
import { testMessageSchema } from "../model/webhook.ts";

/** The example of an event, as the API's description shows it. */
export type CreateExample = (type: EventType, about: { accountId: string; at: number }) => ExampleEvent;

/**
 * Sends a test message or the example of an event to an endpoint, whatever events it gets; the response has the id of
 * the delivery, which the log shows.
 */
export const createSendTest = (createExample: CreateExample) =>
  createCommand({
    name: "settings.webhooks.test",
    permission: listManagePermissions("alerts"),
    input: testMessageSchema,
    async run(scope, { id, type }) {
      const endpoint = await findEndpoint(scope, id);
      if (!endpoint) return fail("not_found");
      if (!endpoint.active) return fail("webhook_inactive");
      const about = { accountId: scope.account.id, at: now(scope) };
      const sample =
        type === pingType ? createPing(newId(scope), about) : { ...createExample(type, about), id: newId(scope) };
      const written = await commit(scope.db, [
        insertSampleDelivery(scope, id, sample),
        writeAudit(scope, "settings.webhooks.test", id, { name: endpoint.name }),
      ]);
      if (!written.ok) return written;
      await scope.ports.wake.webhooks([id], 0);
      return ok({ id: sample.id });
    },
  });
