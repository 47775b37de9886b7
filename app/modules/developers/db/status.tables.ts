import { integer, sqliteTable } from "drizzle-orm/sqlite-core";
import { instantColumn } from "#app/platform/db/columns.ts";

/**
 * What the installation counted of itself, a row an hour: the sweep of each minute adds to it, and nothing else. Hours without
 * a row are hours in which nothing looked after anything.
 */
export const statusHours = sqliteTable("status_hours", {
  /** When the hour began. */
  hour: instantColumn().primaryKey(),
  /** Minutes since 1970: the first and the last that was looked after, and how many were. */
  firstMinute: integer().notNull(),
  lastMinute: integer().notNull(),
  minutes: integer().notNull(),
  /** Longest delay of a due event, milliseconds; the worst minute. */
  lagMs: integer().notNull(),
  /** Messages that were tried, and that arrived. */
  tries: integer().notNull(),
  arrived: integer().notNull(),
  /** From an event to its first try, 95 of 100 endpoints' messages; the worst minute. Null without any. */
  latencyMs: integer(),
});
