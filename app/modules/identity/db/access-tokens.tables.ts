import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Permission } from "#app/platform/access/permissions.ts";
import {
  accountIdColumn,
  booleanColumn,
  idColumn,
  instantColumn,
  jsonColumn,
  versionColumn,
} from "#app/platform/db/columns.ts";

/** What programs sign in with: who they may be, until when, from where. Off is revoked, for good. */
export const accessTokens = sqliteTable(
  "access_tokens",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    name: text().notNull(),
    notes: text(),
    fullAccess: booleanColumn().notNull(),
    permissions: jsonColumn<Permission[]>().notNull(),
    /** Locations that it is confined to; none means all. */
    locations: jsonColumn<string[]>().notNull(),
    /** Addresses and ranges that it is taken from; none means all. */
    addresses: jsonColumn<string[]>().notNull(),
    /** A token restricted to one merchant sees only its orders. */
    merchantId: text(),
    /** A full token may create tokens and change members only with this; a limited one when the permissions are listed. */
    managesAccess: booleanColumn().notNull().default(false),
    /** Of a token that a program created: that program's token, and the hash of the secret it used. It ends with either. */
    parentId: text(),
    parentSecret: text(),
    /** The last local day, and the moment after it. */
    expiresOn: text(),
    expiresAt: instantColumn(),
    active: booleanColumn().notNull(),
    createdAt: instantColumn().notNull(),
    version: versionColumn(),
  },
  (table) => [index("access_tokens_account").on(table.accountId, table.name)],
);

/** The secrets that open a token: one, and while it is changed two. Only the SHA-256 of what was shown once is stored. */
export const accessTokenSecrets = sqliteTable(
  "access_token_secrets",
  {
    hash: text().primaryKey(),
    accountId: accountIdColumn(),
    tokenId: text().notNull(),
    /** The first signs, which are shown. */
    prefix: text().notNull(),
    createdAt: instantColumn().notNull(),
    /** Of one that another replaced: when it ends. */
    endsAt: instantColumn(),
    lastUsedAt: instantColumn(),
  },
  (table) => [index("access_token_secrets_token").on(table.tokenId)],
);
