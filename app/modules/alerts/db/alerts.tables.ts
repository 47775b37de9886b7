import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import {
  accountIdColumn,
  booleanColumn,
  idColumn,
  instantColumn,
  jsonColumn,
  seqColumn,
  versionColumn,
} from "#app/platform/db/columns.ts";
import { type AlertChannel, alertAudiences, alertDigests } from "../model/alert.enums.ts";
import type { AlertType } from "../model/alert-catalogue.ts";
import type { AlertRole } from "../model/alert-roles.ts";

/** Alert rules: events, recipients, channels and quiet hours. */
export const alertRules = sqliteTable(
  "alert_rules",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    name: text().notNull(),
    events: jsonColumn<AlertType[]>().notNull(),
    audience: text({ enum: alertAudiences }).notNull(),
    roles: jsonColumn<AlertRole[]>().notNull().default([]),
    members: jsonColumn<string[]>().notNull(),
    channels: jsonColumn<AlertChannel[]>().notNull(),
    /** E.164. */
    phones: jsonColumn<string[]>().notNull(),
    slackUrl: text(),
    teamsUrl: text(),
    digest: text({ enum: alertDigests }).notNull(),
    /** Local `HH:MM`. */
    quietFrom: text(),
    quietUntil: text(),
    /** Number of runs; makes the slower of two concurrent workers fail. */
    round: integer().notNull().default(0),
    active: booleanColumn().notNull(),
    createdAt: instantColumn().notNull(),
    version: versionColumn(),
  },
  (table) => [uniqueIndex("alert_rules_account").on(table.accountId, table.name)],
);

/** One event for one rule; `dueAt` is set until it is sent. */
export const alertLines = sqliteTable(
  "alert_lines",
  {
    seq: seqColumn(),
    accountId: accountIdColumn(),
    ruleId: text().notNull(),
    eventId: text().notNull(),
    type: text().$type<AlertType>().notNull(),
    objectId: text().notNull(),
    number: text().notNull(),
    at: instantColumn().notNull(),
    dueAt: instantColumn(),
  },
  (table) => [
    uniqueIndex("alert_lines_event").on(table.ruleId, table.eventId),
    index("alert_lines_due").on(table.dueAt).where(sql`due_at is not null`),
    index("alert_lines_rule").on(table.accountId, table.ruleId, table.at),
    index("alert_lines_at").on(table.at),
  ],
);
