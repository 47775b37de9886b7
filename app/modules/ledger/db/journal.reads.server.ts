import { and, asc, eq, gt } from "drizzle-orm";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { type Page, toForwardPagination } from "#app/platform/lists/list-page.server.ts";
import type { ListQuery } from "#app/platform/lists/list-query.ts";
import { ledgerTransfers } from "./accounting.tables.ts";

const columns = {
  number: ledgerTransfers.number,
  id: ledgerTransfers.id,
  at: ledgerTransfers.at,
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

/** Transfers after the cursor in order of posting, with account ids without the books' id. */
export async function readJournal(scope: Scope, { cursor, limit }: Pick<ListQuery, "cursor" | "limit">) {
  const max = limit ?? JOURNAL_PAGE_ROWS;
  const after = /^\d{1,15}$/.test(cursor ?? "") ? Number(cursor) : 0;
  const found = await scope.db
    .select(columns)
    .from(ledgerTransfers)
    .leftJoin(orders, eq(orders.id, ledgerTransfers.orderId))
    .where(and(eq(ledgerTransfers.accountId, scope.account.id), gt(ledgerTransfers.number, after)))
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

/** Parses kind and owner from an account id (books, kind, owner, currency). */
function parseAccountId(account: string): { kind: string; owner: string } {
  const [, kind = "", owner = ""] = account.split(":");
  return { kind, owner };
}
