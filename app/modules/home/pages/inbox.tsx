import {
  archiveItems,
  markAllRead,
  markRead,
  markUnread,
  restoreItems,
} from "#app/features/inbox/change-inbox.server.ts";
import { InboxScreen } from "#app/features/inbox/inbox-screen.tsx";
import { listInbox } from "#app/features/inbox/list-inbox.server.ts";
import { commandAction, screenLoader } from "#app/http/wrappers/screens.server.ts";
import type { Route } from "./+types/inbox.ts";

export const loader = screenLoader(listInbox);
export const action = commandAction([markRead, markUnread, archiveItems, restoreItems, markAllRead]);

export default function Inbox({ loaderData }: Route.ComponentProps) {
  return <InboxScreen inbox={loaderData} />;
}
