import { eq, sql } from "drizzle-orm";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import type { RoutingSettings } from "#app/modules/workspace/model/routing-settings.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";

/** Saves the account's routing settings; fails when they changed since the scope was read. */
export function updateRouting(scope: Scope, next: RoutingSettings): Statement {
  const { routing } = accounts;
  const before = JSON.stringify(scope.account.routing);
  return scope.db
    .update(accounts)
    .set({ routing: sql`case when ${routing} = ${before} then ${JSON.stringify(next)} end` })
    .where(eq(accounts.id, scope.account.id));
}
