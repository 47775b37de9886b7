import { and, asc, eq, sql } from "drizzle-orm";
import { users } from "#app/modules/identity/db/identity.tables.ts";
import { memberships } from "#app/modules/identity/db/members.tables.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { NamedChoice } from "#app/platform/lists/names.reads.server.ts";

/** Active members of the account who can be assigned a pick list, by name. */
export function readPickers(scope: Scope): Promise<NamedChoice[]> {
  return scope.db
    .select({ value: users.id, label: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})` })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.accountId, scope.account.id), eq(memberships.status, "active")))
    .orderBy(asc(users.firstName))
    .limit(200);
}
