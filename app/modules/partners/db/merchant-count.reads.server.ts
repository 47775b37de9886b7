import { sql } from "drizzle-orm";
import { countUpToLimit } from "#app/platform/db/bounded-count.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { merchants } from "./partners.tables.ts";

/** Active merchants of the account: what a plan is charged by, beside agents. */
export async function countMerchants(scope: Scope): Promise<number> {
  const [row] = await scope.db.all<{ n: number }>(
    countUpToLimit(sql`${merchants} where ${merchants.accountId} = ${scope.account.id} and ${merchants.active} = 1`),
  );
  return row?.n ?? 0;
}
