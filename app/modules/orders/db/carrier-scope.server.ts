import { and, eq, inArray, type SQL } from "drizzle-orm";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { selectIds, withoutIndex } from "#app/platform/db/json-rows.server.ts";
import { ignoringLocations, type Scope } from "#app/platform/db/scope.server.ts";
import type { BulkOutcome } from "#app/platform/kernel/result.ts";
import { ordersWithinLocations } from "./location-scope.server.ts";
import { orders } from "./orders.tables.ts";

/**
 * The orders that an account sees: those it works; in a merchant's portal all that it owns, whichever account works
 * them.
 */
export function whereVisible(scope: Scope): SQL | undefined {
  return eq(getVisibilityColumn(scope), scope.account.id);
}

/** The same condition for orders found by other columns than their ids. */
export function whereVisibleUnindexed(scope: Scope): SQL {
  return eq(withoutIndex(getVisibilityColumn(scope)), scope.account.id);
}

/** The column that ties orders to an account: owner in a portal, working account otherwise. */
export function getVisibilityColumn({ account }: Scope) {
  return account.kind === "merchant" ? orders.ownerAccountId : orders.accountId;
}

/**
 * The scope of the account that works an order. A merchant's changes are written in it: same person, same permissions.
 */
export function toCarrierScope(scope: Scope, accountId: string): Scope {
  if (accountId === scope.account.id) return scope;
  return ignoringLocations({ ...scope, account: { ...scope.account, id: accountId } });
}

/** Runs a write for the rows of each account. */
export function writeByCarrier<Row>(
  scope: Scope,
  rows: readonly Row[],
  getAccountId: (row: Row) => string,
  write: (carrier: Scope, rows: Row[]) => Statement[],
): Statement[] {
  return [...Map.groupBy(rows, getAccountId)].flatMap(([accountId, accountRows]) =>
    write(toCarrierScope(scope, accountId), accountRows),
  );
}

interface CarrierResult {
  statements: Statement[];
  outcome: BulkOutcome;
  planIds?: string[];
}

/** Runs a bulk action in the scopes of the accounts that work the orders. */
export async function runInCarriers(
  scope: Scope,
  orderIds: readonly string[],
  run: (carrier: Scope, ids: string[]) => Promise<CarrierResult>,
): Promise<Required<CarrierResult>> {
  const all: Required<CarrierResult> = { statements: [], outcome: { succeeded: [], refused: [] }, planIds: [] };
  const groups = await groupByCarrier(scope, orderIds);
  for (const [accountId, ids] of groups.byAccount) {
    const { statements, outcome, planIds = [] } = await run(toCarrierScope(scope, accountId), ids);
    all.statements.push(...statements);
    all.planIds.push(...planIds);
    all.outcome.succeeded.push(...outcome.succeeded);
    all.outcome.refused.push(...outcome.refused);
  }
  all.outcome.refused.push(...groups.unknown.map((id) => ({ id, code: "not_found" as const })));
  return all;
}

/** Groups ids by the account that works them; ids out of scope are unknown. */
export async function groupByCarrier(
  scope: Scope,
  orderIds: readonly string[],
): Promise<{ byAccount: Map<string, string[]>; unknown: string[] }> {
  const ids = [...new Set(orderIds)];
  if (scope.account.kind === "carrier") return { byAccount: new Map([[scope.account.id, ids]]), unknown: [] };
  const rows = await scope.db
    .select({ id: orders.id, accountId: orders.accountId })
    .from(orders)
    .where(and(whereVisible(scope), inArray(orders.id, selectIds(ids)), ordersWithinLocations(scope)));
  const accountByOrder = new Map(rows.map(({ id, accountId }) => [id, accountId]));
  const known = ids.filter((id) => accountByOrder.has(id));
  return {
    byAccount: Map.groupBy(known, (id) => accountByOrder.get(id) ?? ""),
    unknown: ids.filter((id) => !accountByOrder.has(id)),
  };
}
