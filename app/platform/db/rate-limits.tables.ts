import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instantColumn } from "./columns.ts";
import type { RateLimitName } from "./rate-limits.ts";

/** What was tried without a session, by door and by who tried (`domain/access/doors.ts`). */
export const rateLimits = sqliteTable(
  "door_tries",
  {
    door: text().$type<RateLimitName>().notNull(),
    subject: text().notNull(),
    tries: integer().notNull(),
    /** The first of the tries that count together, and until when they do. */
    since: instantColumn().notNull(),
    until: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.door] }), index("door_tries_until").on(table.until)],
);
