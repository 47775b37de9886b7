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
    /** The person or token that created it. */
    createdBy: text(),
    /** Of a token that a program created: that program's token, and the hash of the secret it used. It ends with either. */
    parentId: text(),
    parentSecret: text(),
    /** Of an app: which, and the person who let it in. It may do no more than they, and ends when they leave. */
    appId: text(),
    userId: text(),
    /** The last local day, and the moment after it. */
    expiresOn: text(),
    expiresAt: instantColumn(),
    active: booleanColumn().notNull(),
    createdAt: instantColumn().notNull(),
    version: versionColumn(),
  },
  (table) => [index("access_tokens_account").on(table.accountId, table.name)],
);

/** Where programs come in. */
export const tokenDoors = ["api", "mcp"] as const;
export type TokenDoor = (typeof tokenDoors)[number];

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
    /** Of an app, where it opens one door alone: the API or the tools for agents. */
    door: text({ enum: tokenDoors }),
    /** Of one that another replaced, or of an app: when it ends. */
    endsAt: instantColumn(),
    lastUsedAt: instantColumn(),
  },
  (table) => [index("access_token_secrets_token").on(table.tokenId)],
);
