import { and, asc, eq, gte, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { orderCollectionColumns } from "#app/modules/collections/db/receipt.reads.server.ts";
import { collectionStatusLiterals } from "#app/modules/ledger/db/collection-literals.ts";
import type { NotedOrder } from "#app/modules/orders/db/order-notes.writes.server.ts";
import { collections, orders } from "#app/modules/orders/db/orders.tables.ts";
import { orderFees } from "#app/modules/pricing/db/order-fees.tables.ts";
import type { FeeType } from "#app/modules/pricing/model/fee.enums.ts";
import type { FeeInputs } from "#app/modules/pricing/model/fee-lines.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { toInstant } from "#app/platform/time/local-time.ts";
import { merchantCorrections } from "./billing.tables.ts";

/** A fee on no invoice, with its order. */
export interface OpenFee {
  id: string;
  type: FeeType;
  amount: number;
  formula: string;
  inputs: FeeInputs;
  postedAt: number | null;
  order: NotedOrder;
}

/** Selects fees or collections: of a merchant in a currency, optionally of local days or chosen orders. */
export interface PendingSelection {
  merchantId: string;
  currency: string;
  from?: string | undefined;
  to?: string | undefined;
  orders?: readonly string[] | undefined;
}

/** The same with columns in place of merchant and currency, for queries over merchants. */
type PendingSelectionSql = Omit<PendingSelection, "merchantId" | "currency"> &
  Record<"merchantId" | "currency", string | SQL>;

/** The condition that an instant is within a range of local days. */
export function isWithinDays(
  scope: Scope,
  column: SQL | SQLiteColumn,
  { from, to }: Pick<PendingSelection, "from" | "to">,
): SQL | undefined {
  const zone = scope.account.timezone;
  const start = from === undefined ? undefined : gte(sql`${column}`, toInstant(`${from}T00:00`, zone));
  const end = to === undefined ? undefined : lt(sql`${column}`, toInstant(`${addDays(to, 1)}T00:00`, zone));
  return and(start, end);
}

/** The condition for open fees; needs the join with orders. */
export function isOpenFee(scope: Scope, wanted: PendingSelectionSql): SQL | undefined {
  return and(
    eq(orderFees.accountId, scope.account.id),
    eq(orderFees.merchantId, wanted.merchantId),
    eq(orderFees.currency, wanted.currency),
    isNull(orderFees.voidedAt),
    isNull(orderFees.invoiceId),
    isNull(orderFees.paidAt),
    isWithinDays(scope, orderFees.postedAt, wanted),
    wanted.orders ? inArray(orderFees.orderId, selectIds(wanted.orders)) : undefined,
  );
}

/** Open fees, oldest first. */
export function readOpenFees(scope: Scope, wanted: PendingSelection, limit: number): Promise<OpenFee[]> {
  return scope.db
    .select({
      id: orderFees.id,
      type: orderFees.type,
      amount: orderFees.amount,
      formula: orderFees.formula,
      inputs: orderFees.inputs,
      postedAt: orderFees.postedAt,
      order: { id: orders.id, number: orders.number, status: orders.status, version: orders.version },
    })
    .from(orderFees)
    .innerJoin(orders, eq(orders.id, orderFees.orderId))
    .where(isOpenFee(scope, wanted))
    .orderBy(asc(orderFees.id))
    .limit(limit);
}

/** The condition for collections held for a merchant in no settlement; needs the join with orders. */
export function isHeldCollection(scope: Scope, wanted: PendingSelectionSql): SQL | undefined {
  return and(
    eq(collections.accountId, scope.account.id),
    eq(collections.merchantId, wanted.merchantId),
    eq(collections.currency, wanted.currency),
    sql`${collections.status} in (${collectionStatusLiterals.prepaid}, ${collectionStatusLiterals.received})`,
    sql`(${collections.status} = ${collectionStatusLiterals.received} or ${collections.prepaidHolder} = 'carrier')`,
    isNull(collections.settlementId),
    wanted.from || wanted.to
      ? isWithinDays(scope, sql`coalesce(${collections.collectedAt}, ${orders.createdAt})`, wanted)
      : undefined,
    wanted.orders ? inArray(collections.orderId, selectIds(wanted.orders)) : undefined,
  );
}

/** Collections held for a merchant in no settlement. */
export function readHeldForMerchant(scope: Scope, wanted: PendingSelection, limit: number) {
  return scope.db
    .select(orderCollectionColumns)
    .from(collections)
    .innerJoin(orders, eq(orders.id, collections.orderId))
    .where(isHeldCollection(scope, wanted))
    .orderBy(asc(collections.id))
    .limit(limit);
}

/** The condition for corrections in no settlement. The range of days does not apply to them. */
export function isOpenCorrection(scope: Scope, { merchantId, currency }: PendingSelectionSql): SQL | undefined {
  return and(
    eq(merchantCorrections.accountId, scope.account.id),
    eq(merchantCorrections.merchantId, merchantId),
    eq(merchantCorrections.currency, currency),
    isNull(merchantCorrections.settlementId),
  );
}

/** True if an invoice or settlement of the selection would have a line; must match `readOpenFees` and the reads below. */
export function hasPendingLines(scope: Scope, of: "fees" | "held", wanted: PendingSelectionSql): SQL {
  if (of === "fees") return sql`exists (select 1 from ${orderFees} where ${isOpenFee(scope, wanted)})`;
  return sql`(exists (select 1 from ${collections} join ${orders} on ${orders.id} = ${collections.orderId} where ${isHeldCollection(scope, wanted)})
    or exists (select 1 from ${merchantCorrections} where ${isOpenCorrection(scope, wanted)}))`;
}

/** Corrections of a merchant in no settlement. */
export function readOpenCorrections(scope: Scope, wanted: PendingSelection) {
  return scope.db
    .select()
    .from(merchantCorrections)
    .where(isOpenCorrection(scope, wanted))
    .orderBy(asc(merchantCorrections.id));
}
export type CorrectionRecord = typeof merchantCorrections.$inferSelect;

/** The condition for documents visible to the reader: the account's, or in a portal those issued to the merchant. */
export function isOfReader({ account }: Scope, table: { accountId: SQLiteColumn; merchantId: SQLiteColumn }): SQL {
  if (account.kind === "carrier") return eq(table.accountId, account.id);
  return sql`(${table.accountId}, ${table.merchantId}) in (select m.account_id, m.id from merchants m where m.merchant_account_id = ${account.id})`;
}
