import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { archiveItems, markAllRead, markRead, markUnread, restoreItems } from "../commands/change-inbox.server.ts";
import { listInbox } from "../commands/list-inbox.server.ts";
import { InboxScreen } from "../screens/inbox/inbox-screen.tsx";
import type { Route } from "./+types/inbox.ts";

export const loader = createScreenLoader(listInbox);
export const action = createCommandAction([markRead, markUnread, archiveItems, restoreItems, markAllRead]);

export default function Inbox({ loaderData }: Route.ComponentProps) {
  return <InboxScreen inbox={loaderData} />;
}
