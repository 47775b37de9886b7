import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { TokenDoor } from "#app/modules/identity/db/access-tokens.tables.ts";
import {
  accountIdColumn,
  booleanColumn,
  idColumn,
  instantColumn,
  jsonColumn,
  versionColumn,
} from "#app/platform/db/columns.ts";
import type { EventType } from "#app/platform/events/event-catalogue.ts";

/** Apps that an account registered for everybody. The id is what the app calls itself. */
export const apps = sqliteTable(
  "apps",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    name: text().notNull(),
    website: text(),
    /** Where people go back to. */
    redirects: jsonColumn<string[]>().notNull(),
    /** It runs on a server that keeps a secret. */
    confidential: booleanColumn().notNull(),
    /** SHA-256 of its secret. */
    secretHash: text(),
    /** Where it is sent events of the accounts that let it in, and which; none means all. */
    webhookUrl: text(),
    webhookEvents: jsonColumn<EventType[]>().notNull(),
    active: booleanColumn().notNull(),
    createdAt: instantColumn().notNull(),
    version: versionColumn(),
  },
  (table) => [uniqueIndex("apps_name").on(table.accountId, table.name)],
);

/** Apps that nobody registered here: by the document that their id is the address of, or by themselves. They keep no secret. */
export const foreignApps = sqliteTable(
  "foreign_apps",
  {
    id: text().primaryKey(),
    kind: text({ enum: ["document", "self"] }).notNull(),
    name: text().notNull(),
    redirects: jsonColumn<string[]>().notNull(),
    /** When the document was read, or the app registered itself. */
    readAt: instantColumn().notNull(),
  },
  (table) => [index("foreign_apps_read").on(table.kind, table.readAt)],
);

/** What an app exchanges for an access token, once: the code of a consent, and then one refresh token after another. */
export const appExchanges = sqliteTable(
  "app_exchanges",
  {
    /** SHA-256 of what the app has. */
    hash: text().primaryKey(),
    accountId: accountIdColumn(),
    tokenId: text().notNull(),
    kind: text({ enum: ["code", "refresh"] }).notNull(),
    /** Of a code: where it was sent, and the S256 challenge. */
    redirect: text(),
    challenge: text(),
    door: text().$type<TokenDoor>(),
    /** A second use writes null and fails: it ends everything that came of the first. */
    uses: integer().notNull().default(0),
    createdAt: instantColumn().notNull(),
    endsAt: instantColumn().notNull(),
  },
  (table) => [
    index("app_exchanges_token").on(table.accountId, table.tokenId),
    index("app_exchanges_end").on(table.endsAt),
  ],
);
