import { invoiceStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { type Clearing, findClearing } from "../model/clearing.ts";
import type { InvoiceRecord } from "./invoice.reads.server.ts";
import { readSettlement } from "./settlement.reads.server.ts";

/** How an invoice is cleared; null while it is to be paid, and for a voided one. */
export async function readClearing(scope: Scope, invoice: InvoiceRecord): Promise<Clearing | null> {
  if (invoice.status === invoiceStatuses.code.voided) return null;
  const settlement = invoice.settlementId ? await readSettlement(scope, invoice.settlementId) : null;
  return findClearing(
    { ...invoice, total: invoice.total ?? 0, cleared: invoice.cleared ?? 0 },
    settlement?.number ?? null,
  );
}
