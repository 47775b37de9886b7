import { createCommand, listCommands } from "#app/platform/commands/command.server.ts";
import { listOpenCommands } from "#app/platform/commands/open-command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { now } from "#app/platform/db/scope.server.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import { insertProductEvents } from "../db/product-events.server.ts";
import { toEventTime, usageBatchSchema } from "../model/usage-event.ts";
import { pageViewed } from "../model/usage-limits.ts";

let commandNames: Set<string> | undefined;

/** The names of events: those of all commands, and the viewing of a page. */
function isEventName(name: string): boolean {
  commandNames ??= new Set([...listCommands(), ...listOpenCommands()].map((each) => each.name));
  return name === pageViewed || commandNames.has(name);
}

/** Stores what a person did, as their browser tells it in batches; unknown names are left out. */
export const recordUsage = createCommand({
  name: "product_usage.record",
  permission: [],
  input: usageBatchSchema,
  async run(scope, { batch }): Promise<Result<{ stored: number }>> {
    const { account, actor } = scope;
    const userId = actor.id;
    const known = batch.filter(({ event }) => isEventName(event));
    if (!userId || known.length === 0) return ok({ stored: 0 });
    const events = known.map(({ uuid, event, timestamp, properties }) => ({
      ...{ id: uuid, accountId: account.id, userId, name: event },
      page: event === pageViewed ? (properties?.page ?? null) : null,
      at: toEventTime(timestamp, now(scope)),
    }));
    const written = await commit(scope.db, insertProductEvents(scope.db, events));
    return written.ok ? ok({ stored: events.length }) : written;
  },
});
