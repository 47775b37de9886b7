import { and, eq } from "drizzle-orm";
import type { TaxExchange } from "#app/modules/ledger/model/exchange.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { invoices } from "./billing.tables.ts";

/** The rate of the invoice that a credit note corrects: both have the same. */
export async function readCreditedExchange(
  { db }: Pick<Scope, "db">,
  { accountId, invoiceId }: Record<"accountId" | "invoiceId", string>,
): Promise<TaxExchange | null> {
  const [row] = await db
    .select({ exchange: invoices.exchange })
    .from(invoices)
    .where(and(eq(invoices.accountId, accountId), eq(invoices.id, invoiceId)));
  return row?.exchange ?? null;
}
