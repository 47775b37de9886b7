import { eq, sql } from "drizzle-orm";
import type { RoutingSettings } from "#app/domain/plans/routing-settings.ts";
import type { Statement } from "../kernel/commit.server.ts";
import type { Scope } from "../kernel/scope.server.ts";
import { accounts } from "../schema/index.ts";

/** Writes the account's routing settings; fails when they are no longer what was read into the scope. */
export function updateRouting(scope: Scope, next: RoutingSettings): Statement {
  const { routing } = accounts;
  const before = JSON.stringify(scope.account.routing);
  return scope.db
    .update(accounts)
    .set({ routing: sql`case when ${routing} = ${before} then ${JSON.stringify(next)} end` })
    .where(eq(accounts.id, scope.account.id));
}
