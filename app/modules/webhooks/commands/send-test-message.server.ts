import { listManagePermissions } from "#app/platform/catalogue/catalogue.server.ts";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { newId, now } from "#app/platform/db/scope.server.ts";
import { createPing } from "#app/platform/events/envelope.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { findEndpoint, insertSampleDelivery } from "../db/deliveries.server.ts";
import { endpointIdSchema } from "./webhook-catalogue.server.ts";

/** Sends a test message to an endpoint; the response has the id of the delivery, which the log shows. */
export const sendTestMessage = createCommand({
  name: "settings.webhooks.test",
  permission: listManagePermissions("alerts"),
  input: endpointIdSchema,
  async run(scope, { id }) {
    const endpoint = await findEndpoint(scope, id);
    if (!endpoint) return fail("not_found");
    if (!endpoint.active) return fail("webhook_inactive");
    const sample = createPing(newId(scope), { accountId: scope.account.id, at: now(scope) });
    const written = await commit(scope.db, [
      insertSampleDelivery(scope, id, sample),
      writeAudit(scope, "settings.webhooks.test", id, { name: endpoint.name }),
    ]);
    if (!written.ok) return written;
    await scope.ports.wake.webhooks([id], 0);
    return ok({ id: sample.id });
  },
});
