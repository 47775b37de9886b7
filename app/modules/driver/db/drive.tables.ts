import { index, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { accountIdColumn, instantColumn } from "#app/platform/db/columns.ts";

/** Devices on which agents are signed in. The cookie holds a random token; only its SHA-256 is stored. */
export const agentSessions = sqliteTable(
  "agent_sessions",
  {
    tokenHash: text().primaryKey(),
    accountId: accountIdColumn(),
    agentId: text().notNull(),
    /** A phone works the route; a tracker may only report positions. */
    kind: text({ enum: ["phone", "tracker"] }).notNull(),
    device: text(),
    createdAt: instantColumn().notNull(),
    lastSeenAt: instantColumn().notNull(),
    expiresAt: instantColumn().notNull(),
  },
  (table) => [index("agent_sessions_agent").on(table.accountId, table.agentId)],
);

/** Devices that signed in with a phone number before: their requests for codes have limits of their own. */
export const driverDevices = sqliteTable(
  "driver_devices",
  {
    /** SHA-256 of the random token in the device's cookie. */
    tokenHash: text().notNull(),
    phone: text().notNull(),
    lastSeenAt: instantColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.phone] }),
    index("driver_devices_seen").on(table.lastSeenAt),
  ],
);
