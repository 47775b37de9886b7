import { type SQL, sql } from "drizzle-orm";
import { type MemberStatus, type MemberView, memberStatuses } from "#app/domain/access/member.ts";
import { type Permission, permissions } from "#app/domain/access/permissions.ts";
import { filterValues, type ListQuery } from "#app/domain/kernel/list-query.ts";
import { idsIn } from "../kernel/json-rows.server.ts";
import { readCursor, writeCursor } from "../kernel/list-cursor.server.ts";
import { nameHolds } from "../kernel/names.reads.server.ts";
import { now, type Scope } from "../kernel/scope.server.ts";

interface Row {
  id: string;
  kind: "member" | "invitation";
  name: string;
  email: string;
  status: MemberStatus;
  owner: number;
  full_access: number;
  permissions: string;
  locations: string;
  created_at: number;
  expires_at: number | null;
  label: string;
  total: number;
}

/** Members and unanswered invitations of the account as one table `everyone`. */
function everyone(scope: Scope): SQL {
  const account = scope.account.id;
  return sql`with everyone as (
    select m.user_id as id, 'member' as kind, trim(u.first_name || ' ' || u.last_name) as name, u.email as email,
      m.status as status, m.is_owner as owner, m.full_access as full_access, m.permissions as permissions,
      (select json_group_array(l.location_id) from membership_locations l
        where l.account_id = m.account_id and l.user_id = m.user_id) as locations,
      m.created_at as created_at, null as expires_at, lower(trim(u.first_name || ' ' || u.last_name)) as label
    from memberships m join users u on u.id = m.user_id where m.account_id = ${account}
    union all
    select i.id, 'invitation', '', i.email, case when i.expires_at > ${now(scope)} then 'pending' else 'expired' end, 0,
      i.full_access, i.permissions, i.locations, i.created_at, i.expires_at, i.email
    from invitations i where i.account_id = ${account} and i.merchant_id is null
      and i.accepted_at is null and i.declined_at is null and i.revoked_at is null)`;
}

const catalogue = new Set<string>(permissions);

function viewOf(scope: Scope, row: Row): MemberView {
  const held: unknown[] = JSON.parse(row.permissions);
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
    permissions: held.filter((each): each is Permission => typeof each === "string" && catalogue.has(each)),
    locations: places,
    created_at: row.created_at,
    expires_at: row.expires_at,
  };
}

/** A page of members and invitations by name (an invitation by its address), with their number: one statement. */
export async function readMemberPage(scope: Scope, query: ListQuery) {
  const limit = query.limit ?? 50;
  const sort = query.sort?.startsWith("-") ? "-name" : "name";
  const cursor = readCursor(query.cursor, sort);
  const back = cursor?.backwards ?? false;
  const down = (sort === "-name") !== back;
  const within = sql.join(conditions(query), sql` and `);
  const edge = cursor ? sql`(label, id) ${sql.raw(down ? "<" : ">")} (${cursor.value}, ${cursor.id})` : sql`true`;
  const direction = sql.raw(down ? "desc" : "asc");
  const found = await scope.db.all<Row>(sql`${everyone(scope)} select *,
    (select count(*) from everyone where ${within}) as total from everyone where ${within} and ${edge}
    order by label ${direction}, id ${direction} limit ${limit + 1}`);
  const shown = found.slice(0, limit);
  const more = found.length > limit;
  if (back) shown.reverse();
  const mark = (row: Row | undefined, backwards: boolean) =>
    row ? writeCursor({ sort, backwards, value: row.label, id: row.id }) : null;
  return {
    rows: shown.map((row) => viewOf(scope, row)),
    pagination: {
      previous: cursor && (!back || more) ? mark(shown[0], true) : null,
      next: back || more ? mark(shown.at(-1), false) : null,
      total: found[0]?.total ?? 0,
      total_is_exact: true,
      limit,
    },
  };
}

function conditions({ search, filters }: ListQuery): SQL[] {
  const asked = filters.find(({ field }) => field === "status");
  const statuses = memberStatuses.filter((each) => asked && filterValues(asked).includes(each));
  const holds = nameHolds(sql`coalesce(name, '') || ' ' || coalesce(email, '')`, search);
  return [
    sql`true`,
    ...(statuses.length > 0 ? [sql`(status in ${idsIn(statuses)}) = ${asked?.not ? 0 : 1}`] : []),
    ...(holds ? [holds] : []),
  ];
}

/** Members and invitations of the account by id; those of others are not there. */
export async function readMembers(scope: Scope, ids: readonly string[]): Promise<MemberView[]> {
  const rows = await scope.db.all<Row>(sql`${everyone(scope)} select * from everyone where id in ${idsIn(ids)}`);
  return rows.map((row) => viewOf(scope, row));
}

/** Members with limited access by name, those who are kept out among them. */
export async function readLimitedMembers(scope: Scope): Promise<MemberView[]> {
  const rows = await scope.db.all<Row>(
    sql`${everyone(scope)} select * from everyone where kind = 'member' and full_access = 0 and owner = 0 order by label, id`,
  );
  return rows.map((row) => viewOf(scope, row));
}

/** The member or invitation of the account that has this e-mail address. */
export async function readMemberByEmail(scope: Scope, email: string): Promise<MemberView | null> {
  const [row] = await scope.db.all<Row>(sql`${everyone(scope)} select * from everyone where email = ${email} limit 1`);
  return row ? viewOf(scope, row) : null;
}

/** How many invitations the account has sent since an instant. */
export async function countInvitationsSince(scope: Scope, since: number): Promise<number> {
  const [row] = await scope.db.all<{ n: number }>(
    sql`select count(*) as n from invitations where account_id = ${scope.account.id} and created_at > ${since}`,
  );
  return row?.n ?? 0;
}
