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

/** Shipments that an agent rejected: they are not offered to the same agent again. */
export const agentRefusals = sqliteTable(
  "agent_refusals",
  {
    accountId: accountIdColumn(),
    shipmentId: text().notNull(),
    agentId: text().notNull(),
    reason: text().notNull(),
    refusedAt: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.shipmentId, table.agentId] })],
);
