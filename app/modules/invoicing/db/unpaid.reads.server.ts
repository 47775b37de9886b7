import { sql } from "drizzle-orm";
import { ledgerAccounts } from "#app/modules/ledger/db/accounting.tables.ts";
import { formatLedgerAccountId } from "#app/modules/ledger/model/ledger.ts";
import { isOwnAmong, selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";

/** Sums of unpaid invoices by id of the pending row (merchant and currency). */
export async function readUnpaidSums(scope: Scope, pending: readonly string[]): Promise<Map<string, number>> {
  const books = scope.account.id;
  const accounts = pending.map((id) => {
    const [owner = "", currency = ""] = id.split(":");
    return formatLedgerAccountId(books, { kind: "merchant_receivable", owner, currency });
  });
  const rows = await scope.db
    .select({ owner: ledgerAccounts.ownerId, currency: ledgerAccounts.currency, amount: sql<number>`debit - credit` })
    .from(ledgerAccounts)
    .where(isOwnAmong(books, ledgerAccounts.accountId, ledgerAccounts.id, selectIds(accounts)));
  return new Map(rows.map(({ owner, currency, amount }) => [`${owner}:${currency}`, amount]));
}
