import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { insertJsonRows, selectIds } from "#app/platform/db/json-rows.server.ts";
import { hashSha256Hex } from "#app/platform/kernel/tokens.ts";
import { type MessageChannel, messageChannels, type SuppressionReason } from "../model/message.enums.ts";
import { customerMessages, messageSuppressions } from "./messages.tables.ts";

/** What is stored of a contact of an account. */
export function hashContact(accountId: string, channel: MessageChannel, contact: string): Promise<string> {
  return hashSha256Hex(`${accountId} ${channel} ${contact.trim().toLowerCase()}`);
}

/** What a person recognizes a contact by: the last two digits, or the first letter and the host. */
export function maskContact(contact: string): string {
  const [name = "", host] = contact.split("@");
  return host === undefined ? `…${contact.slice(-2)}` : `${name.slice(0, 1)}…@${host}`;
}

/** Which of these hashes are suppressed. */
export async function readSuppressed(
  db: Database,
  accountId: string,
  hashes: readonly string[],
): Promise<Map<string, SuppressionReason>> {
  if (hashes.length === 0) return new Map();
  const rows = await db
    .select({ hash: messageSuppressions.contactHash, reason: messageSuppressions.reason })
    .from(messageSuppressions)
    .where(
      and(
        eq(messageSuppressions.accountId, accountId),
        inArray(messageSuppressions.channel, [...messageChannels]),
        inArray(messageSuppressions.contactHash, selectIds(hashes)),
      ),
    );
  return new Map(rows.map(({ hash, reason }) => [hash, reason]));
}

interface Suppression {
  accountId: string;
  channel: MessageChannel;
  contact: string;
  reason: SuppressionReason;
}

/** Suppresses contacts; the first reason stays. */
export async function suppressContacts(
  db: Database,
  contacts: readonly Suppression[],
  nowMs: number,
): Promise<Statement[]> {
  const rows = await Promise.all(
    contacts.map(async (each) => ({ ...each, hash: await hashContact(each.accountId, each.channel, each.contact) })),
  );
  // A list: a statement alone would run as soon as it is awaited.
  const suppressed = insertJsonRows(db, {
    table: messageSuppressions,
    columns: {
      accountId: (row) => row.accountId,
      channel: (row) => row.channel,
      contactHash: (row) => row.hash,
      hint: (row) => maskContact(row.contact),
      reason: (row) => row.reason,
      at: () => nowMs,
    },
    rows,
    conflict: sql`on conflict do nothing`,
  });
  return [suppressed];
}

/** Lets contacts be written to again that stopped it themselves; a dead number stays. */
export async function releaseContacts(
  db: Database,
  contacts: readonly Omit<Suppression, "reason">[],
): Promise<Statement[]> {
  const hashes = await Promise.all(contacts.map((each) => hashContact(each.accountId, each.channel, each.contact)));
  const released = db
    .delete(messageSuppressions)
    .where(
      and(
        inArray(messageSuppressions.contactHash, selectIds(hashes)),
        inArray(messageSuppressions.reason, ["stop", "opt_out"]),
      ),
    );
  return [released];
}

/** The accounts that wrote to a contact on a channel. */
export async function readWriters(db: Database, channel: MessageChannel, contact: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ accountId: customerMessages.accountId })
    .from(customerMessages)
    .where(and(eq(customerMessages.channel, channel), eq(customerMessages.recipient, contact)))
    .limit(200);
  return rows.map(({ accountId }) => accountId);
}

/** The newest suppressions of an account, and how many there are by reason. */
export async function readSuppressions(db: Database, accountId: string) {
  const own = eq(messageSuppressions.accountId, accountId);
  const [rows, counts] = await Promise.all([
    db.select().from(messageSuppressions).where(own).orderBy(desc(messageSuppressions.at)).limit(100),
    db
      .select({ reason: messageSuppressions.reason, count: sql<number>`count(*)` })
      .from(messageSuppressions)
      .where(own)
      .groupBy(messageSuppressions.reason),
  ]);
  return { rows, counts };
}

/** A suppression as people and programs see it. */
export const toSuppression = ({ channel, contactHash, hint, reason, at }: typeof messageSuppressions.$inferSelect) => ({
  ...{ channel, hash: contactHash, hint, reason },
  at: at ?? 0,
});

/** Lets one contact be written to again. */
export function deleteSuppression(
  db: Database,
  accountId: string,
  { channel, hash }: { channel: MessageChannel; hash: string },
): Statement {
  return db
    .delete(messageSuppressions)
    .where(
      and(
        eq(messageSuppressions.accountId, accountId),
        eq(messageSuppressions.channel, channel),
        eq(messageSuppressions.contactHash, hash),
      ),
    );
}
