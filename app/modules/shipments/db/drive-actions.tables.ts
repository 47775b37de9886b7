import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { DriveActionKind, DriveOutcome, StoredInput } from "#app/modules/driver/model/drive-action.ts";
import { accountIdColumn, instantColumn, jsonColumn, versionColumn } from "#app/platform/db/columns.ts";

/** What a driver's device did, under the id that the device made: applied once, or refused with the reason. */
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
    /** As the device's clock said. */
    deviceAt: instantColumn().notNull(),
    /** What the device was found to be slow by, milliseconds. */
    clockOffset: integer().notNull(),
    /** The device's time, corrected: what counts. */
    at: instantColumn().notNull(),
    receivedAt: instantColumn().notNull(),
    outcome: text().$type<DriveOutcome>().notNull(),
    /** Why it was refused. */
    code: text(),
    /** The run that applied it: another one of the same action writes nothing. */
    run: text().notNull(),
    version: versionColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index("drive_actions_agent").on(table.accountId, table.agentId, table.at),
    index("drive_actions_refused").on(table.accountId, table.routeId).where(sql`outcome = 'refused'`),
  ],
);

/** Pictures that arrived after their action, each bound to it by the hash of its bytes. */
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
