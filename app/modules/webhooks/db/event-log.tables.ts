import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { accountIdColumn, instantColumn, jsonColumn, placedIdColumn, seqColumn } from "#app/platform/db/columns.ts";
import type { ChangedFields } from "#app/platform/events/envelope.ts";
import type { EventType } from "#app/platform/events/event-catalogue.ts";

/** What happened, a row for each object, for thirty days, for programs that poll. */
export const eventLog = sqliteTable(
  "event_log",
  {
    /** The order in which rows were written: reading on from one misses none, also of late messages. */
    seq: seqColumn(),
    /** The outbox message, and the object's place in it. */
    id: placedIdColumn(),
    accountId: accountIdColumn(),
    type: text().$type<EventType>().notNull(),
    objectId: text().notNull(),
    number: text().notNull(),
    fromStatus: integer(),
    toStatus: integer(),
    /** Fields besides the status, before and after. */
    changed: jsonColumn<ChangedFields>(),
    sequence: integer().notNull(),
    at: instantColumn().notNull(),
  },
  (table) => [
    index("event_log_account").on(table.accountId, table.seq),
    index("event_log_object").on(table.accountId, table.objectId, table.sequence),
    index("event_log_at").on(table.at),
  ],
);
