import { and, asc, eq, sql } from "drizzle-orm";
import type { Permission } from "#app/platform/access/permissions.ts";
import { createCatalogueRows, isOwnRow } from "#app/platform/catalogue/rows.server.ts";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { newId, type Scope } from "#app/platform/db/scope.server.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import type { ListFields } from "#app/platform/lists/list-spec.server.ts";
import {
  isSuggestedRole,
  type RoleChoice,
  type RoleInput,
  type RoleView,
  type SuggestedRole,
  suggestedRoleKeys,
  suggestedRoles,
} from "../model/role.ts";
import { invitations } from "./identity.tables.ts";
import { memberships, roles } from "./members.tables.ts";

const openInvitationSql = sql`accepted_at is null and declined_at is null and revoked_at is null`;

/** Columns for sorting and filtering; the first is the default sort. */
export const roleFields = { name: { sort: roles.name } } satisfies ListFields;

/** Rows of roles. A role that members or open invitations have cannot be deleted. */
export const roleRows = createCatalogueRows<typeof roles, RoleInput, RoleView>({
  table: roles,
  label: roles.name,
  getName: ({ name }) => name,
  searchColumns: [roles.name, roles.description],
  fields: roleFields,
  columns: (_, { name, description, permissions }) => ({ name, description: description ?? null, permissions }),
  read: readRoles,
  usages: [
    {
      where: "members",
      ids: (account) => sql`select role_id from memberships where account_id = ${account} and role_id is not null
        union select role_id from invitations where account_id = ${account} and role_id is not null and ${openInvitationSql}`,
    },
  ],
});

async function readRoles(scope: Scope, ids: readonly string[]): Promise<RoleView[]> {
  // Tables are named in text: Drizzle leaves their names out of a query of one table.
  const rows = await scope.db
    .select({
      role: roles,
      people:
        sql<number>`(select count(*) from ${memberships} m where m.account_id = roles.account_id and m.role_id = roles.id)
        + (select count(*) from ${invitations} i where i.account_id = roles.account_id and i.role_id = roles.id and ${openInvitationSql})`.as(
          "people",
        ),
      own: sql<number>`exists (select 1 from ${memberships} m where m.account_id = roles.account_id
        and m.user_id = ${scope.actor.id ?? ""} and m.role_id = roles.id)`.as("own"),
    })
    .from(roles)
    .where(isOwnRow(scope, roles, ids));
  return rows.map(({ role, people, own }) => ({
    id: role.id,
    name: role.name,
    description: role.description ?? undefined,
    permissions: role.permissions,
    people,
    is_own: own === 1,
    active: role.active,
    created_at: role.createdAt,
    version: role.version,
  }));
}

/** The account's active roles by name, then the suggested ones whose name none of them has. */
export async function listRoleChoices(scope: Scope): Promise<RoleChoice[]> {
  const rows = await scope.db
    .select()
    .from(roles)
    .where(eq(roles.accountId, scope.account.id))
    .orderBy(asc(roles.name));
  const taken = new Set(rows.map(({ name }) => name));
  const own = rows.filter(({ active }) => active).map((row) => ({ ...row, value: row.id, isSuggested: false }));
  const offered = scope.account.kind === "carrier" ? suggestedRoleKeys : [];
  const suggested = offered.map((key) => ({ ...describeSuggestedRole(scope, key), value: key, isSuggested: true }));
  return [...own, ...suggested.filter(({ name }) => !taken.has(name))].map(
    ({ value, name, description, permissions, isSuggested }) => ({
      value,
      name,
      description,
      permissions,
      isSuggested,
    }),
  );
}

/** A suggested role in the caller's language. */
function describeSuggestedRole(scope: Scope, key: SuggestedRole) {
  const t = createTranslator(scope.actor.language);
  return {
    name: t(`members:suggested.${key}.name`),
    description: t(`members:suggested.${key}.description`),
    permissions: [...suggestedRoles[key]],
  };
}

/** A role to give to somebody, with the statements that create it where it was only suggested. */
export interface GivenRole {
  id: string;
  permissions: readonly Permission[];
  version: number;
  statements: readonly Statement[];
}

/**
 * The role of an id, or a suggested role by its word: the account's role of that name, or a new one. Null for an unknown
 * role, and for an inactive one except where it is `held` already.
 */
export async function findRoleToGive(scope: Scope, ref: string, held: string | null): Promise<GivenRole | null> {
  if (!isSuggestedRole(ref)) {
    const [role] = await readRoles(scope, [ref]);
    return role && (role.active || role.id === held) ? { ...role, statements: [] } : null;
  }
  if (scope.account.kind !== "carrier") return null;
  const suggested = describeSuggestedRole(scope, ref);
  const [known] = await scope.db
    .select()
    .from(roles)
    .where(and(eq(roles.accountId, scope.account.id), eq(roles.name, suggested.name)));
  if (known) return known.active ? { ...known, statements: [] } : null;
  const id = newId(scope);
  const input = { ...suggested, description: suggested.description };
  return {
    id,
    permissions: suggested.permissions,
    version: 1,
    statements: [
      ...roleRows.insert(scope, [{ id, input }]),
      writeAudit(scope, "settings.roles.create", id, { name: suggested.name }),
    ],
  };
}
