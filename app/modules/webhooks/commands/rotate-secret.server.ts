import { listManagePermissions } from "#app/platform/catalogue/catalogue.server.ts";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { now } from "#app/platform/db/scope.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { findEndpoint, rotateEndpointSecret } from "../db/deliveries.server.ts";
import { secretRotationSchema } from "../model/webhook.ts";
import { formatWebhookSecret } from "../model/webhook-message.ts";

/** Creates a new secret for an endpoint, shown once; the old one also signs for `overlap_hours`. */
export const rotateSecret = createCommand({
  name: "settings.webhooks.rotate",
  confidential: true,
  permission: listManagePermissions("alerts"),
  input: secretRotationSchema,
  async run(scope, { id, version, overlap_hours: hours }) {
    const endpoint = await findEndpoint(scope, id);
    if (!endpoint) return fail("not_found");
    const secret = formatWebhookSecret(scope.ports.random(32));
    const written = await commit(scope.db, [
      rotateEndpointSecret(scope, { endpoint, seen: version, secret, oldUntil: now(scope) + hours * 3_600_000 }),
      writeAudit(scope, "settings.webhooks.rotate", id, { name: endpoint.name, overlap_hours: hours }),
    ]);
    return written.ok ? ok({ id, secret }) : written;
  },
});
