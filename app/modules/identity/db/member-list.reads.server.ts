import { getTableColumns, type SQL, sql } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { type Permission, permissions } from "#app/platform/access/permissions.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import type { Page } from "#app/platform/lists/list-page.server.ts";
import type { ListQuery } from "#app/platform/lists/list-query.ts";
import type { RowFromColumns } from "#app/platform/lists/list-rows.server.ts";
import type { ListDescription } from "#app/platform/lists/list-spec.server.ts";
import { readSmallList, type SmallList } from "#app/platform/lists/small-list.server.ts";
import { type MemberStatus, type MemberView, memberStatuses } from "../model/member.ts";

/** Members and unanswered invitations of the account as one table. */
function selectMembersAndInvitations(scope: Scope): SQL {
  const account = scope.account.id;
  return sql`(
    select m.user_id as id, 'member' as kind, trim(u.first_name || ' ' || u.last_name) as name, u.email as email,
      m.status as status, m.is_owner as owner, m.full_access as full_access, m.permissions as permissions,
      m.role_id as role_id, r.name as role,
      (select json_group_array(l.location_id) from membership_locations l
        where l.account_id = m.account_id and l.user_id = m.user_id) as locations,
      m.created_at as created_at, m.version as version, null as expires_at, lower(trim(u.first_name || ' ' || u.last_name)) as label
    from memberships m join users u on u.id = m.user_id
      left join roles r on r.id = m.role_id and r.account_id = m.account_id where m.account_id = ${account}
    union all
    select i.id, 'invitation', '', i.email, case when i.expires_at > ${now(scope)} then 'pending' else 'expired' end, 0,
      i.full_access, i.permissions, i.role_id, r.name, i.locations, i.created_at, i.version, i.expires_at, i.email
    from invitations i left join roles r on r.id = i.role_id and r.account_id = i.account_id where i.account_id = ${account} and i.merchant_id is null
      and i.accepted_at is null and i.declined_at is null and i.revoked_at is null) as everyone`;
}

const memberListTable = sqliteTable("everyone", {
  id: text().notNull(),
  kind: text().$type<"member" | "invitation">().notNull(),
  name: text().notNull(),
  email: text().notNull(),
  status: text().$type<MemberStatus>().notNull(),
  owner: integer().notNull(),
  full_access: integer().notNull(),
  permissions: text().notNull(),
  role_id: text(),
  role: text(),
  locations: text().notNull(),
  created_at: integer().notNull(),
  version: integer().notNull(),
  expires_at: integer(),
  label: text().notNull(),
});
const { label, ...columns } = getTableColumns(memberListTable);
type MemberRow = RowFromColumns<typeof columns>;

/** Columns for sorting and filtering; an invitation sorts by its address. */
export const membersListDescription = {
  id: memberListTable.id,
  place: memberListTable.id,
  fields: {
    name: { sort: label },
    email: { sort: memberListTable.email },
    created_at: {
      sort: memberListTable.created_at,
      filter: { kind: "instant_day", column: memberListTable.created_at },
    },
    status: {
      sort: memberListTable.status,
      filter: { kind: "equals", column: memberListTable.status, values: memberStatuses },
    },
    kind: { filter: { kind: "equals", column: memberListTable.kind, values: ["member", "invitation"] } },
    role_id: { filter: { kind: "equals", column: memberListTable.role_id, values: "id" } },
  },
  defaultSort: "name",
  defaultLimit: 50,
} satisfies ListDescription;

const knownPermissions = new Set<string>(permissions);

function toMemberView(scope: Scope, row: MemberRow): MemberView {
  const permissions: unknown[] = JSON.parse(row.permissions);
  const places: string[] = JSON.parse(row.locations);
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    email: row.email,
    status: row.status,
    is_owner: row.owner === 1,
    is_self: row.id === scope.actor.id,
    access: row.full_access === 1 || row.owner === 1 ? "full" : "limited",
    permissions: permissions.filter(
      (each): each is Permission => typeof each === "string" && knownPermissions.has(each),
    ),
    locations: places,
    role_id: row.role_id,
    role: row.role,
    created_at: row.created_at,
    expires_at: row.expires_at,
    version: row.version,
  };
}

/** A page of members and invitations, by name unless the query says otherwise. */
export async function readMemberPage(scope: Scope, query: ListQuery): Promise<Page<MemberView>> {
  const list: SmallList = {
    ...membersListDescription,
    from: selectMembersAndInvitations(scope),
    within: [],
    searched: [sql`${memberListTable.name} || ' ' || ${memberListTable.email}`],
  };
  const page = await readSmallList(scope, list, columns, query);
  return { ...page, rows: page.rows.map((row) => toMemberView(scope, row)) };
}

/** Members and invitations of the account by id; ids of other accounts are left out. */
export async function readMembers(scope: Scope, ids: readonly string[]): Promise<MemberView[]> {
  const rows = await scope.db.all<MemberRow>(
    sql`select * from ${selectMembersAndInvitations(scope)} where id in ${selectIds(ids)}`,
  );
  return rows.map((row) => toMemberView(scope, row));
}

/** Members with limited access by name, inactive ones included. */
export async function readLimitedMembers(scope: Scope): Promise<MemberView[]> {
  const rows = await scope.db.all<MemberRow>(
    sql`select * from ${selectMembersAndInvitations(scope)} where kind = 'member' and full_access = 0 and owner = 0 order by label, id`,
  );
  return rows.map((row) => toMemberView(scope, row));
}

/** The members and invitations of the account with these email addresses. */
export async function readMembersByEmail(scope: Scope, emails: readonly string[]): Promise<MemberView[]> {
  const rows = await scope.db.all<MemberRow>(
    sql`select * from ${selectMembersAndInvitations(scope)} where email in ${selectIds(emails)}`,
  );
  return rows.map((row) => toMemberView(scope, row));
}

/** How many invitations the account has sent since an instant. */
export async function countInvitationsSince(scope: Scope, since: number): Promise<number> {
  const [row] = await scope.db.all<{ n: number }>(
    sql`select count(*) as n from invitations where account_id = ${scope.account.id} and created_at > ${since}`,
  );
  return row?.n ?? 0;
}
