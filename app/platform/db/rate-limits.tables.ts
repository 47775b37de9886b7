import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instantColumn } from "./columns.ts";
import type { RateLimitName } from "./rate-limits.ts";

/** Attempts without a session, counted by limit and by who made them (`rate-limits.ts`). */
export const rateLimits = sqliteTable(
  "rate_limits",
  {
    name: text().$type<RateLimitName>().notNull(),
    subject: text().notNull(),
    attempts: integer().notNull(),
    /** The first of the attempts that count together, and until when they do. */
    windowStartedAt: instantColumn().notNull(),
    windowEndsAt: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.name] }), index("rate_limits_window").on(table.windowEndsAt)],
);
