import { and, asc, desc, eq, exists, gt, or, type SQL, sql } from "drizzle-orm";
import { agentSessions } from "#app/modules/driver/db/drive.tables.ts";
import { sessions } from "#app/modules/identity/db/identity.tables.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import { MAX_DEVICES } from "../model/push-message.ts";
import type { PushSubscriptionInput } from "../model/push-subscription.ts";
import { pushDevices } from "./push.tables.ts";

/** Owner of a browser: a person, or an agent of an account. */
export type PushDeviceOwner = { userId: string } | { accountId: string; agentId: string };

export type PushDevice = typeof pushDevices.$inferSelect;

const isOwnedBy = (holder: PushDeviceOwner): SQL | undefined =>
  "userId" in holder
    ? eq(pushDevices.userId, holder.userId)
    : and(eq(pushDevices.accountId, holder.accountId), eq(pushDevices.agentId, holder.agentId));

/** Registers a browser, replacing that of the same session; beyond the owner's limit the oldest are deleted. */
export function upsertPushDevice(
  db: Database,
  given: {
    id: string;
    holder: PushDeviceOwner;
    session: string;
    subscription: PushSubscriptionInput;
    device: string | null;
    language: string;
    now: number;
  },
): Statement[] {
  const { id, holder, session, subscription, language, now } = given;
  const device = given.device?.slice(0, 400) ?? null;
  const held = isOwnedBy(holder);
  const newest = db
    .select({ id: pushDevices.id })
    .from(pushDevices)
    .where(held)
    .orderBy(desc(pushDevices.createdAt), desc(pushDevices.id))
    .limit(MAX_DEVICES);
  return [
    db.delete(pushDevices).where(eq(pushDevices.session, session)),
    db
      .insert(pushDevices)
      .values({ id, ...holder, session, ...subscription, device, language, createdAt: now, lastDeliveredAt: null }),
    db.delete(pushDevices).where(and(held, sql`${pushDevices.id} not in ${newest}`)),
  ];
}

/** Unregisters a browser of the owner; otherwise does nothing. @param which its id, or its session */
export function deletePushDevice(
  db: Database,
  holder: PushDeviceOwner,
  which: { id: string } | { session: string },
): Statement {
  const named = "id" in which ? eq(pushDevices.id, which.id) : eq(pushDevices.session, which.session);
  return db.delete(pushDevices).where(and(isOwnedBy(holder), named));
}

/** Browsers of a person or agent, oldest first. */
export function readPushDevices(db: Database, holder: PushDeviceOwner): Promise<PushDevice[]> {
  return db
    .select()
    .from(pushDevices)
    .where(isOwnedBy(holder))
    .orderBy(asc(pushDevices.createdAt), asc(pushDevices.id));
}

/** Browsers of several people. */
export function readPushDevicesOfUsers(
  db: Database,
  userIds: readonly string[],
): Promise<{ id: string; userId: string | null }[]> {
  const { id, userId } = pushDevices;
  return db
    .select({ id, userId })
    .from(pushDevices)
    .where(sql`${userId} in ${selectIds(userIds)}`)
    .orderBy(asc(id));
}

/** A browser whose session is active; null otherwise. Only for the job that sends messages. */
export async function findActivePushDevice(db: Database, id: string, now: number): Promise<PushDevice | null> {
  const person = db
    .select({ one: sql`1` })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, pushDevices.session), gt(sessions.expiresAt, now)));
  const agent = db
    .select({ one: sql`1` })
    .from(agentSessions)
    .where(and(eq(agentSessions.tokenHash, pushDevices.session), gt(agentSessions.expiresAt, now)));
  const [found] = await db
    .select()
    .from(pushDevices)
    .where(and(eq(pushDevices.id, id), or(exists(person), exists(agent))));
  return found ?? null;
}

/** Records that the push service accepted a message. */
export function markPushAccepted(db: Database, id: string, now: number): Statement {
  return db.update(pushDevices).set({ lastDeliveredAt: now }).where(eq(pushDevices.id, id));
}

/** Deletes a browser that its push service no longer knows. */
export function deletePushDeviceById(db: Database, id: string): Statement {
  return db.delete(pushDevices).where(eq(pushDevices.id, id));
}
