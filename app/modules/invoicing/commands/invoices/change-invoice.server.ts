import { changeDocument, type DocumentRef } from "#app/modules/ledger/commands/documents/change-document.server.ts";
import type { InvoiceStatus } from "#app/modules/ledger/model/accounting.enums.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, type Result } from "#app/platform/kernel/result.ts";
import { type InvoiceRecord, readInvoice } from "../../db/invoice.reads.server.ts";
import { type InvoiceAction, invoiceTransitions } from "../../model/billing.states.ts";

/** An invoice that may be changed as is asked. */
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

/** In a portal nothing is changed. */
const findNothing = async () => null;

/** Changes an invoice as it was seen. One that is combined with a settlement is paid and voided with that alone. */
export function changeInvoice(
  scope: Scope,
  seen: DocumentRef,
  action: InvoiceAction,
  decide: (opened: InvoiceTransition) => Result<Statement[]> | Promise<Result<Statement[]>>,
): Promise<Result<{ version: number }>> {
  return changeDocument(scope, invoiceLifecycle, seen, action, async (invoice, to) =>
    invoice.settlementId && action !== "remind" ? fail("invoice_combined") : decide({ invoice, to }),
  );
}
