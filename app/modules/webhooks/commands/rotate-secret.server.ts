import { managing } from "#app/platform/catalogue/catalogue.server.ts";
import { audit } from "#app/platform/catalogue/rows.writes.server.ts";
import { command } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { now } from "#app/platform/db/scope.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { changeSecret, findEndpoint } from "../db/deliveries.server.ts";
import { secretOf } from "../model/message.ts";
import { secretRotationSchema } from "../model/webhook.ts";

/** Gives an endpoint a new secret, shown once; the old one signs beside it for `overlap_hours`. */
export const rotateSecret = command({
  name: "settings.webhooks.rotate",
  confidential: true,
  permission: managing("alerts"),
  input: secretRotationSchema,
  async run(scope, { id, version, overlap_hours: hours }) {
    const endpoint = await findEndpoint(scope, id);
    if (!endpoint) return fail("not_found");
    const secret = secretOf(scope.ports.random(32));
    const written = await commit(scope.db, [
      changeSecret(scope, { endpoint, seen: version, secret, oldUntil: now(scope) + hours * 3_600_000 }),
      audit(scope, "settings.webhooks.rotate", id, { name: endpoint.name, overlap_hours: hours }),
    ]);
    return written.ok ? ok({ id, secret }) : written;
  },
});
