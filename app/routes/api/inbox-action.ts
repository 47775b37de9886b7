import { fail } from "#app/domain/kernel/result.ts";
import {
  archiveItems,
  markAllRead,
  markRead,
  markUnread,
  restoreItems,
} from "#app/features/inbox/change-inbox.server.ts";
import { countInbox } from "#app/features/inbox/list-inbox.server.ts";
import { apiCommands, apiRead } from "#app/http/api.server.ts";

export const loader = apiRead(async (scope, { params }) =>
  params.action === "count" ? countInbox(scope) : fail("not_found"),
);
export const action = apiCommands([
  { method: "POST", action: "read", command: markRead },
  { method: "POST", action: "unread", command: markUnread },
  { method: "POST", action: "archive", command: archiveItems },
  { method: "POST", action: "restore", command: restoreItems },
  { method: "POST", action: "read-all", command: markAllRead },
]);
