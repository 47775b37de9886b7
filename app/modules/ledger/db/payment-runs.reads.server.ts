import { and, asc, desc, eq, getTableColumns, getTableName, inArray, notInArray, sql } from "drizzle-orm";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Page } from "#app/platform/lists/list-page.server.ts";
import type { ListQuery } from "#app/platform/lists/list-query.ts";
import type { RowFromColumns } from "#app/platform/lists/list-rows.server.ts";
import type { ListDescription } from "#app/platform/lists/list-spec.server.ts";
import { readSmallList } from "#app/platform/lists/small-list.server.ts";
import { type PayoutKind, payoutKinds } from "../model/accounting.enums.ts";
import { paymentRunStatuses } from "../model/payment-run.enums.ts";
import { bankPayouts, paymentRunItems, paymentRuns } from "./accounting.tables.ts";
import { countDocuments } from "./document-counts.server.ts";

export type PaymentRunRecord = typeof paymentRuns.$inferSelect;

/** Newest runs that are compared with a statement. */
const MAX_COMPARED = 300;

/** A run with a payment of a kind that a member may not pay is hidden from that member. */
function hasNoOther(scope: Scope, kinds: readonly PayoutKind[]) {
  const others = payoutKinds.filter((kind) => !kinds.includes(kind));
  if (others.length === 0) return undefined;
  const hidden = scope.db
    .select({ runId: paymentRunItems.runId })
    .from(paymentRunItems)
    .where(and(eq(paymentRunItems.accountId, scope.account.id), inArray(paymentRunItems.kind, others)));
  return notInArray(paymentRuns.id, hidden);
}

/** A run by number with payments of these kinds alone; null otherwise. */
export async function readPaymentRun(
  scope: Scope,
  number: string,
  kinds: readonly PayoutKind[],
): Promise<PaymentRunRecord | null> {
  if (kinds.length === 0) return null;
  const [row] = await scope.db
    .select()
    .from(paymentRuns)
    .where(and(eq(paymentRuns.accountId, scope.account.id), eq(paymentRuns.number, number), hasNoOther(scope, kinds)));
  return row ?? null;
}

/** Payments of a run in the order of its file, with the day the document says it was paid. */
export function readRunItems(scope: Scope, runId: string) {
  const { accountId: _account, runId: _run, live: _live, ...columns } = getTableColumns(paymentRunItems);
  return scope.db
    .select(columns)
    .from(paymentRunItems)
    .where(and(eq(paymentRunItems.accountId, scope.account.id), eq(paymentRunItems.runId, runId)))
    .orderBy(asc(paymentRunItems.position));
}
export type RunItem = Awaited<ReturnType<typeof readRunItems>>[number];

/** True for a document that a run may still pay. */
export async function isInPaymentRun(scope: Scope, documentId: string): Promise<boolean> {
  const { accountId, documentId: of, live, id } = paymentRunItems;
  const rows = await scope.db
    .select({ id })
    .from(paymentRunItems)
    .where(and(eq(accountId, scope.account.id), eq(of, documentId), eq(live, true)));
  return rows.length > 0;
}

/** Filed runs that a bank line may confirm: what the line must come to is what waits, and what it has paid already. */
export function readConfirmableRuns(scope: Scope, kinds: readonly PayoutKind[]) {
  const { filed, confirmed } = paymentRunStatuses.code;
  const { number, version, currency, id } = paymentRuns;
  const counted = sql`select sum(${paymentRunItems.amount}) from ${paymentRunItems} where ${paymentRunItems.runId} = ${id}
    and (${paymentRunItems.state} = 'waiting' or exists (select 1 from ${bankPayouts} where ${bankPayouts.documentId} = ${paymentRunItems.documentId} and ${bankPayouts.runId} = ${id}))`;
  return scope.db
    .select({
      ...{ number, version, currency },
      merchantId: id,
      total: sql<number>`coalesce((${counted}), 0)`,
      paid: sql<number>`${paymentRuns.status} = ${confirmed}`,
    })
    .from(paymentRuns)
    .where(
      and(
        eq(paymentRuns.accountId, scope.account.id),
        inArray(paymentRuns.status, [filed, confirmed]),
        hasNoOther(scope, kinds),
      ),
    )
    .orderBy(desc(id))
    .limit(MAX_COMPARED);
}

/** Amounts of a run's payments that this line has paid already, in minor units. */
export async function sumPaidByLine(scope: Scope, runId: string, line: string): Promise<number> {
  const [row] = await scope.db
    .select({ sum: sql<number>`coalesce(sum(${paymentRunItems.amount}), 0)` })
    .from(bankPayouts)
    .innerJoin(paymentRunItems, eq(paymentRunItems.documentId, bankPayouts.documentId))
    .where(
      and(
        eq(bankPayouts.accountId, scope.account.id),
        eq(bankPayouts.line, line),
        eq(bankPayouts.runId, runId),
        eq(paymentRunItems.runId, runId),
      ),
    );
  return row?.sum ?? 0;
}

const { accountId: _account, createdBy: _by, ...columns } = getTableColumns(paymentRuns);
export type PaymentRunRow = RowFromColumns<typeof columns>;

/** Columns for sorting and filtering runs; ids grow with creation. */
export const paymentRunsListDescription = {
  id: paymentRuns.id,
  place: paymentRuns.id,
  fields: {
    created_at: { sort: paymentRuns.id, filter: { kind: "instant_day", column: paymentRuns.createdAt } },
    number: { sort: paymentRuns.number },
    status: {
      sort: paymentRuns.status,
      filter: { kind: "equals", column: paymentRuns.status, values: paymentRunStatuses },
    },
    currency: { filter: { kind: "equals", column: paymentRuns.currency, values: "currency" } },
    pay_on: { sort: paymentRuns.payOn, filter: { kind: "local_day", column: paymentRuns.payOn } },
    total: {
      sort: paymentRuns.total,
      filter: { kind: "price", column: paymentRuns.total, currency: paymentRuns.currency },
    },
  },
  defaultSort: "-created_at",
  defaultLimit: 20,
} satisfies ListDescription;

export function readPaymentRuns(
  scope: Scope,
  kinds: readonly PayoutKind[],
  query: ListQuery,
): Promise<Page<PaymentRunRow>> {
  const within = [eq(paymentRuns.accountId, scope.account.id), hasNoOther(scope, kinds)];
  const searched = [paymentRuns.number, paymentRuns.createdByName];
  return readSmallList(
    scope,
    { ...paymentRunsListDescription, from: sql`${paymentRuns}`, within, searched },
    columns,
    query,
  );
}

/** Number of runs by status. */
export function countPaymentRuns(scope: Scope): Promise<Record<string, number>> {
  return countDocuments(scope, getTableName(paymentRuns), paymentRunStatuses);
}
