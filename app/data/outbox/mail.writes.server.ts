import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import { nextTry } from "#app/domain/kernel/backoff.ts";
import { describe, type Statement } from "../kernel/commit.server.ts";
import type { Database } from "../kernel/database.server.ts";
import { insertRows } from "../kernel/json-rows.server.ts";
import { mailOutbox } from "../schema/index.ts";

export type Mail = typeof mailOutbox.$inferSelect;
export type NewMail = Pick<Mail, "id" | "accountId" | "recipient" | "subject" | "body">;

const leaseMs = 60_000;

/** Puts mails into the outbox, due at once, any number with one statement. A mail with a known id is not put twice. */
export function postMails(db: Database, mails: readonly NewMail[], nowMs: number): Statement {
  return insertRows(db, {
    table: mailOutbox,
    columns: {
      id: (mail) => mail.id,
      accountId: (mail) => mail.accountId,
      channel: () => "mail" as const,
      recipient: (mail) => mail.recipient,
      subject: (mail) => mail.subject,
      body: (mail) => mail.body,
      createdAt: () => nowMs,
      dueAt: () => nowMs,
      tries: () => 0,
    },
    rows: mails,
    conflict: sql`on conflict (id) do nothing`,
  });
}

/** Claims the oldest due mails, as `claimMessages` does. */
export function claimMails(db: Database, nowMs: number, most: number): Promise<Mail[]> {
  const due = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(lte(mailOutbox.dueAt, nowMs), eq(mailOutbox.channel, "mail")))
    .orderBy(asc(mailOutbox.dueAt))
    .limit(most);
  return db
    .update(mailOutbox)
    .set({ dueAt: nowMs + leaseMs, tries: sql`${mailOutbox.tries} + 1` })
    .where(inArray(mailOutbox.id, due))
    .returning();
}

/** The mail left. The row stays: a workspace can see what was sent; of a confidential one only that it was sent. */
export async function mailSent(db: Database, id: string, nowMs: number, forget: "body" | "nothing"): Promise<void> {
  const forgotten = forget === "body" ? { subject: "", body: "" } : {};
  await db
    .update(mailOutbox)
    .set({ dueAt: null, sentAt: nowMs, error: null, ...forgotten })
    .where(eq(mailOutbox.id, id));
}

/** The mail did not leave: due again later, or given up with its error kept. True when given up. */
export async function mailFailed(db: Database, mail: Mail, nowMs: number, error: unknown): Promise<boolean> {
  const dueAt = nextTry(nowMs, mail.tries);
  await db
    .update(mailOutbox)
    .set({ dueAt, givenUpAt: dueAt === null ? nowMs : null, error: describe(error).slice(0, 500) })
    .where(eq(mailOutbox.id, mail.id));
  return dueAt === null;
}
