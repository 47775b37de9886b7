import { sql } from "drizzle-orm";
import { countUpToLimit } from "#app/platform/db/bounded-count.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { merchants } from "./partners.tables.ts";

/** Number of the account's active merchants, which a plan limits together with agents. */
export async function countMerchants(scope: Scope): Promise<number> {
  const [row] = await scope.db.all<{ n: number }>(
    countUpToLimit(sql`${merchants} where ${merchants.accountId} = ${scope.account.id} and ${merchants.active} = 1`),
  );
  return row?.n ?? 0;
}
