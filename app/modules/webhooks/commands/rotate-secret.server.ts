import { commit } from "#app/data/kernel/commit.server.ts";
import { now } from "#app/data/kernel/scope.server.ts";
import { audit } from "#app/data/settings/catalogue.writes.server.ts";
import { changeSecret, findEndpoint } from "#app/data/webhooks/deliveries.server.ts";
import { fail, ok } from "#app/domain/kernel/result.ts";
import { secretOf } from "#app/domain/webhooks/message.ts";
import { secretRotationSchema } from "#app/domain/webhooks/webhook.ts";
import { command } from "../../command.server.ts";
import { managing } from "../catalogue/catalogue.server.ts";

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
