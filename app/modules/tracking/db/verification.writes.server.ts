import { and, eq, gt, isNotNull, sql } from "drizzle-orm";
import { exchangeCode } from "#app/modules/identity/db/codes.writes.server.ts";
import { oneTimeCodes } from "#app/modules/identity/db/identity.tables.ts";
import { queueSelectedMessage } from "#app/modules/notifications/db/mail.writes.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { commitAndPublish } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { publishQuery } from "#app/platform/events/outbox.server.ts";

const CODE_PURPOSE = "verify_tracking";
/** How long a verification is valid. */
export const VERIFIED_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Queues a code by mail or text message, if its attempt was stored. */
export function queueCustomerCode(
  db: Database,
  message: {
    id: string;
    accountId: string;
    attempt: string;
    channel: "mail" | "text";
    recipient: string;
    subject: string;
    body: string;
    now: number;
  },
): Statement {
  const { attempt, now, ...sent } = message;
  const isStored = sql`where exists (select 1 from one_time_codes where id = ${attempt})`;
  return queueSelectedMessage(db, { ...sent, confidential: true }, isStored, now);
}

/**
 * Uses up a correct code and stores the hash of the secret that gives access for a day. False when a parallel request
 * was faster.
 */
export async function grantOrderAccess(
  { db, ports }: Pick<Scope, "db" | "ports">,
  { id, accountId, number }: { id: string; accountId: string; number: string },
  { attempt, secretHash }: { attempt: string; secretHash: string },
): Promise<boolean> {
  const now = ports.clock.now();
  const opened = sql`select ${id} as id, ${number} as number, null as status
    from one_time_codes where id = ${attempt} and secret_hash = ${secretHash}`;
  await commitAndPublish({ db, ports }, [
    exchangeCode(db, attempt, { secretHash, now, lifetime: VERIFIED_LIFETIME_MS }),
    publishQuery({ db, ports, account: { id: accountId } }, "tracking.contact_verified", opened),
  ]);
  return hasValidSecret(db, id, secretHash, now);
}

/** Whether the secret belongs to a customer verified for this order within the last day. */
export async function hasValidSecret(db: Database, orderId: string, secretHash: string, now: number): Promise<boolean> {
  const rows = await db
    .select({ id: oneTimeCodes.id })
    .from(oneTimeCodes)
    .where(
      and(
        whereOrder(orderId),
        eq(oneTimeCodes.secretHash, secretHash),
        isNotNull(oneTimeCodes.usedAt),
        gt(oneTimeCodes.expiresAt, now),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

function whereOrder(orderId: string) {
  return and(eq(oneTimeCodes.purpose, CODE_PURPOSE), eq(oneTimeCodes.subject, orderId));
}
