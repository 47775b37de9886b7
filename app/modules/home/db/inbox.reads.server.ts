import { and, lt, sql } from "drizzle-orm";
import { isOwnInbox } from "#app/modules/notifications/db/inbox.writes.server.ts";
import { notifications } from "#app/modules/notifications/db/notifications.tables.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { type InboxEntry, type InboxFolder, type InboxItem, type InboxKind, isInboxKind } from "../model/inbox.ts";

/** Rows read for a page: a page may be short although there is a next one. */
const MAX_ROWS_SCANNED = 100;
/** Items per page. */
export const INBOX_PAGE_SIZE = 40;
/** The count stops here and shows "more than 99". */
export const MAX_UNREAD_SHOWN = 99;

/** Each folder has a partial index of its lines, except the archive, which scans all of them. */
const folders: Readonly<Record<InboxFolder, { index: string; within: string }>> = {
  open: { index: "notifications_open", within: `"archived_at" is null` },
  unread: { index: "notifications_unread", within: `"read_at" is null and "archived_at" is null` },
  archive: { index: "notifications_user", within: "1" },
};

export interface InboxPage {
  items: InboxItem[];
  /** Id of the cursor; null at the end. */
  next: string | null;
}

/** One page of the person's inbox, newest first; at most 100 rows are read. */
export async function readInbox(
  scope: Scope,
  requested: { folder: InboxFolder; kind: InboxKind | null; below: string | null },
): Promise<InboxPage> {
  const { index, within } = folders[requested.folder];
  const below = requested.below ? lt(notifications.id, requested.below) : undefined;
  const rows = await scope.db.all<Row>(
    sql`select id, kind, detail, at, read_at as readAt, archived_at as archivedAt
      from ${notifications} indexed by ${sql.raw(index)} where ${and(isOwnInbox(scope), sql.raw(within), below)}
      order by id desc limit ${MAX_ROWS_SCANNED}`,
  );
  const fitting = rows.filter(
    (row) =>
      isInboxKind(row.kind) &&
      (requested.kind === null || row.kind === requested.kind) &&
      (requested.folder !== "archive" || row.archivedAt !== null),
  );
  const shown = fitting.slice(0, INBOX_PAGE_SIZE);
  const more = fitting.length > shown.length || rows.length === MAX_ROWS_SCANNED;
  const last = fitting.length > shown.length ? shown.at(-1) : rows.at(-1);
  return { items: shown.map(toInboxItem), next: more ? (last?.id ?? null) : null };
}

/** Number of unread lines, at most `MAX_UNREAD_SHOWN` + 1: read from an index of unread lines only. */
export async function countUnread(scope: Pick<Scope, "account" | "actor" | "db">): Promise<number> {
  const rows = await scope.db.all<{ n: number }>(
    sql`select count(*) as n from (select 1 from ${notifications} indexed by notifications_unread
      where ${isOwnInbox(scope)} and "read_at" is null and "archived_at" is null limit ${MAX_UNREAD_SHOWN + 1})`,
  );
  return rows[0]?.n ?? 0;
}

/** A database row: `detail` is JSON text. */
interface Row {
  id: string;
  kind: string;
  detail: string;
  at: number;
  readAt: number | null;
  archivedAt: number | null;
}

/** Lines are written only by `insertInboxItem`, so kind and detail belong together. */
function toInboxItem({ id, kind, detail, at, readAt, archivedAt }: Row): InboxItem {
  const detailed: unknown = { kind, detail: JSON.parse(detail) };
  return { ...(detailed as InboxEntry), id, at, read: readAt !== null, archived: archivedAt !== null };
}
