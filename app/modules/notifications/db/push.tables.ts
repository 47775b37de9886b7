import { index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { idColumn, instantColumn } from "#app/platform/db/columns.ts";

/** Browsers with push notifications, one per session; a trigger deletes the row when its session ends. */
export const pushDevices = sqliteTable(
  "push_devices",
  {
    id: idColumn(),
    /** Set for an agent's phone. A person's browser has no account, because the person may belong to several. */
    accountId: text(),
    userId: text(),
    agentId: text(),
    /** Hash of the session's token, of a person or an agent. */
    session: text().notNull(),
    endpoint: text().notNull(),
    /** Base64url. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** Name of the browser, from its User-Agent. */
    device: text(),
    /** The language that the phone was set to. */
    language: text().notNull(),
    createdAt: instantColumn().notNull(),
    /** When its push service last accepted a message. */
    lastDeliveredAt: instantColumn(),
  },
  (table) => [
    uniqueIndex("push_devices_session").on(table.session),
    uniqueIndex("push_devices_endpoint").on(table.endpoint),
    index("push_devices_user").on(table.userId),
    index("push_devices_agent").on(table.accountId, table.agentId),
  ],
);

/** Key pairs of the installation, created once; the private key is encrypted by the vault. */
export const installationKeys = sqliteTable("installation_keys", {
  name: text({ enum: ["vapid"] }).primaryKey(),
  publicKey: text().notNull(),
  sealed: text().notNull(),
  createdAt: instantColumn().notNull(),
});
