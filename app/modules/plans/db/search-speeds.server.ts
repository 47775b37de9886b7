import { eq, sql } from "drizzle-orm";
import type { SearchSpeed } from "#app/modules/planning/model/plan-effort.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { searchSpeeds } from "./search-speeds.tables.ts";

/** Measured search speeds of the account. */
export async function readSearchSpeeds(scope: Scope): Promise<SearchSpeed[]> {
  const { size, slowness, perSecond } = searchSpeeds;
  return scope.db
    .select({ size, slowness, perSecond })
    .from(searchSpeeds)
    .where(eq(searchSpeeds.accountId, scope.account.id));
}

/** Records the speed of a search with a weight of one half, so that an outlier fades after a few searches. */
export function recordSearchSpeed(scope: Scope, speed: SearchSpeed): Statement {
  return scope.db
    .insert(searchSpeeds)
    .values({ ...speed, accountId: scope.account.id })
    .onConflictDoUpdate({
      target: [searchSpeeds.accountId, searchSpeeds.slowness, searchSpeeds.size],
      set: { perSecond: sql`(${searchSpeeds.perSecond} + excluded.per_second) / 2` },
    });
}
