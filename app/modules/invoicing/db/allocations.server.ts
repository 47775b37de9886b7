import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { AllocationKind, CorrectionSource, PayMethod } from "#app/modules/ledger/model/billing.enums.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { isOwnAmong, selectIds } from "#app/platform/db/json-rows.server.ts";
import { newId, now, type Scope } from "#app/platform/db/scope.server.ts";
import { invoices, merchantBalances, merchantCorrections } from "./billing.tables.ts";
import { invoiceAllocations } from "./credits.tables.ts";
import type { InvoiceRecord } from "./invoice.reads.server.ts";

interface NewAllocation {
  kind: AllocationKind;
  amount: number;
  day: string;
  method?: PayMethod;
  reference?: string | null;
  chequeId?: string | null;
}

/** Records what clears an invoice; nothing for an amount of zero. A trigger adds it up at the invoice. */
export function insertAllocation(
  scope: Scope,
  { id: invoiceId, currency }: Pick<InvoiceRecord, "id" | "currency">,
  { kind, amount, day, method, reference = null, chequeId = null }: NewAllocation,
): Statement[] {
  if (amount === 0) return [];
  return [
    scope.db.insert(invoiceAllocations).values({
      ...{ id: newId(scope), accountId: scope.account.id, invoiceId, currency, kind, amount, day, reference, chequeId },
      ...{ method: method ?? null, live: true, createdAt: now(scope), createdByName: scope.actor.name },
    }),
  ];
}

/** What cleared an invoice and was not taken back, oldest first. */
export function readAllocations(scope: Pick<Scope, "db">, invoice: Pick<InvoiceRecord, "id" | "accountId">) {
  const { accountId, invoiceId, live } = invoiceAllocations;
  return scope.db
    .select()
    .from(invoiceAllocations)
    .where(and(eq(accountId, invoice.accountId), eq(invoiceId, invoice.id), eq(live, true)))
    .orderBy(asc(invoiceAllocations.id));
}
export type Allocation = Awaited<ReturnType<typeof readAllocations>>[number];

/** Takes all payments of an invoice back; credit notes stay. */
export function releaseAllocations(scope: Scope, invoiceId: string): Statement {
  return scope.db
    .update(invoiceAllocations)
    .set({ live: false })
    .where(
      and(
        eq(invoiceAllocations.accountId, scope.account.id),
        eq(invoiceAllocations.invoiceId, invoiceId),
        eq(invoiceAllocations.live, true),
        sql`${invoiceAllocations.kind} <> 'credit_note'`,
      ),
    );
}

/** Takes back what a cheque cleared, with the discount that was given with it. */
export function releaseChequeAllocations(scope: Scope, invoice: string, chequeId: string): Statement {
  const { accountId, invoiceId, chequeId: given, live } = invoiceAllocations;
  return scope.db
    .update(invoiceAllocations)
    .set({ live: false })
    .where(and(eq(accountId, scope.account.id), eq(invoiceId, invoice), eq(live, true), eq(given, chequeId)));
}

/** A claim of a merchant, or against it if negative, that the next settlement pays out. */
interface MerchantClaim {
  source: Exclude<CorrectionSource, "dispute">;
  /** Id and number of the document that it comes from. */
  sourceId: string;
  document: string;
  amount: number;
  note: string;
  orderId?: string;
}

/** Owes an amount to a merchant, to be paid out with its next settlement. */
export function insertMerchantClaim(
  scope: Scope,
  { merchantId, currency }: Pick<InvoiceRecord, "merchantId" | "currency">,
  { source, sourceId: lineId, document, amount, note, orderId }: MerchantClaim,
): Statement[] {
  if (amount === 0) return [];
  return [
    scope.db.insert(merchantCorrections).values({
      ...{
        id: newId(scope),
        accountId: scope.account.id,
        merchantId,
        currency,
        amount,
        source,
        lineId,
        document,
        note,
        orderId: orderId ?? null,
      },
      ...{ createdAt: now(scope), createdByName: scope.actor.name },
    }),
  ];
}

/** What reminders of an invoice charged, whether a settlement contains it or not. */
export async function readLateCharges(scope: Scope, invoiceId: string): Promise<number> {
  const { accountId, lineId, source, amount } = merchantCorrections;
  const [row] = await scope.db
    .select({ charged: sql<number>`-coalesce(sum(${amount}), 0)` })
    .from(merchantCorrections)
    .where(and(eq(accountId, scope.account.id), eq(lineId, invoiceId), eq(source, "late_charge")));
  return row?.charged ?? 0;
}

const isPaymentClaim = (scope: Scope, sources: readonly string[]) =>
  and(
    isOwnAmong(scope.account.id, merchantCorrections.accountId, merchantCorrections.lineId, selectIds(sources)),
    sql`${merchantCorrections.source} in ('overpayment', 'netted')`,
  );

/** True if a settlement already contains what payments of an invoice or its cheques were too much, or its netting. */
export async function isPaymentSettled(scope: Scope, sources: readonly string[]): Promise<boolean> {
  const [row] = await scope.db
    .select({ id: merchantCorrections.id })
    .from(merchantCorrections)
    .where(and(isPaymentClaim(scope, sources), isNotNull(merchantCorrections.settlementId)))
    .limit(1);
  return row !== undefined;
}

/** Removes the claims that came from payments of an invoice or its cheques and are in no settlement. */
export function deletePaymentClaims(scope: Scope, sources: readonly string[]): Statement {
  return scope.db.delete(merchantCorrections).where(isPaymentClaim(scope, sources));
}

/** What is held for a merchant in a currency and in no settlement. */
export async function readHeldSum(
  scope: Scope,
  { merchantId, currency }: Pick<InvoiceRecord, "merchantId" | "currency">,
): Promise<number> {
  const [row] = await scope.db
    .select({ held: merchantBalances.held })
    .from(merchantBalances)
    .where(
      and(
        eq(merchantBalances.accountId, scope.account.id),
        eq(merchantBalances.merchantId, merchantId),
        eq(merchantBalances.currency, currency),
      ),
    );
  return row?.held ?? 0;
}

/** Closes an invoice that is not closed, without another version. */
export function updateClosed(
  scope: Pick<Scope, "db">,
  { id, accountId }: Pick<InvoiceRecord, "id" | "accountId">,
  closed: Pick<InvoiceRecord, "closedAt" | "closedBy">,
): Statement {
  return scope.db
    .update(invoices)
    .set(closed)
    .where(and(eq(invoices.accountId, accountId), eq(invoices.id, id), isNull(invoices.closedAt)));
}
