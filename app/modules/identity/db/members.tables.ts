import { index, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Permission } from "#app/platform/access/permissions.ts";
import {
  accountIdColumn,
  booleanColumn,
  idColumn,
  instantColumn,
  jsonColumn,
  versionColumn,
} from "#app/platform/db/columns.ts";

/** Who belongs to which account, and what they may do there. */
export const memberships = sqliteTable(
  "memberships",
  {
    accountId: accountIdColumn(),
    userId: text().notNull(),
    isOwner: booleanColumn().notNull(),
    /** Full access stores the wildcard; limited access stores `permissions`. */
    fullAccess: booleanColumn().notNull(),
    permissions: jsonColumn<string[]>().notNull(),
    /** The role whose permissions these are: triggers write a change of the role here. */
    roleId: text(),
    status: text({ enum: ["active", "inactive"] })
      .notNull()
      .default("active"),
    /** The person has put the first steps of the account's home away. */
    firstStepsHiddenAt: instantColumn(),
    createdAt: instantColumn().notNull(),
    /** Of the access. */
    version: versionColumn(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.userId] }), index("memberships_user").on(table.userId)],
);

/** Locations a limited member is confined to; none means all. */
export const membershipLocations = sqliteTable(
  "membership_locations",
  { accountId: accountIdColumn(), userId: text().notNull(), locationId: text().notNull() },
  (table) => [primaryKey({ columns: [table.accountId, table.userId, table.locationId] })],
);

/** Named sets of permissions of an account. */
export const roles = sqliteTable(
  "roles",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    name: text().notNull(),
    description: text(),
    permissions: jsonColumn<Permission[]>().notNull(),
    /** Inactive roles are kept by their members and not given to others. */
    active: booleanColumn().notNull(),
    createdAt: instantColumn().notNull(),
    version: versionColumn(),
  },
  (table) => [uniqueIndex("roles_name").on(table.accountId, table.name)],
);
