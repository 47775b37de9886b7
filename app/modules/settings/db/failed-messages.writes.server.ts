import { requeueImport } from "#app/modules/imports/db/import.writes.server.ts";
import { requeueMail } from "#app/modules/notifications/db/mail.writes.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { markDeadLetterResent } from "#app/platform/events/dead-letters.server.ts";
import type { FailedMessage, FailedMessageKind } from "#app/platform/events/failed-messages.ts";
import { markConsumed, requeueMessage } from "#app/platform/events/outbox.writes.server.ts";

const requeueByKind: Readonly<Record<FailedMessageKind, (db: Database, id: string, at: number) => Statement>> = {
  message: requeueMessage,
  mail: requeueMail,
  import: requeueImport,
  dead_letter: markDeadLetterResent,
};

/**
 * Resets a failed message for another round of attempts; a second simultaneous request is refused with `already_done`.
 */
export function requeueFailedMessage(db: Database, { kind, id, at }: FailedMessage, now: number): Statement[] {
  return [markConsumed(db, "try_again", `${kind} ${id} ${at}`, now), requeueByKind[kind](db, id, now)];
}
