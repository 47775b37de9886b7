import { apiCommands, apiReads } from "#app/platform/http/api.server.ts";
import { archiveItems, markAllRead, markRead, markUnread, restoreItems } from "../commands/change-inbox.server.ts";
import { countInbox } from "../commands/list-inbox.server.ts";

export const loader = apiReads([{ at: { action: "count" }, read: countInbox }]);
export const action = apiCommands([
  { method: "POST", action: "read", command: markRead },
  { method: "POST", action: "unread", command: markUnread },
  { method: "POST", action: "archive", command: archiveItems },
  { method: "POST", action: "restore", command: restoreItems },
  { method: "POST", action: "read-all", command: markAllRead },
]);
