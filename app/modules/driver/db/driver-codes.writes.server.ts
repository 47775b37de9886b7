import { sql } from "drizzle-orm";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { replaceCode } from "#app/modules/identity/db/codes.writes.server.ts";
import { oneTimeCodes } from "#app/modules/identity/db/identity.tables.ts";
import { queueSelectedMessage } from "#app/modules/notifications/db/mail.writes.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { minute } from "#app/platform/kernel/milliseconds.ts";

/** Queues a code as text message, if its attempt was stored and the number belongs to an agent. */
export function queueDriverCode(
  db: Database,
  text: { id: string; attempt: string; phone: string; subject: string; body: string; now: number },
): Statement {
  const { id, attempt, phone, subject, body, now } = text;
  return queueSelectedMessage(
    db,
    { id, accountId: null, channel: "text", recipient: phone, subject, body, confidential: true },
    sql`where exists (select 1 from ${oneTimeCodes} c where c.id = ${attempt})
      and exists (select 1 from ${agents} a where a.phone = ${phone} and a.active = 1)`,
    now,
  );
}

/** How long a QR code of the office is valid. */
export const DRIVER_LINK_LIFETIME_MS = 5 * minute;

/** Stores a link that signs a phone in as an agent; earlier links become invalid. */
export function insertDriverLink(
  db: Database,
  link: { id: string; agentId: string; accountId: string; secretHash: string; now: number },
): Statement[] {
  const { id, agentId, accountId, secretHash, now } = link;
  const code = { hash: secretHash, secretHash, data: { accountId }, now, lifetime: DRIVER_LINK_LIFETIME_MS };
  return replaceCode(db, { id, purpose: "drive_link", subject: agentId }, code);
}
