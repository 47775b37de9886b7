import { and, eq, lt, sql } from "drizzle-orm";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { day } from "#app/platform/kernel/milliseconds.ts";
import { driverDevices } from "./drive.tables.ts";

const DEVICE_LIFETIME_MS = 365 * day;

/** Remembers that a device signed in with the phone number of an agent. */
export function insertDriverDevice(
  db: Database,
  { tokenHash, agentId, accountId, now }: { tokenHash: string; agentId: string; accountId: string; now: number },
): Statement {
  return db.run(sql`insert into ${driverDevices} (token_hash, phone, last_seen_at)
    select ${tokenHash}, ${agents.phone}, ${now} from ${agents}
    where ${agents.accountId} = ${accountId} and ${agents.id} = ${agentId} and ${agents.phone} is not null
    on conflict (token_hash, phone) do update set last_seen_at = ${now}`);
}

/** Whether a device signed in with a phone number before. */
export async function isDriverDevice(db: Database, device: { tokenHash: string; phone: string }): Promise<boolean> {
  const [found] = await db
    .select({ phone: driverDevices.phone })
    .from(driverDevices)
    .where(and(eq(driverDevices.tokenHash, device.tokenHash), eq(driverDevices.phone, device.phone)));
  return found !== undefined;
}

/** Forgets devices unused for a year. */
export function purgeDriverDevices(db: Database, nowMs: number): Statement {
  return db.delete(driverDevices).where(lt(driverDevices.lastSeenAt, nowMs - DEVICE_LIFETIME_MS));
}
