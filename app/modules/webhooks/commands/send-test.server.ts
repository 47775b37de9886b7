import { managing } from "#app/platform/catalogue/catalogue.server.ts";
import { audit } from "#app/platform/catalogue/rows.writes.server.ts";
import { command } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { newId, now } from "#app/platform/db/scope.server.ts";
import { pingOf } from "#app/platform/events/envelope.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { findEndpoint, insertSample } from "../db/deliveries.server.ts";
import { namedEndpoint } from "./webhooks.server.ts";

/** Sends an endpoint a message of no event; the answer names the delivery, which the log shows. */
export const sendTest = command({
  name: "settings.webhooks.test",
  permission: managing("alerts"),
  input: namedEndpoint,
  async run(scope, { id }) {
    const endpoint = await findEndpoint(scope, id);
    if (!endpoint) return fail("not_found");
    if (!endpoint.active) return fail("webhook_inactive");
    const sample = pingOf(newId(scope), { accountId: scope.account.id, at: now(scope) });
    const written = await commit(scope.db, [
      insertSample(scope, id, sample),
      audit(scope, "settings.webhooks.test", id, { name: endpoint.name }),
    ]);
    if (!written.ok) return written;
    await scope.ports.wake.webhooks([id], 0);
    return ok({ id: sample.id });
  },
});
