import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { accountIdColumn, idColumn, instantColumn, jsonColumn, versionColumn } from "#app/platform/db/columns.ts";
import type { PeriodEventType } from "../model/closing.enums.ts";
import type { DatevAccount, DatevChart } from "../model/datev-charts.ts";
import type { OpenItem } from "../model/period.ts";

/** Through which day the books of an account are closed. Written by a trigger of the events alone; the ledger's triggers read it. */
export const periodLocks = sqliteTable("period_locks", {
  accountId: text().primaryKey(),
  /** Local date, the last day of a month; empty where nothing is closed. */
  closedThrough: text().notNull(),
  version: integer().notNull(),
});

/** Who closed and reopened months, append-only. UNIQUE(account, version) lets only one of two people win. */
export const periodEvents = sqliteTable(
  "period_events",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    version: integer().notNull(),
    type: text().$type<PeriodEventType>().notNull(),
    month: text().notNull(),
    closedThrough: text().notNull(),
    /** Of reopening. */
    reason: text(),
    /** What was open and accepted when it was closed. */
    accepted: jsonColumn<OpenItem[]>().notNull(),
    /** The journal's last number at that moment. */
    lastNumber: integer().notNull(),
    actorId: text(),
    actorName: text().notNull(),
    at: instantColumn().notNull(),
  },
  (table) => [
    uniqueIndex("period_events_version").on(table.accountId, table.version),
    index("period_events_month").on(table.accountId, table.month),
  ],
);

/** What a tax adviser gave for the export: numbers of adviser and client, fiscal year, and account numbers by account. */
export const datevSettings = sqliteTable("datev_settings", {
  accountId: text().primaryKey(),
  adviser: integer().notNull(),
  client: integer().notNull(),
  yearStart: text().notNull(),
  digits: integer().notNull(),
  chart: text().$type<DatevChart>().notNull(),
  accounts: jsonColumn<Record<string, DatevAccount>>().notNull(),
  version: versionColumn(),
});

/** Account numbers of merchants and agents, counted from the mapped one on; once given they stay. */
export const datevParties = sqliteTable(
  "datev_parties",
  {
    accountId: accountIdColumn(),
    kind: text().notNull(),
    ownerId: text().notNull(),
    /** Position of its owner: 0 has the mapped number itself. */
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.kind, table.ownerId] }),
    uniqueIndex("datev_parties_position").on(table.accountId, table.kind, table.position),
  ],
);
