import { z } from "zod";
import {
  type InboxChange,
  markAllInboxRead,
  updateInboxItems,
} from "#app/modules/notifications/db/inbox.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { ok } from "#app/platform/kernel/result.ts";

const inboxIdsSchema = z.object({ ids: z.array(z.uuid()).min(1).max(200) });

/** Everyone may change their own inbox only: lines of others are ignored. */
function createInboxCommand(change: InboxChange) {
  return createCommand({
    name: `inbox.${change}`,
    permission: [],
    input: inboxIdsSchema,
    async run(scope, { ids }) {
      const written = await commit(scope.db, [updateInboxItems(scope, ids, change)]);
      return written.ok ? ok({ ids }) : written;
    },
  });
}

export const markRead = createInboxCommand("read");
export const markUnread = createInboxCommand("unread");
export const archiveItems = createInboxCommand("archive");
export const restoreItems = createInboxCommand("restore");

/** Marks all items as read. */
export const markAllRead = createCommand({
  name: "inbox.read_all",
  permission: [],
  input: z.object({}),
  async run(scope) {
    const written = await commit(scope.db, [markAllInboxRead(scope)]);
    return written.ok ? ok({}) : written;
  },
});
