import { and, desc, eq, exists, gt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database } from "#app/platform/db/database.server.ts";
import { sessions, users } from "./identity.tables.ts";
import { memberships } from "./members.tables.ts";

/** A person's active sessions, most recently used first; `id` is the beginning of the token's hash. */
export function listSessions(db: Database, userId: string, now: number) {
  return db
    .select({
      id: sql<string>`substr(${sessions.tokenHash}, 1, 16)`,
      device: sessions.device,
      place: sessions.place,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt));
}

/** The key of a person's photo for a viewer who is that person or shares a workspace; null otherwise. */
export async function readVisiblePhoto(db: Database, viewer: string, userId: string): Promise<string | null> {
  const viewerMemberships = alias(memberships, "viewer_memberships");
  const shared = db
    .select({ one: sql`1` })
    .from(memberships)
    .innerJoin(
      viewerMemberships,
      and(eq(viewerMemberships.accountId, memberships.accountId), eq(viewerMemberships.userId, viewer)),
    )
    .where(eq(memberships.userId, userId));
  const [row] = await db
    .select({ photo: users.photo })
    .from(users)
    .where(and(eq(users.id, userId), viewer === userId ? undefined : exists(shared)));
  return row?.photo ?? null;
}
