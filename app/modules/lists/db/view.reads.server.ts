import { and, asc, count, eq, inArray, isNotNull, ne, or, sql } from "drizzle-orm";
import { users } from "#app/modules/identity/db/identity.tables.ts";
import { memberships, roles } from "#app/modules/identity/db/members.tables.ts";
import { can } from "#app/platform/access/can.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { ViewAudience } from "../model/view.enums.ts";
import type { ViewModule } from "../model/view.ts";
import { savedViews } from "./lists.tables.ts";

/** A saved view as lists and the API show it. */
export interface StoredView {
  id: string;
  name: string;
  module: string;
  columns: string[];
  filters: { field: string; not?: boolean; values: string[] }[];
  sort: string;
  audience: ViewAudience;
  /** Ids of the roles that see it. */
  roles: string[];
  /** Who made it, where that is somebody else. */
  owner: string | null;
  /** True where the caller may change and delete it. */
  can_edit: boolean;
}

const viewColumns = {
  id: savedViews.id,
  name: savedViews.name,
  module: savedViews.module,
  columns: savedViews.columns,
  filters: savedViews.filters,
  sort: savedViews.sort,
  audience: savedViews.audience,
  roles: savedViews.roles,
};

/** The condition for the caller's own views. */
export function whereOwnViews(scope: Scope) {
  return and(eq(savedViews.accountId, scope.account.id), eq(savedViews.userId, scope.actor.id ?? ""));
}

/** Who manages members changes everyone's shared views, and so sees all of them. */
const canManageViews = ({ account }: Scope) => can(account, "settings.members.manage");

/** The condition for views of others that are shared with the caller. */
function whereSharedViews(scope: Scope) {
  const own = sql`select m.role_id from ${memberships} m where m.account_id = ${scope.account.id} and m.user_id = ${scope.actor.id ?? ""}`;
  const byRole = sql`exists (select 1 from json_each(saved_views.roles) j where j.value = (${own}))`;
  return and(
    eq(savedViews.accountId, scope.account.id),
    ne(savedViews.audience, "me"),
    ne(savedViews.userId, scope.actor.id ?? ""),
    canManageViews(scope) ? undefined : or(eq(savedViews.audience, "everyone"), byRole),
  );
}

/** The views of a list that a person sees: their own in their order, then what others share. */
export async function readViews(scope: Scope, module: ViewModule): Promise<StoredView[]> {
  const [own, shared] = await scope.db.batch([
    scope.db
      .select(viewColumns)
      .from(savedViews)
      .where(and(whereOwnViews(scope), eq(savedViews.module, module)))
      .orderBy(asc(savedViews.position), asc(savedViews.id)),
    scope.db
      .select({ ...viewColumns, firstName: users.firstName, lastName: users.lastName })
      .from(savedViews)
      .leftJoin(users, eq(users.id, savedViews.userId))
      .where(and(whereSharedViews(scope), eq(savedViews.module, module)))
      .orderBy(asc(savedViews.name), asc(savedViews.id)),
  ]);
  const can_edit = canManageViews(scope);
  return [
    ...own.map((view) => ({ ...view, owner: null, can_edit: true })),
    ...shared.map(({ firstName, lastName, ...view }) => ({
      ...view,
      owner: `${firstName ?? ""} ${lastName ?? ""}`.trim(),
      can_edit,
    })),
  ];
}

/** A view that the person sees; null for any other. */
export async function readView(scope: Scope, id: string): Promise<(StoredView & { isOwn: boolean }) | null> {
  const [found] = await scope.db
    .select({ ...viewColumns, userId: savedViews.userId })
    .from(savedViews)
    .where(and(eq(savedViews.id, id), or(whereOwnViews(scope), whereSharedViews(scope))));
  if (!found) return null;
  const { userId, ...view } = found;
  const isOwn = userId === scope.actor.id;
  return { ...view, owner: null, isOwn, can_edit: isOwn || canManageViews(scope) };
}

/** How many views of a list are shared in the account, apart from one. */
export async function countSharedViews(scope: Scope, module: ViewModule, except: string | null): Promise<number> {
  const [row] = await scope.db
    .select({ n: count() })
    .from(savedViews)
    .where(
      and(
        eq(savedViews.accountId, scope.account.id),
        eq(savedViews.module, module),
        ne(savedViews.audience, "me"),
        except === null ? undefined : ne(savedViews.id, except),
      ),
    );
  return row?.n ?? 0;
}

/** Who a view can be shared with: how many people, and the roles with how many each. */
export interface ViewAudiences {
  everyone: number;
  roles: { id: string; name: string; people: number }[];
}

/** The active members of the account, and its roles with the active members of each. */
export async function readAudiences(scope: Scope): Promise<ViewAudiences> {
  const active = and(eq(memberships.accountId, scope.account.id), eq(memberships.status, "active"));
  const [[everyone], byRole, named] = await scope.db.batch([
    scope.db.select({ n: count() }).from(memberships).where(active),
    scope.db
      .select({ id: memberships.roleId, n: count() })
      .from(memberships)
      .where(and(active, isNotNull(memberships.roleId)))
      .groupBy(memberships.roleId),
    scope.db
      .select({ id: roles.id, name: roles.name })
      .from(roles)
      .where(and(eq(roles.accountId, scope.account.id), eq(roles.active, true)))
      .orderBy(asc(roles.name)),
  ]);
  const people = new Map(byRole.map(({ id, n }) => [id, n]));
  return { everyone: everyone?.n ?? 0, roles: named.map((role) => ({ ...role, people: people.get(role.id) ?? 0 })) };
}

/** Those of the ids that are roles of the account. */
export async function readKnownRoles(scope: Scope, ids: readonly string[]): Promise<Set<string>> {
  const found = await scope.db
    .select({ id: roles.id })
    .from(roles)
    .where(and(eq(roles.accountId, scope.account.id), inArray(roles.id, selectIds(ids))));
  return new Set(found.map(({ id }) => id));
}
