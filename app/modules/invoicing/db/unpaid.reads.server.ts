import { and, eq, inArray, sql } from "drizzle-orm";
import { accountIdOf } from "#app/domain/accounting/ledger.ts";
import { idsIn } from "../kernel/json-rows.server.ts";
import type { Scope } from "../kernel/scope.server.ts";
import { ledgerAccounts } from "../schema/index.ts";

/** What some merchants have not paid of their invoices, by merchant and currency: the ids of what is pending. */
export async function readUnpaid(scope: Scope, pending: readonly string[]): Promise<Map<string, number>> {
  const books = scope.account.id;
  const accounts = pending.map((id) => {
    const [owner = "", currency = ""] = id.split(":");
    return accountIdOf(books, { kind: "merchant_receivable", owner, currency });
  });
  const rows = await scope.db
    .select({ owner: ledgerAccounts.ownerId, currency: ledgerAccounts.currency, amount: sql<number>`debit - credit` })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.accountId, books), inArray(ledgerAccounts.id, idsIn(accounts))));
  return new Map(rows.map(({ owner, currency, amount }) => [`${owner}:${currency}`, amount]));
}
