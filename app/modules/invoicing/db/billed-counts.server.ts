import { getTableName, sql } from "drizzle-orm";
import { countDocuments, keyedCounts } from "#app/modules/ledger/db/document-counts.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Enumeration, Member } from "#app/platform/kernel/enumeration.ts";
import type { invoices, settlements } from "./billing.tables.ts";
import { ofReader } from "./pending.reads.server.ts";

/** How many invoices or settlements somebody reads, by the key of their status. A portal's, which stand in other accounts, are counted. */
export async function countBilled(
  scope: Scope,
  table: typeof invoices | typeof settlements,
  statuses: Pick<Enumeration<Member>, "of">,
): Promise<Record<string, number>> {
  if (scope.account.kind === "carrier") return countDocuments(scope, getTableName(table), statuses);
  const rows = await scope.db.all<{ status: number; n: number }>(
    sql`select status, count(*) as n from ${table} where ${ofReader(scope, table)} group by status`,
  );
  return keyedCounts(
    rows.map(({ status, n }) => [status, n] as const),
    statuses,
  );
}
