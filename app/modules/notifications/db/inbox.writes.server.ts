import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { InboxEntry } from "#app/modules/home/model/inbox.ts";
import type { Permission } from "#app/platform/access/permissions.ts";
import { wildcardPermission } from "#app/platform/access/permissions.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import { newId, now, type Scope } from "#app/platform/db/scope.server.ts";
import { notifications } from "./notifications.tables.ts";

/**
 * Recipients: these people, or every active member with the permission; with `places`, limited members only if one of
 * their locations is among them.
 */
export type InboxReaders =
  | { users: readonly string[] }
  | { permission: Permission; places?: readonly (string | null)[] };

interface InboxMessage {
  news: InboxEntry;
  to: InboxReaders;
  /** A person gets an item with the same key once, so that an event may be processed twice. */
  key?: string;
}

/** The account whose members are notified; queues and plan rooms know only its id. */
type InboxScope = { account: { id: string } } & Pick<Scope, "db" | "ports">;

/**
 * Adds an item to the inbox of members: one statement for the batch of the change that causes it. People who are not
 * active members of the account get nothing.
 */
export function insertInboxItem(scope: InboxScope, { news, to, key }: InboxMessage): Statement {
  const at = now(scope);
  const prefix = newId(scope).slice(0, 24);
  const detail = JSON.stringify(news.detail);
  return scope.db.run(
    sql`insert into notifications (id, account_id, user_id, kind, detail, at, "key")
      select ${prefix} || lower(hex(randomblob(6))), m.account_id, m.user_id, ${news.kind}, ${detail}, ${at}, ${key ?? null}
      from memberships m where m.account_id = ${scope.account.id} and m.status = 'active' and ${buildReadersSql(to)}
      on conflict (account_id, user_id, "key") do nothing`,
  );
}

function buildReadersSql(to: InboxReaders): SQL {
  if ("users" in to) return sql`m.user_id in ${selectIds(to.users)}`;
  const holds = sql`(m.full_access = 1 or exists (select 1 from json_each(m.permissions) p where p.value in (${to.permission}, ${wildcardPermission})))`;
  if (!to.places) return holds;
  const theirs = sql`select l.location_id from membership_locations l where l.account_id = m.account_id and l.user_id = m.user_id`;
  const placed = selectIds(to.places.flatMap((place) => place ?? []));
  return sql`${holds} and (m.full_access = 1 or m.is_owner = 1 or not exists (${theirs}) or exists (${theirs} and l.location_id in ${placed}))`;
}

/** Changes of inbox items by their reader. */
export type InboxChange = "read" | "unread" | "archive" | "restore";

const inboxChanges: Readonly<Record<InboxChange, (at: number) => Partial<typeof notifications.$inferInsert>>> = {
  read: (at) => ({ readAt: at }),
  unread: () => ({ readAt: null }),
  archive: (at) => ({ archivedAt: at }),
  restore: () => ({ archivedAt: null }),
};

/** Changes items of the person's inbox; ids of other people's items are ignored. */
export function updateInboxItems(scope: Scope, ids: readonly string[], change: InboxChange): Statement {
  return scope.db
    .update(notifications)
    .set(inboxChanges[change](now(scope)))
    .where(and(isOwnInbox(scope), inArray(notifications.id, selectIds(ids))));
}

/** Marks items as read for everyone who got them, once what they ask was answered; `keys` selects what their keys begin with. */
export function markInboxAnswered(scope: InboxScope, keys: SQL): Statement {
  const { id: account } = scope.account;
  return scope.db.run(
    sql`with answered("key") as (${keys})
      update notifications set read_at = ${now(scope)} where id in (
        select n.id from answered a cross join memberships m on m.account_id = ${account}
          cross join notifications n on n.account_id = m.account_id and n.user_id = m.user_id
            and n."key" >= a."key" and n."key" < a."key" || char(65535)
        where n.read_at is null)`,
  );
}

/** Marks all unread items as read. */
export function markAllInboxRead(scope: Scope): Statement {
  return scope.db
    .update(notifications)
    .set({ readAt: now(scope) })
    .where(and(isOwnInbox(scope), isNull(notifications.readAt), isNull(notifications.archivedAt)));
}

/** Items of the calling person in the active account; a program has none. */
export function isOwnInbox(scope: Pick<Scope, "account" | "actor">): SQL | undefined {
  return and(eq(notifications.accountId, scope.account.id), eq(notifications.userId, scope.actor.id ?? ""));
}
