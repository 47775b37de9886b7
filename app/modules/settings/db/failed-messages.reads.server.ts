import { and, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { orderImports } from "#app/modules/imports/db/imports.tables.ts";
import { mailOutbox } from "#app/modules/notifications/db/notifications.tables.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { deadLetters, outbox } from "#app/platform/db/messages.tables.ts";
import type { FailedMessage, FailedMessageKind } from "#app/platform/events/failed-messages.ts";

/** Scope: one account's, or all accounts' for the owner of an installation. */
export type FailedMessageOwner = { account: string } | "everybody";

/** Maximum number of rows of each kind. */
const MAX_PER_KIND = 50;

const isOwned = (column: SQLiteColumn, whose: FailedMessageOwner): SQL | undefined =>
  whose === "everybody" ? undefined : eq(column, whose.account);

/** A chat's webhook address is a secret: only its kind is shown. */
const shownRecipient = sql<string>`case when ${mailOutbox.channel} in ('mail', 'text', 'peppol') then ${mailOutbox.recipient} else ${mailOutbox.channel} end`;

type ReadFailed = (db: Database, whose: FailedMessageOwner, id?: string) => Promise<Omit<FailedMessage, "kind">[]>;

/** Failed messages by kind, each from a partial index of failed rows. */
const readFailedByKind: Readonly<Record<FailedMessageKind, ReadFailed>> = {
  message: async (db, whose, id) => {
    const rows = await db
      .select({ id: outbox.id, at: outbox.failedAt, subject: outbox.topic, error: outbox.error })
      .from(outbox)
      .where(and(isOwned(outbox.accountId, whose), isNotNull(outbox.failedAt), id ? eq(outbox.id, id) : undefined))
      .orderBy(desc(outbox.failedAt))
      .limit(MAX_PER_KIND);
    return rows.map((row) => ({ ...row, at: row.at ?? 0 }));
  },
  mail: async (db, whose, id) => {
    const mail = mailOutbox;
    const rows = await db
      .select({ id: mail.id, at: mail.failedAt, subject: shownRecipient, error: mail.error })
      .from(mail)
      .where(and(isOwned(mail.accountId, whose), isNotNull(mail.failedAt), id ? eq(mail.id, id) : undefined))
      .orderBy(desc(mail.failedAt))
      .limit(MAX_PER_KIND);
    return rows.map((row) => ({ ...row, at: row.at ?? 0 }));
  },
  import: async (db, whose, id) => {
    const rows = await db
      .select({
        id: orderImports.id,
        at: orderImports.finishedAt,
        subject: orderImports.fileName,
        problem: orderImports.problem,
      })
      .from(orderImports)
      .where(
        and(
          isOwned(orderImports.accountId, whose),
          eq(orderImports.status, "failed"),
          id ? eq(orderImports.id, id) : undefined,
        ),
      )
      .orderBy(desc(orderImports.id))
      .limit(MAX_PER_KIND);
    return rows.flatMap(({ problem, at, ...row }) =>
      problem?.during ? [{ ...row, at: at ?? 0, error: problem.code }] : [],
    );
  },
  dead_letter: (db, whose, id) =>
    db
      .select({
        id: deadLetters.id,
        at: deadLetters.failedAt,
        subject: deadLetters.queue,
        error: deadLetters.retriedAt,
      })
      .from(deadLetters)
      .where(
        and(
          isOwned(deadLetters.accountId, whose),
          isNull(deadLetters.retriedAt),
          id ? eq(deadLetters.id, id) : undefined,
        ),
      )
      .orderBy(desc(deadLetters.failedAt))
      .limit(MAX_PER_KIND)
      .then((rows) => rows.map((row) => ({ ...row, error: null }))),
};

/** All failed messages, latest first. */
export async function readFailedMessages(db: Database, whose: FailedMessageOwner): Promise<FailedMessage[]> {
  const kinds: FailedMessageKind[] = ["message", "mail", "import", "dead_letter"];
  const found = await Promise.all(
    kinds.map(async (kind) => (await readFailedByKind[kind](db, whose)).map((row) => ({ kind, ...row }))),
  );
  return found.flat().sort((one, other) => other.at - one.at);
}

/** One failed message; null when it does not exist or has not failed. */
export async function findFailedMessage(
  db: Database,
  whose: FailedMessageOwner,
  { kind, id }: Pick<FailedMessage, "kind" | "id">,
): Promise<FailedMessage | null> {
  const [found] = await readFailedByKind[kind](db, whose, id);
  return found ? { kind, ...found } : null;
}

/** Error text of a dead letter. */
export async function readDeadLetter(db: Database, id: string): Promise<unknown> {
  const [found] = await db.select({ body: deadLetters.body }).from(deadLetters).where(eq(deadLetters.id, id));
  return found?.body;
}
