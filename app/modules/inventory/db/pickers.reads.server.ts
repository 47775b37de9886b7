import { and, asc, eq, sql } from "drizzle-orm";
import type { NamedChoice } from "../kernel/names.reads.server.ts";
import type { Scope } from "../kernel/scope.server.ts";
import { memberships, users } from "../schema/index.ts";

/** Active members of the account, who may be given a pick list, by name. */
export function readPickers(scope: Scope): Promise<NamedChoice[]> {
  return scope.db
    .select({ value: users.id, label: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})` })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.accountId, scope.account.id), eq(memberships.status, "active")))
    .orderBy(asc(users.firstName))
    .limit(200);
}
