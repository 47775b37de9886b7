import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { ledgerMonths, ledgerTransfers } from "#app/modules/ledger/db/accounting.tables.ts";
import { isPostedIn } from "#app/modules/ledger/db/journal.reads.server.ts";
import type { AccountKindKey } from "#app/modules/ledger/model/accounting.enums.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { periodEvents, periodLocks } from "./closing.tables.ts";

type PeriodLock = Pick<typeof periodLocks.$inferSelect, "closedThrough" | "version">;

/** Through which day the books are closed; an empty day where nothing is. */
export async function readPeriodLock({ db, account }: Pick<Scope, "db" | "account">): Promise<PeriodLock> {
  const { closedThrough, version } = periodLocks;
  const [row] = await db
    .select({ closedThrough, version })
    .from(periodLocks)
    .where(eq(periodLocks.accountId, account.id));
  return row ?? { closedThrough: "", version: 0 };
}

/** Most months of a list: 20 years. */
const MAX_MONTHS = 240;

/** Number of transfers of each month that has some, newest first. */
export function readMonthCounts(scope: Scope): Promise<{ month: string; transfers: number }[]> {
  return scope.db
    .select({ month: ledgerMonths.month, transfers: sql<number>`sum(${ledgerMonths.debits})` })
    .from(ledgerMonths)
    .where(eq(ledgerMonths.accountId, scope.account.id))
    .groupBy(ledgerMonths.month)
    .orderBy(desc(ledgerMonths.month))
    .limit(MAX_MONTHS);
}

/** What was posted in a month on an account of the ledger. */
export interface MonthSum {
  kind: AccountKindKey;
  owner: string;
  currency: string;
  debit: number;
  credit: number;
}

/** Sums of a month by account of the ledger, as its triggers keep them. */
export async function readMonthSums(scope: Scope, month: string): Promise<MonthSum[]> {
  const { kind, ownerId: owner, currency, debit, credit } = ledgerMonths;
  const rows = await scope.db
    .select({ kind, owner, currency, debit, credit })
    .from(ledgerMonths)
    .where(and(eq(ledgerMonths.accountId, scope.account.id), eq(ledgerMonths.month, month)))
    .orderBy(asc(kind), asc(owner), asc(currency));
  return rows.map((row) => ({ ...row, debit: row.debit ?? 0, credit: row.credit ?? 0 }));
}

export type PeriodEvent = Awaited<ReturnType<typeof readPeriodEvents>>[number];

/** Closings and reopenings, newest first; of one month where it is named. */
export function readPeriodEvents(scope: Scope, month?: string) {
  const { version, type, closedThrough, reason, accepted, lastNumber, actorId, actorName, at } = periodEvents;
  const within = month === undefined ? [] : [eq(periodEvents.month, month)];
  return scope.db
    .select({
      version,
      type,
      month: periodEvents.month,
      closedThrough,
      reason,
      accepted,
      lastNumber,
      actorId,
      actorName,
      at,
    })
    .from(periodEvents)
    .where(and(eq(periodEvents.accountId, scope.account.id), ...within))
    .orderBy(desc(version))
    .limit(MAX_MONTHS);
}

/** Most late postings that a month shows; its journal has all. */
export const MAX_LATE = 100;

export type LatePosting = Awaited<ReturnType<typeof readLatePostings>>[number];

/** What happened in a closed month and was posted into this one. */
export function readLatePostings(scope: Scope, month: string) {
  const { number, kind, amount, currency, at, happenedOn, postedOn, recordedAt, documentKind, documentId } =
    ledgerTransfers;
  const isLate: SQL = sql`${postedOn} <> ${happenedOn}`;
  return scope.db
    .select({
      ...{ number, kind, amount, currency, at, happenedOn, postedOn, recordedAt, documentKind, documentId },
      ...{ orderNumber: orders.number, actorName: ledgerTransfers.actorName, reverses: ledgerTransfers.reverses },
    })
    .from(ledgerTransfers)
    .leftJoin(orders, eq(orders.id, ledgerTransfers.orderId))
    .where(and(isPostedIn(scope, month), isLate))
    .orderBy(asc(postedOn), asc(number))
    .limit(MAX_LATE + 1);
}
