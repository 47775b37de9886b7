import { and, eq, lt } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { knownDevices } from "./identity.tables.ts";

const DEVICE_LIFETIME_MS = 365 * 24 * 60 * 60 * 1000;

/** Remembers a device as known to the person; deletes those unused for a year. */
export function insertKnownDevice(db: Database, device: { userId: string; deviceHash: string; now: number }) {
  const { userId, deviceHash, now } = device;
  return [
    db
      .insert(knownDevices)
      .values({ userId, tokenHash: deviceHash, createdAt: now, lastSeenAt: now })
      .onConflictDoUpdate({ target: [knownDevices.tokenHash, knownDevices.userId], set: { lastSeenAt: now } }),
    db
      .delete(knownDevices)
      .where(and(eq(knownDevices.userId, userId), lt(knownDevices.lastSeenAt, now - DEVICE_LIFETIME_MS))),
  ] as const;
}

/** Forgets all known devices of the person. */
export function deleteKnownDevices(db: Database, userId: string) {
  return db.delete(knownDevices).where(eq(knownDevices.userId, userId));
}

/** Ids of users who signed in with a device before. */
export async function listDeviceUsers(db: Database, deviceHash: string): Promise<readonly string[]> {
  const rows = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(eq(knownDevices.tokenHash, deviceHash));
  return rows.map(({ userId }) => userId);
}
