import { z } from "zod";
import { commit } from "#app/data/kernel/commit.server.ts";
import { audit } from "#app/data/settings/catalogue.writes.server.ts";
import { findDelivery, findEndpoint, sendAgain } from "#app/data/webhooks/deliveries.server.ts";
import { fail, ok } from "#app/domain/kernel/result.ts";
import { command } from "../../command.server.ts";
import { managing } from "../catalogue/catalogue.server.ts";

/** Sends one event to an endpoint again, at once and under its own id, whatever became of it before. */
export const resendDelivery = command({
  name: "settings.webhooks.send_again",
  permission: managing("alerts"),
  input: z.object({ id: z.uuid(), event_id: z.string().min(1).max(100) }),
  async run(scope, { id, event_id: eventId }) {
    const endpoint = await findEndpoint(scope, id);
    const delivery = endpoint && (await findDelivery(scope, id, eventId));
    if (!delivery) return fail("not_found");
    if (!endpoint.active) return fail("webhook_inactive");
    const written = await commit(scope.db, [
      sendAgain(scope, delivery),
      audit(scope, "settings.webhooks.send_again", id, { name: endpoint.name, event: eventId }),
    ]);
    if (!written.ok) return written;
    await scope.ports.wake.webhooks([id], 0);
    return ok({ id: eventId });
  },
});
