import { changeDocument, type DocumentRef } from "#app/modules/ledger/commands/documents/change-document.server.ts";
import type { InvoiceStatus } from "#app/modules/ledger/model/accounting.enums.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, type Result } from "#app/platform/kernel/result.ts";
import { type InvoiceRecord, readInvoice } from "../../db/invoice.reads.server.ts";
import { type InvoiceAction, invoiceTransitions } from "../../model/billing.states.ts";

/** An invoice with an allowed transition. */
interface InvoiceTransition {
  invoice: InvoiceRecord;
  to: InvoiceStatus;
}

const invoiceLifecycle = {
  read: (scope: Scope, number: string) =>
    scope.account.kind === "carrier" ? readInvoice(scope, number) : findNothing(),
  missing: "invoice_not_found",
  transitions: invoiceTransitions,
} as const;

/** What is done to an invoice itself although a settlement nets it. */
const combinedActions: ReadonlySet<InvoiceAction> = new Set(["send", "remind", "credit", "exchange"]);
export const isDoneToCombined = (action: InvoiceAction): boolean => combinedActions.has(action);

/** A portal cannot change documents. */
const findNothing = async () => null;

/** Changes an invoice at its expected version. One combined with a settlement is paid and voided only through the settlement. */
export function changeInvoice(
  scope: Scope,
  seen: DocumentRef,
  action: InvoiceAction,
  decide: (opened: InvoiceTransition) => Result<Statement[]> | Promise<Result<Statement[]>>,
): Promise<Result<{ version: number }>> {
  return changeDocument(scope, invoiceLifecycle, seen, action, async (invoice, to) => {
    if (invoice.settlementId && !isDoneToCombined(action)) return fail("invoice_combined");
    if (action === "modify" && invoice.closedAt !== null) return fail("invoice_closed");
    return decide({ invoice, to });
  });
}
