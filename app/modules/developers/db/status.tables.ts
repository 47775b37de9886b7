import { integer, sqliteTable } from "drizzle-orm/sqlite-core";
import { instantColumn } from "#app/platform/db/columns.ts";

/**
 * Figures of the installation, a row an hour, to which the sweep of each minute adds. In hours without a row no sweep ran.
 */
export const statusHours = sqliteTable("status_hours", {
  /** When the hour began. */
  hour: instantColumn().primaryKey(),
  /** The first and last minute with a sweep (since 1970), and how many had one. */
  firstMinute: integer().notNull(),
  lastMinute: integer().notNull(),
  minutes: integer().notNull(),
  /** Longest delay of a due event, milliseconds; the worst minute. */
  lagMs: integer().notNull(),
  /** Deliveries attempted and succeeded. */
  tries: integer().notNull(),
  arrived: integer().notNull(),
  /** From an event to its first attempt, 95th percentile of the worst minute. Null without deliveries. */
  latencyMs: integer(),
});
