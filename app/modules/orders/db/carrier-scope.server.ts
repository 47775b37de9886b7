import { and, eq, inArray, type SQL } from "drizzle-orm";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { selectIds, withoutIndex } from "#app/platform/db/json-rows.server.ts";
import { ignoringLocations, type Scope } from "#app/platform/db/scope.server.ts";
import type { BulkOutcome } from "#app/platform/kernel/result.ts";
import { ordersWithinLocations } from "./location-scope.server.ts";
import { orders } from "./orders.tables.ts";

/** The orders that an account sees: those it works, or in a merchant's portal all of its own, wherever they are worked. */
export function whereVisible(scope: Scope): SQL | undefined {
  return eq(getVisibilityColumn(scope), scope.account.id);
}

/** The same of orders that are found by what they are, of which the account sees some. */
export function whereVisibleUnindexed(scope: Scope): SQL {
  return eq(withoutIndex(getVisibilityColumn(scope)), scope.account.id);
}

/** The column by which an account sees its orders. */
export function getVisibilityColumn({ account }: Scope) {
  return account.kind === "merchant" ? orders.ownerAccountId : orders.accountId;
}

/** The scope of the account that works an order, in which a merchant's change of it is written: same person, same rules. */
export function toCarrierScope(scope: Scope, accountId: string): Scope {
  if (accountId === scope.account.id) return scope;
  return ignoringLocations({ ...scope, account: { ...scope.account, id: accountId } });
}

/** Writes rows of orders account by account. */
export function writeByCarrier<Row>(
  scope: Scope,
  rows: readonly Row[],
  holderOf: (row: Row) => string,
  write: (carrier: Scope, rows: Row[]) => Statement[],
): Statement[] {
  return [...Map.groupBy(rows, holderOf)].flatMap(([holder, theirs]) => write(toCarrierScope(scope, holder), theirs));
}

interface CarrierResult {
  statements: Statement[];
  outcome: BulkOutcome;
  planIds?: string[];
}

/** A bulk action on a merchant's orders, in the scopes of those who work them; in other accounts, in its own. */
export async function runInCarriers(
  scope: Scope,
  orderIds: readonly string[],
  run: (carrier: Scope, ids: string[]) => Promise<CarrierResult>,
): Promise<Required<CarrierResult>> {
  const all: Required<CarrierResult> = { statements: [], outcome: { succeeded: [], refused: [] }, planIds: [] };
  const groups = await groupByCarrier(scope, orderIds);
  for (const [holder, ids] of groups.held) {
    const { statements, outcome, planIds = [] } = await run(toCarrierScope(scope, holder), ids);
    all.statements.push(...statements);
    all.planIds.push(...planIds);
    all.outcome.succeeded.push(...outcome.succeeded);
    all.outcome.refused.push(...outcome.refused);
  }
  all.outcome.refused.push(...groups.unknown.map((id) => ({ id, code: "not_found" as const })));
  return all;
}

/** Ids by the account that works them; what the account does not see is unknown. */
export async function groupByCarrier(
  scope: Scope,
  orderIds: readonly string[],
): Promise<{ held: Map<string, string[]>; unknown: string[] }> {
  const ids = [...new Set(orderIds)];
  if (scope.account.kind === "carrier") return { held: new Map([[scope.account.id, ids]]), unknown: [] };
  const rows = await scope.db
    .select({ id: orders.id, accountId: orders.accountId })
    .from(orders)
    .where(and(whereVisible(scope), inArray(orders.id, selectIds(ids)), ordersWithinLocations(scope)));
  const holders = new Map(rows.map(({ id, accountId }) => [id, accountId]));
  const known = ids.filter((id) => holders.has(id));
  return { held: Map.groupBy(known, (id) => holders.get(id) ?? ""), unknown: ids.filter((id) => !holders.has(id)) };
}
