import { commit } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { configuration, users } from "./identity.tables.ts";

/** The installation's uuid; null before it is set up. */
export async function readConfiguration(db: Database): Promise<string | null> {
  const [row] = await db.select({ uuid: configuration.uuid }).from(configuration);
  return row?.uuid ?? null;
}

/** Sets up the installation once: a second attempt violates the primary key and changes nothing. False when one was first. */
export async function writeConfiguration(
  db: Database,
  uuid: string,
  owner: typeof users.$inferInsert | null,
  now: number,
): Promise<boolean> {
  try {
    const people = owner ? [db.insert(users).values(owner)] : [];
    await commit(db, [db.insert(configuration).values({ id: 1, uuid, createdAt: now }), ...people]);
    return true;
  } catch (error) {
    if ((await readConfiguration(db)) !== null) return false;
    throw error;
  }
}
