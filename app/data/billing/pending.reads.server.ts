import { and, asc, eq, gte, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { FeeType } from "#app/domain/fees/fee.enums.ts";
import { addDays } from "#app/domain/kernel/day-spans.ts";
import type { ListQuery } from "#app/domain/kernel/list-query.ts";
import { instantOf } from "#app/domain/kernel/local-time.ts";
import { statusIs } from "../accounting/collection-literals.ts";
import { type CollectedOrder, collectionColumns } from "../accounting/receipt.reads.server.ts";
import { idsIn } from "../kernel/json-rows.server.ts";
import type { Page } from "../kernel/list-page.server.ts";
import type { RowOf } from "../kernel/list-rows.server.ts";
import { readSmall } from "../kernel/list-small.server.ts";
import type { ListDescription } from "../kernel/list-spec.server.ts";
import type { Scope } from "../kernel/scope.server.ts";
import { collections, merchantBalances, merchantCorrections, merchants, orderFees, orders } from "../schema/index.ts";

/** A fee that is on no invoice yet, with its order. */
export interface OpenFee {
  id: string;
  type: FeeType;
  amount: number;
  formula: string;
  postedAt: number | null;
  order: CollectedOrder;
}

/** Which fees or collections: a merchant's in a currency, of local days, of chosen orders. */
export interface Wanted {
  merchantId: string;
  currency: string;
  from?: string | undefined;
  to?: string | undefined;
  orders?: readonly string[] | undefined;
}

/** Instants from the beginning of one local day to the end of another. */
export function within(scope: Scope, column: SQL | SQLiteColumn, { from, to }: Wanted): SQL | undefined {
  const zone = scope.account.timezone;
  const start = from === undefined ? undefined : gte(sql`${column}`, instantOf(`${from}T00:00`, zone));
  const end = to === undefined ? undefined : lt(sql`${column}`, instantOf(`${addDays(to, 1)}T00:00`, zone));
  return and(start, end);
}

/** Fees that are on no invoice, the oldest first. */
export function readOpenFees(scope: Scope, wanted: Wanted, most: number): Promise<OpenFee[]> {
  return scope.db
    .select({
      id: orderFees.id,
      type: orderFees.type,
      amount: orderFees.amount,
      formula: orderFees.formula,
      postedAt: orderFees.postedAt,
      order: { id: orders.id, number: orders.number, status: orders.status, version: orders.version },
    })
    .from(orderFees)
    .innerJoin(orders, eq(orders.id, orderFees.orderId))
    .where(
      and(
        eq(orderFees.accountId, scope.account.id),
        eq(orderFees.merchantId, wanted.merchantId),
        eq(orderFees.currency, wanted.currency),
        isNull(orderFees.voidedAt),
        isNull(orderFees.invoiceId),
        isNull(orderFees.paidAt),
        within(scope, orderFees.postedAt, wanted),
        wanted.orders ? inArray(orders.id, idsIn(wanted.orders)) : undefined,
      ),
    )
    .orderBy(asc(orderFees.id))
    .limit(most);
}

/** Collections that are held for a merchant and in no settlement. */
export function readHeldFor(scope: Scope, wanted: Wanted, most: number) {
  return scope.db
    .select(collectionColumns)
    .from(collections)
    .innerJoin(orders, eq(orders.id, collections.orderId))
    .where(
      and(
        eq(collections.accountId, scope.account.id),
        eq(collections.merchantId, wanted.merchantId),
        eq(collections.currency, wanted.currency),
        sql`${collections.status} in (${statusIs.prepaid}, ${statusIs.received})`,
        sql`(${collections.status} = ${statusIs.received} or ${collections.prepaidHolder} = 'carrier')`,
        isNull(collections.settlementId),
        wanted.from || wanted.to
          ? within(scope, sql`coalesce(${collections.collectedAt}, ${orders.createdAt})`, wanted)
          : undefined,
        wanted.orders ? inArray(orders.id, idsIn(wanted.orders)) : undefined,
      ),
    )
    .orderBy(asc(collections.id))
    .limit(most);
}

/** Corrections of a merchant that are in no settlement. */
export function readOpenCorrections(scope: Scope, { merchantId, currency }: Wanted) {
  return scope.db
    .select()
    .from(merchantCorrections)
    .where(
      and(
        eq(merchantCorrections.accountId, scope.account.id),
        eq(merchantCorrections.merchantId, merchantId),
        eq(merchantCorrections.currency, currency),
        isNull(merchantCorrections.settlementId),
      ),
    )
    .orderBy(asc(merchantCorrections.id));
}
export type CorrectionRecord = typeof merchantCorrections.$inferSelect;

const columns = {
  id: merchantBalances.id,
  merchantId: merchantBalances.merchantId,
  merchantName: merchants.name,
  profile: merchants.billing,
  limits: merchants.billingLimits,
  currency: merchantBalances.currency,
  orderCount: merchantBalances.orderCount,
  feeCount: merchantBalances.feeCount,
  fees: merchantBalances.fees,
  heldCount: merchantBalances.heldCount,
  held: merchantBalances.held,
};

/** What is pending of a merchant in a currency. */
export type BalanceRow = RowOf<typeof columns>;

/** What pending billing is sorted and filtered by: a row a merchant and currency, some hundreds at most. */
export const describedBalances = {
  id: merchantBalances.id,
  place: merchantBalances.id,
  fields: {
    merchant: { sort: merchants.name, filter: { kind: "equals", column: merchantBalances.merchantId } },
    currency: { sort: merchantBalances.currency, filter: { kind: "equals", column: merchantBalances.currency } },
    orders: { sort: merchantBalances.orderCount },
    fees: {
      sort: merchantBalances.fees,
      filter: { kind: "price", column: merchantBalances.fees, currency: merchantBalances.currency },
    },
    collections: {
      sort: merchantBalances.held,
      filter: { kind: "price", column: merchantBalances.held, currency: merchantBalances.currency },
    },
  },
  defaultSort: "merchant",
  defaultLimit: 50,
} satisfies ListDescription;

/** Whose documents somebody reads: the account's own, and in a portal those that its carriers wrote to the merchant. */
export function ofReader({ account }: Scope, table: { accountId: SQLiteColumn; merchantId: SQLiteColumn }): SQL {
  if (account.kind === "carrier") return eq(table.accountId, account.id);
  return sql`(${table.accountId}, ${table.merchantId}) in (select m.account_id, m.id from merchants m where m.merchant_account_id = ${account.id})`;
}

/** A page of what is pending; `both` leaves merchants that have fees and collections. */
export function readBalances(scope: Scope, query: ListQuery, both: "any" | "both"): Promise<Page<BalanceRow>> {
  const from = sql`${merchantBalances} join ${merchants} on ${merchants.id} = ${merchantBalances.merchantId} and ${merchants.accountId} = ${merchantBalances.accountId}`;
  const open = sql`${merchantBalances.feeCount} > 0`;
  const held = sql`${merchantBalances.heldCount} > 0`;
  const wanted = both === "both" ? and(open, held) : sql`(${open} or ${held})`;
  const list = { ...describedBalances, from, within: [ofReader(scope, merchantBalances), wanted] };
  return readSmall(scope, { ...list, searched: [merchants.name] }, columns, query);
}

/** What is pending of some rows of the list, by their ids. */
export function readChosenBalances(scope: Scope, ids: readonly string[] | "all") {
  return scope.db
    .select({ id: merchantBalances.id, merchantId: merchantBalances.merchantId, currency: merchantBalances.currency })
    .from(merchantBalances)
    .where(
      and(
        eq(merchantBalances.accountId, scope.account.id),
        ids === "all"
          ? sql`${merchantBalances.feeCount} + ${merchantBalances.heldCount} > 0`
          : inArray(merchantBalances.id, idsIn(ids)),
      ),
    )
    .orderBy(asc(merchantBalances.merchantId));
}
