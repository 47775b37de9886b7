import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { AgentMessageKind } from "#app/modules/notifications/model/agent-message.ts";
import { accountIdColumn, idColumn, instantColumn, jsonColumn, versionColumn } from "#app/platform/db/columns.ts";
import type { DriveActionKind, DriveOutcome, StoredInput } from "../model/drive-action.ts";

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
    seenAt: instantColumn().notNull(),
    expiresAt: instantColumn().notNull(),
  },
  (table) => [index("agent_sessions_agent").on(table.accountId, table.agentId)],
);

/** Actions of drivers' devices, under ids created on the device: applied once, or refused with the reason. */
export const driveActions = sqliteTable(
  "drive_actions",
  {
    accountId: accountIdColumn(),
    id: text().notNull(),
    agentId: text().notNull(),
    kind: text().$type<DriveActionKind>().notNull(),
    routeId: text(),
    stopId: text(),
    input: jsonColumn<StoredInput>().notNull(),
    /** By the device's clock. */
    deviceAt: instantColumn().notNull(),
    /** Milliseconds that the device's clock is behind. */
    clockOffset: integer().notNull(),
    /** The device's corrected time, at which the action counts. */
    at: instantColumn().notNull(),
    receivedAt: instantColumn().notNull(),
    outcome: text().$type<DriveOutcome>().notNull(),
    /** Error code of the refusal. */
    code: text(),
    /** The run that applied it; other runs of the same action write nothing. */
    run: text().notNull(),
    version: versionColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index("drive_actions_agent").on(table.accountId, table.agentId, table.at),
    index("drive_actions_refused").on(table.accountId, table.routeId).where(sql`outcome = 'refused'`),
  ],
);

/** Pictures uploaded after their action, each identified by the hash of its bytes. */
export const driveFiles = sqliteTable(
  "drive_files",
  {
    accountId: accountIdColumn(),
    actionId: text().notNull(),
    hash: text().notNull(),
    contentType: text().notNull(),
    size: integer().notNull(),
    storedAt: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.actionId, table.hash] })],
);

/** Messages to agents, with when they were read. */
export const agentMessages = sqliteTable(
  "agent_messages",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    agentId: text().notNull(),
    kind: text().$type<AgentMessageKind>().notNull(),
    routeId: text(),
    body: text().notNull(),
    actorId: text(),
    actorName: text().notNull(),
    createdAt: instantColumn().notNull(),
    seenAt: instantColumn(),
  },
  (table) => [
    index("agent_messages_unseen").on(table.accountId, table.agentId, table.seenAt),
    index("agent_messages_route").on(table.routeId).where(sql`route_id is not null`),
  ],
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
