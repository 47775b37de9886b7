import { and, asc, eq, gt, gte, lte, type SQL, sql } from "drizzle-orm";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { isOwnAmong, selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { type Page, toForwardPagination } from "#app/platform/lists/list-page.server.ts";
import type { ListQuery } from "#app/platform/lists/list-query.ts";
import { getSpan } from "#app/platform/time/day-spans.ts";
import { ledgerTransfers } from "./accounting.tables.ts";

const columns = {
  number: ledgerTransfers.number,
  id: ledgerTransfers.id,
  at: ledgerTransfers.at,
  happenedOn: ledgerTransfers.happenedOn,
  postedOn: ledgerTransfers.postedOn,
  recordedAt: ledgerTransfers.recordedAt,
  kind: ledgerTransfers.kind,
  debitAccount: ledgerTransfers.debitAccount,
  creditAccount: ledgerTransfers.creditAccount,
  amount: ledgerTransfers.amount,
  currency: ledgerTransfers.currency,
  orderNumber: orders.number,
  documentKind: ledgerTransfers.documentKind,
  documentId: ledgerTransfers.documentId,
  reverses: ledgerTransfers.reverses,
  actorName: ledgerTransfers.actorName,
};

/** Default number of transfers per page. */
export const JOURNAL_PAGE_ROWS = 100;

/** The account's transfers that are posted under a day of a month, `YYYY-MM`; of any month without one. */
export function isPostedIn({ account }: Pick<Scope, "account">, month: string | null): SQL | undefined {
  const { accountId, postedOn } = ledgerTransfers;
  const days = month === null ? null : getSpan(`${month}-01`, "month");
  return and(eq(accountId, account.id), ...(days ? [gte(postedOn, days.from), lte(postedOn, days.to)] : []));
}

/** Transfers after the cursor in order of posting, of one month or all, with account ids without the books' id. */
export async function readJournal(
  scope: Scope,
  { cursor, limit, month = null }: Pick<ListQuery, "cursor" | "limit"> & { month?: string | null },
) {
  const max = limit ?? JOURNAL_PAGE_ROWS;
  const after = /^\d{1,15}$/.test(cursor ?? "") ? Number(cursor) : 0;
  const found = await scope.db
    .select(columns)
    .from(ledgerTransfers)
    .leftJoin(orders, eq(orders.id, ledgerTransfers.orderId))
    .where(and(isPostedIn(scope, month), gt(ledgerTransfers.number, after)))
    .orderBy(asc(ledgerTransfers.number))
    .limit(max + 1);
  const shown = found.slice(0, max).map(({ debitAccount, creditAccount, ...row }) => ({
    ...row,
    debit: parseAccountId(debitAccount),
    credit: parseAccountId(creditAccount),
  }));
  const next = found.length > max ? String(shown.at(-1)?.number ?? 0) : null;
  return {
    rows: shown,
    pagination: toForwardPagination(shown.length, { next, first: after === 0, limit: max }),
  } satisfies Page<unknown>;
}

export type JournalRow = Awaited<ReturnType<typeof readJournal>>["rows"][number];

/** Those of the documents that posted something in a closed month. */
export async function readClosedDocuments(scope: Scope, ids: readonly string[]): Promise<Set<string>> {
  const { accountId, documentId, postedOn } = ledgerTransfers;
  const through = sql`(select p.closed_through from period_locks p where p.account_id = ${scope.account.id})`;
  const rows = await scope.db
    .selectDistinct({ id: documentId })
    .from(ledgerTransfers)
    .where(and(isOwnAmong(scope.account.id, accountId, documentId, selectIds(ids)), lte(postedOn, through)));
  return new Set(rows.flatMap(({ id }) => id ?? []));
}

/** Parses kind and owner from an account id (books, kind, owner, currency). */
export function parseAccountId(account: string): { kind: string; owner: string } {
  const [, kind = "", owner = ""] = account.split(":");
  return { kind, owner };
}
