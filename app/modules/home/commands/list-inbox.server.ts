import type { Scope } from "#app/platform/db/scope.server.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import { toForwardPagination } from "#app/platform/lists/list-page.server.ts";
import { countUnread, INBOX_PAGE_SIZE, type InboxPage, readInbox } from "../db/inbox.reads.server.ts";
import { type InboxFolder, type InboxKind, inboxFolders, isInboxKind } from "../model/inbox.ts";

/** A page of the inbox as the screen and the API show it. */
export interface InboxView extends InboxPage {
  folder: InboxFolder;
  kind: InboxKind | null;
  /** Stops at 100. */
  unread: number;
}

/** `?folder=open|unread|archive&kind=mention&cursor=id`; unknown values are ignored. */
export async function listInbox(scope: Scope, { url }: { url: URL }): Promise<Result<InboxView>> {
  const folder = inboxFolders.find((each) => each === url.searchParams.get("folder")) ?? "open";
  const named = url.searchParams.get("kind") ?? "";
  const kind = isInboxKind(named) ? named : null;
  const below = url.searchParams.get("cursor");
  const [page, unread] = await Promise.all([readInbox(scope, { folder, kind, below }), countUnread(scope)]);
  return ok({ ...page, folder, kind, unread });
}

/** `GET inbox`: items in the shape of every API list. */
export async function listApiInbox(scope: Scope, requested: { url: URL }): Promise<Result<unknown>> {
  const found = await listInbox(scope, requested);
  if (!found.ok) return found;
  const { items: inbox, next, ...rest } = found.value;
  const first = !requested.url.searchParams.has("cursor");
  return ok({ inbox, ...rest, pagination: toForwardPagination(inbox.length, { next, first, limit: INBOX_PAGE_SIZE }) });
}

/** Polled by the top bar: reads a single small index. */
export async function countInbox(scope: Scope): Promise<Result<{ unread: number }>> {
  return ok({ unread: await countUnread(scope) });
}
