import { z } from "zod";
import { changeInbox, type InboxChange, readAll } from "#app/modules/notifications/db/inbox.writes.server.ts";
import { command } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { ok } from "#app/platform/kernel/result.ts";

const input = z.object({ ids: z.array(z.uuid()).min(1).max(200) });

/** Everybody may tidy the own inbox: lines of others are passed over. */
function changing(change: InboxChange) {
  return command({
    name: `inbox.${change}`,
    permission: [],
    input,
    async run(scope, { ids }) {
      const written = await commit(scope.db, [changeInbox(scope, ids, change)]);
      return written.ok ? ok({ ids }) : written;
    },
  });
}

export const markRead = changing("read");
export const markUnread = changing("unread");
export const archiveItems = changing("archive");
export const restoreItems = changing("restore");

/** Marks everything read. */
export const markAllRead = command({
  name: "inbox.read_all",
  permission: [],
  input: z.object({}),
  async run(scope) {
    const written = await commit(scope.db, [readAll(scope)]);
    return written.ok ? ok({}) : written;
  },
});
