import { and, asc, eq, getTableName, inArray, sql } from "drizzle-orm";
import { countAllRows } from "#app/modules/ledger/db/document-counts.server.ts";
import { merchants } from "#app/modules/partners/db/partners.tables.ts";
import { orderFees } from "#app/modules/pricing/db/order-fees.tables.ts";
import type { BillingProfile } from "#app/modules/workspace/model/billing-profile.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Page } from "#app/platform/lists/list-page.server.ts";
import type { ListQuery } from "#app/platform/lists/list-query.ts";
import type { RowFromColumns } from "#app/platform/lists/list-rows.server.ts";
import type { ListDescription } from "#app/platform/lists/list-spec.server.ts";
import { readSmallList, sumSmallList } from "#app/platform/lists/small-list.server.ts";
import { merchantBalances } from "./billing.tables.ts";
import { isOfReader } from "./pending.reads.server.ts";
import { buildBalancesOfDays, DAYS_FILTER, extractDays, type PendingDays } from "./pending-days.server.ts";

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

/** Pending billing of a merchant in a currency. */
export type BalanceRow = RowFromColumns<typeof columns>;

/** Columns for sorting and filtering pending billing: one row per merchant and currency, at most some hundreds. */
export const balancesListDescription = {
  id: merchantBalances.id,
  place: merchantBalances.id,
  fields: {
    merchant: {
      sort: merchantBalances.merchantName,
      filter: { kind: "equals", column: merchantBalances.merchantId, values: "id" },
    },
    currency: {
      sort: merchantBalances.currency,
      filter: { kind: "equals", column: merchantBalances.currency, values: "currency" },
    },
    // Not a condition on rows: it selects which days count (`extractDays`).
    [DAYS_FILTER]: { filter: { kind: "instant_day", column: orderFees.postedAt } },
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

/** Must be exactly the condition of the partial index, which is read in order of merchants' names. */
const hasPendingSql = sql`(${sql.raw('"fee_count"')} > 0 or ${sql.raw('"held_count"')} > 0)`;

function describeBalancesFor(scope: Scope, both: "any" | "both", days: PendingDays | null) {
  const balances = days ? buildBalancesOfDays(scope, days) : sql`${merchantBalances}`;
  const from = sql`${balances} cross join ${merchants} on ${merchants.id} = ${merchantBalances.merchantId} and ${merchants.accountId} = ${merchantBalances.accountId}`;
  const wanted =
    both === "both" ? sql`${merchantBalances.feeCount} > 0 and ${merchantBalances.heldCount} > 0` : undefined;
  const within = [isOfReader(scope, merchantBalances), hasPendingSql, wanted];
  return { ...balancesListDescription, from, within, searched: [merchants.name] };
}

/** A page of pending billing; `both` limits it to merchants with fees and collections. Merchants are joined per row. */
export function readBalances(scope: Scope, query: ListQuery, both: "any" | "both"): Promise<Page<BalanceRow>> {
  const { days, rest } = extractDays(scope, query);
  const total = both === "any" && !days ? () => countBalances(scope) : undefined;
  return readSmallList(scope, { ...describeBalancesFor(scope, both, days), total }, columns, rest);
}

/** Pending sums of all listed merchants in a currency, minor units. */
export interface BalanceSums {
  /** Number of rows with fees, each of which becomes an invoice. */
  invoices: number;
  orders: number;
  fees: number;
  vat: number;
  held: number;
}

/**
 * Totals of listed merchants by currency, the range of days, and the number of invoices for all merchants. VAT is computed
 * per merchant by the rules of `getTax`, as its invoice would.
 */
export async function sumBalances(scope: Scope, query: ListQuery, both: "any" | "both", account: BillingProfile) {
  const own = (key: "treatment" | "taxRate") => sql`json_extract(${merchants.billing}, ${`$.${key}`})`;
  const rate =
    account.treatment === "small_business"
      ? sql`0`
      : sql`iif(coalesce(${own("treatment")}, ${account.treatment ?? "standard"}) = 'standard', coalesce(${own("taxRate")}, ${account.taxRate ?? 0}), 0)`;
  const { fees } = merchantBalances;
  const sums = {
    invoices: sql`sum(${merchantBalances.feeCount} > 0)`,
    orders: sql`sum(${merchantBalances.orderCount})`,
    fees: sql`sum(${fees})`,
    // Halves round away from zero, as on an invoice. SQLite's integer division truncates; a bound number would be a float.
    vat: sql`sum((${fees} * cast(${rate} as integer) * 2 + iif(${fees} < 0, -10000, 10000)) / 20000)`,
    held: sql`sum(${merchantBalances.held})`,
  };
  const { days, rest } = extractDays(scope, query);
  const list = describeBalancesFor(scope, both, days);
  const of = (query: ListQuery) =>
    sumSmallList<BalanceSums>(scope, list, { by: merchantBalances.currency, sums }, query);
  const narrowed = rest.search !== "" || rest.filters.length > 0;
  const [listed, all] = await Promise.all([of(rest), narrowed ? of({ ...rest, search: "", filters: [] }) : null]);
  return { days, sums: listed, invoices: (all ?? listed).reduce((count, sum) => count + sum.invoices, 0) };
}

/** Number of rows with pending billing. */
export const countBalances = (scope: Scope): Promise<number> => countAllRows(scope, getTableName(merchantBalances));

/** Pending billing by row ids. */
export function readChosenBalances(scope: Scope, ids: readonly string[] | "all") {
  return scope.db
    .select({ id: merchantBalances.id, merchantId: merchantBalances.merchantId, currency: merchantBalances.currency })
    .from(merchantBalances)
    .where(
      and(
        eq(merchantBalances.accountId, scope.account.id),
        ids === "all"
          ? sql`${merchantBalances.feeCount} + ${merchantBalances.heldCount} > 0`
          : inArray(merchantBalances.id, selectIds(ids)),
      ),
    )
    .orderBy(asc(merchantBalances.merchantId));
}

/** What is held for a merchant, by currency. */
export function readHeldBalances(scope: Scope, merchantId: string) {
  return scope.db
    .select({ currency: merchantBalances.currency, held: merchantBalances.held })
    .from(merchantBalances)
    .where(
      and(
        eq(merchantBalances.accountId, scope.account.id),
        eq(merchantBalances.merchantId, merchantId),
        sql`${merchantBalances.heldCount} > 0`,
      ),
    );
}
