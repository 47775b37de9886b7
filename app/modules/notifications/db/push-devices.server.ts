import { and, asc, desc, eq, exists, gt, or, type SQL, sql } from "drizzle-orm";
import { agentSessions } from "#app/modules/driver/db/drive.tables.ts";
import { sessions } from "#app/modules/identity/db/identity.tables.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import { MAX_DEVICES } from "../model/push-message.ts";
import type { PushSubscriptionInput } from "../model/push-subscription.ts";
import { pushDevices } from "./push.tables.ts";

/** Whose browser it is: a person's, or an agent's of an account. */
export type PushDeviceOwner = { userId: string } | { accountId: string; agentId: string };

export type PushDevice = typeof pushDevices.$inferSelect;

const isOwnedBy = (holder: PushDeviceOwner): SQL | undefined =>
  "userId" in holder
    ? eq(pushDevices.userId, holder.userId)
    : and(eq(pushDevices.accountId, holder.accountId), eq(pushDevices.agentId, holder.agentId));

/** A browser is notified from now on, in place of what its session had before; beyond the most of its holder the oldest go. */
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

/** A browser is notified no more; one of somebody else, or none, changes nothing. @param which by its id, or as that of a session */
export function deletePushDevice(
  db: Database,
  holder: PushDeviceOwner,
  which: { id: string } | { session: string },
): Statement {
  const named = "id" in which ? eq(pushDevices.id, which.id) : eq(pushDevices.session, which.session);
  return db.delete(pushDevices).where(and(isOwnedBy(holder), named));
}

/** The browsers of a person or agent, the oldest first. */
export function readPushDevices(db: Database, holder: PushDeviceOwner): Promise<PushDevice[]> {
  return db
    .select()
    .from(pushDevices)
    .where(isOwnedBy(holder))
    .orderBy(asc(pushDevices.createdAt), asc(pushDevices.id));
}

/** Which browsers some people have. */
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

/** A browser whose session lasts; null for one that is gone. Only the sender of messages asks. */
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

/** Its push service took a message. */
export function markPushAccepted(db: Database, id: string, now: number): Statement {
  return db.update(pushDevices).set({ lastDeliveredAt: now }).where(eq(pushDevices.id, id));
}

/** Its push service knows it no more. */
export function deletePushDeviceById(db: Database, id: string): Statement {
  return db.delete(pushDevices).where(eq(pushDevices.id, id));
}
