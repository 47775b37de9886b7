import { eq, sql } from "drizzle-orm";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { RoutingSettings } from "../model/routing-settings.ts";
import { accounts } from "./workspace.tables.ts";

/** Saves the account's routing settings; fails when they changed since the scope was read. */
export function updateRouting(scope: Scope, next: RoutingSettings): Statement {
  const { routing } = accounts;
  const before = JSON.stringify(scope.account.routing);
  return scope.db
    .update(accounts)
    .set({ routing: sql`case when ${routing} = ${before} then ${JSON.stringify(next)} end` })
    .where(eq(accounts.id, scope.account.id));
}
