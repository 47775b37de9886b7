import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { accountIdColumn, booleanColumn, idColumn, instantColumn } from "#app/platform/db/columns.ts";

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

/** Requests of programs of the last seven days, without what is personal or secret. */
export const apiRequests = sqliteTable(
  "api_requests",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    /** Grows by one with each request of the account, so that the oldest beyond a number are known. */
    place: integer().notNull(),
    tokenId: text().notNull(),
    at: instantColumn().notNull(),
    method: text().notNull(),
    path: text().notNull(),
    query: text(),
    /** The tool that an agent ran. */
    tool: text(),
    status: integer().notNull(),
    durationMs: integer().notNull(),
    /** Of a refusal. */
    code: text(),
    idempotencyKey: text(),
    /** The answer of an earlier request with the same key. */
    replayed: booleanColumn().notNull(),
    address: text(),
    userAgent: text(),
    requestId: text().notNull(),
    requestType: text(),
    requestBytes: integer(),
    responseType: text(),
    responseBytes: integer(),
    // Last: SQLite reads the pages of long texts only where they are asked for.
    requestBody: text(),
    responseBody: text(),
  },
  (table) => [
    index("api_requests_account").on(table.accountId, table.place),
    index("api_requests_token").on(table.accountId, table.tokenId, table.place),
    index("api_requests_at").on(table.at),
  ],
);
