import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import {
  accountIdColumn,
  booleanColumn,
  idColumn,
  instantColumn,
  jsonColumn,
  versionColumn,
} from "#app/platform/db/columns.ts";
import type { ControlCounts } from "../model/control-totals.ts";
import type { OpenTable } from "../model/open-data.ts";
import type { ReportDefinition, ReportFormat, ReportInput, ReportRunState, RunProblem } from "../model/report.ts";
import type { SourceName } from "../model/report-sources.ts";

/** Reports of an account. Who saved one last is its author: it reads what the author may read. */
export const reports = sqliteTable(
  "reports",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    name: text().notNull(),
    source: text().$type<SourceName>().notNull(),
    definition: jsonColumn<Omit<ReportInput, "name" | "source" | "active">>().notNull(),
    active: booleanColumn().notNull(),
    authorId: text().notNull(),
    authorName: text().notNull(),
    authorLanguage: text().notNull(),
    /** When it is due next; null without a schedule. */
    nextAt: instantColumn(),
    createdAt: instantColumn().notNull(),
    version: versionColumn(),
  },
  (table) => [
    uniqueIndex("reports_name").on(table.accountId, table.name),
    index("reports_due").on(table.nextAt).where(sql`"next_at" is not null`),
  ],
);

/** Files that were made or are being made. */
export const reportRuns = sqliteTable(
  "report_runs",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    /** A report's id, or the name of one of the library. */
    reportId: text().notNull(),
    name: text().notNull(),
    /** Its filters have fixed days. */
    definition: jsonColumn<ReportDefinition>().notNull(),
    source: text().$type<SourceName>().notNull(),
    format: text().$type<ReportFormat>().notNull(),
    language: text().notNull(),
    /** Whose rights it reads with. */
    requestedBy: text().notNull(),
    requestedByName: text().notNull(),
    /** The moment of the schedule; null for a run that somebody asked for. */
    dueAt: instantColumn(),
    state: text().$type<ReportRunState>().notNull(),
    problem: text().$type<RunProblem>(),
    /** Where reading goes on. */
    cursor: text(),
    /** Counts each turn: of two workers only one goes on. */
    turn: integer().notNull().default(0),
    counts: jsonColumn<ControlCounts>().notNull(),
    /** Rows that the list had when reading began; null when there were more than are counted. */
    expected: integer(),
    /** Keys of the rows read so far. */
    pages: jsonColumn<string[]>().notNull(),
    fileKey: text(),
    fileSize: integer(),
    readFrom: instantColumn(),
    readUntil: instantColumn(),
    createdAt: instantColumn().notNull(),
    finishedAt: instantColumn(),
    claimedUntil: instantColumn().notNull(),
    tries: integer().notNull().default(0),
  },
  (table) => [
    index("report_runs_report").on(table.accountId, table.reportId, table.id),
    uniqueIndex("report_runs_moment").on(table.reportId, table.dueAt).where(sql`"due_at" is not null`),
    index("report_runs_open").on(table.claimedUntil).where(sql`"state" in ('due', 'reading', 'writing')`),
    index("report_runs_old").on(table.createdAt),
  ],
);

/** Links in mails, by the hash of their secret. One for a member works as long as the member may read the source. */
export const reportLinks = sqliteTable(
  "report_links",
  {
    accountId: accountIdColumn(),
    hash: text().notNull(),
    runId: text().notNull(),
    /** The member it was sent to; null for an address outside. */
    userId: text(),
    expiresAt: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.hash] }), index("report_links_run").on(table.accountId, table.runId)],
);

/** Files of the nightly copy, one a table and month. Marks count how often something in it changed. */
export const openDataFiles = sqliteTable(
  "open_data_files",
  {
    accountId: accountIdColumn(),
    name: text().$type<OpenTable>().notNull(),
    month: text().notNull(),
    marks: integer().notNull().default(1),
    /** The marks that the file has. */
    written: integer().notNull().default(0),
    rows: integer().notNull().default(0),
    /** Bytes. */
    size: integer().notNull().default(0),
    writtenAt: instantColumn(),
    leasedUntil: instantColumn(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.name, table.month] })],
);
