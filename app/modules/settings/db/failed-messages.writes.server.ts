import { eq, sql } from "drizzle-orm";
import { orderImports } from "#app/modules/imports/db/imports.tables.ts";
import { mailOutbox } from "#app/modules/notifications/db/notifications.tables.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { outbox } from "#app/platform/db/messages.tables.ts";
import { markDeadLetterResent } from "#app/platform/events/dead-letters.server.ts";
import type { FailedMessage, FailedMessageKind } from "#app/platform/events/failed-messages.ts";
import { markConsumed } from "#app/platform/events/outbox.writes.server.ts";

const requeueByKind: Readonly<Record<FailedMessageKind, (db: Database, id: string, at: number) => Statement>> = {
  message: (db, id, at) => db.update(outbox).set({ dueAt: at, tries: 0, failedAt: null }).where(eq(outbox.id, id)),
  mail: (db, id, at) => db.update(mailOutbox).set({ dueAt: at, tries: 0, failedAt: null }).where(eq(mailOutbox.id, id)),
  // Resumes an import where it stopped: every batch of rows is one transaction with its cursor.
  import: (db, id, at) =>
    db
      .update(orderImports)
      .set({
        status: sql`json_extract(${orderImports.problem}, '$.during')`,
        problem: null,
        finishedAt: null,
        counts: sql`json_set(${orderImports.counts}, '$.at', ${at}, '$.tries', 0)`,
        version: sql`${orderImports.version} + 1`,
      })
      .where(eq(orderImports.id, id)),
  dead_letter: markDeadLetterResent,
};

/**
 * Resets a failed message for another round of attempts; a second simultaneous request is refused with `already_done`.
 */
export function requeueFailedMessage(db: Database, { kind, id, at }: FailedMessage, now: number): Statement[] {
  return [markConsumed(db, "try_again", `${kind} ${id} ${at}`, now), requeueByKind[kind](db, id, now)];
}
