import { index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { idColumn, instantColumn } from "#app/platform/db/columns.ts";

/** Browsers that are notified, one a sign-in: a trigger takes a row away with its session, however that ends. */
export const pushDevices = sqliteTable(
  "push_devices",
  {
    id: idColumn(),
    /** Of an agent's phone. A person's browser belongs to no account: its person may belong to several. */
    accountId: text(),
    userId: text(),
    agentId: text(),
    /** The hash of the token of the session, a person's or an agent's. */
    session: text().notNull(),
    endpoint: text().notNull(),
    /** Base64url. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** The browser, as it calls itself. */
    device: text(),
    /** The language that the phone was set to. */
    language: text().notNull(),
    createdAt: instantColumn().notNull(),
    /** When its push service last took a message. */
    lastDeliveredAt: instantColumn(),
  },
  (table) => [
    uniqueIndex("push_devices_session").on(table.session),
    uniqueIndex("push_devices_endpoint").on(table.endpoint),
    index("push_devices_user").on(table.userId),
    index("push_devices_agent").on(table.accountId, table.agentId),
  ],
);

/** Keys of the installation itself, made once; the private half is sealed by the vault. */
export const installationKeys = sqliteTable("installation_keys", {
  name: text({ enum: ["vapid"] }).primaryKey(),
  publicKey: text().notNull(),
  sealed: text().notNull(),
  createdAt: instantColumn().notNull(),
});
