import { z } from "zod";
import { listManagePermissions } from "#app/platform/catalogue/catalogue.server.ts";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { findDelivery, findEndpoint, requeueDelivery } from "../db/deliveries.server.ts";

/** Sends one event to an endpoint again, immediately and with its original id, whatever its state. */
export const redeliverEvent = createCommand({
  name: "settings.webhooks.redeliver",
  permission: listManagePermissions("alerts"),
  input: z.object({ id: z.uuid(), event_id: z.string().min(1).max(100) }),
  async run(scope, { id, event_id: eventId }) {
    const endpoint = await findEndpoint(scope, id);
    const delivery = endpoint && (await findDelivery(scope, id, eventId));
    if (!delivery) return fail("not_found");
    if (!endpoint.active) return fail("webhook_inactive");
    const written = await commit(scope.db, [
      requeueDelivery(scope, delivery),
      writeAudit(scope, "settings.webhooks.redeliver", id, { name: endpoint.name, event: eventId }),
    ]);
    if (!written.ok) return written;
    await scope.ports.wake.webhooks([id], 0);
    return ok({ id: eventId });
  },
});
