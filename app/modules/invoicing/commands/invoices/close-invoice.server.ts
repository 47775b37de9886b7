import type { ClosedBy } from "#app/modules/ledger/model/billing.enums.ts";
import { commit, isDryRun } from "#app/platform/db/commit.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { updateClosed } from "../../db/allocations.server.ts";
import { type InvoiceRecord, readInvoice } from "../../db/invoice.reads.server.ts";

/** Columns that close an invoice with a change; an earlier closing stays. */
export const closeWith = (scope: Scope, { closedAt, closedBy }: InvoiceRecord, by: ClosedBy) => ({
  closedAt: closedAt ?? now(scope),
  closedBy: closedBy ?? by,
});

/**
 * Closes an invoice that left the house: printed or downloaded by the carrier, or seen by the merchant in its portal. It
 * is the same document in the same version, only no longer a draft. Returns it as it is then.
 */
export async function closeInvoice(scope: Scope, invoice: InvoiceRecord): Promise<InvoiceRecord> {
  if (invoice.closedAt !== null || isDryRun(scope.db)) return invoice;
  const by: ClosedBy = scope.account.kind === "carrier" ? "printed" : "seen";
  const closed = { closedAt: now(scope), closedBy: by };
  await commit(scope.db, [updateClosed(scope, invoice, closed)]);
  return { ...invoice, ...closed };
}

/** The same for an invoice by its address. */
export async function closeInvoiceAt(scope: Scope, address: string): Promise<void> {
  const invoice = await readInvoice(scope, address);
  if (invoice) await closeInvoice(scope, invoice);
}
