import { getTableName, sql } from "drizzle-orm";
import { countDocuments, toKeyedCounts } from "#app/modules/ledger/db/document-counts.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Enumeration, EnumerationRow } from "#app/platform/kernel/enumeration.ts";
import type { invoices, settlements } from "./billing.tables.ts";
import { isOfReader } from "./pending.reads.server.ts";

/** Number of visible invoices or settlements by status. For a portal, whose documents are in other accounts, they are counted. */
export async function countBilled(
  scope: Scope,
  table: typeof invoices | typeof settlements,
  statuses: Pick<Enumeration<EnumerationRow>, "byCode">,
): Promise<Record<string, number>> {
  if (scope.account.kind === "carrier") return countDocuments(scope, getTableName(table), statuses);
  const rows = await scope.db.all<{ status: number; n: number }>(
    sql`select status, count(*) as n from ${table} where ${isOfReader(scope, table)} group by status`,
  );
  return toKeyedCounts(
    rows.map(({ status, n }) => [status, n] as const),
    statuses,
  );
}
