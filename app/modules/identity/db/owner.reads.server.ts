import { and, eq } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { users } from "./identity.tables.ts";
import { memberships } from "./members.tables.ts";

/** The owner of an account, for mails about something that stopped working. */
export async function readOwner(db: Database, accountId: string): Promise<{ email: string; language: string } | null> {
  const [owner] = await db
    .select({ email: users.email, language: users.language })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.accountId, accountId), eq(memberships.isOwner, true)))
    .limit(1);
  return owner ?? null;
}
