import { listManagePermissions } from "#app/platform/catalogue/catalogue.server.ts";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { findEndpoint } from "../db/deliveries.server.ts";
import { countRecoverable, requeueRange } from "../db/fan-out.server.ts";
import { recoverSchema } from "../model/webhook.ts";

/** Sends the events of a range again, each with its original id. A dry run, the default, only counts them. */
export const recoverEvents = createCommand({
  name: "settings.webhooks.recover",
  permission: listManagePermissions("alerts"),
  input: recoverSchema,
  async run(scope, input) {
    const endpoint = await findEndpoint(scope, input.id);
    if (!endpoint) return fail("not_found");
    if (!endpoint.active && !input.dry_run) return fail("webhook_inactive");
    const counted = await countRecoverable(scope, input);
    const found = counted.filter(({ count }) => count > 0);
    const count = sumCounts(found.map((each) => each.count));
    const times = found.flatMap(({ oldest, newest }) => [oldest ?? [], newest ?? []].flat());
    const summary = {
      ...{ count, types: found.map(({ type, count }) => ({ type, count })) },
      skipped: sumCounts(counted.map((each) => each.skipped)),
      oldest: count > 0 ? Math.min(...times) : null,
      newest: count > 0 ? Math.max(...times) : null,
    };
    if (input.dry_run || count === 0) return ok({ ...summary, dry_run: input.dry_run });
    const { since, until } = input;
    const written = await commit(scope.db, [
      requeueRange(scope, input),
      writeAudit(scope, "settings.webhooks.recover", input.id, { name: endpoint.name, since, until, count }),
    ]);
    if (!written.ok) return written;
    await scope.ports.wake.webhooks([input.id], 0);
    return ok({ ...summary, dry_run: false });
  },
});

const sumCounts = (counts: readonly number[]) => counts.reduce((sum, each) => sum + each, 0);
