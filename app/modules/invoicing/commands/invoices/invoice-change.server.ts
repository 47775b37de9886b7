import { type InvoiceRecord, readInvoice } from "#app/data/billing/invoice.reads.server.ts";
import type { Statement } from "#app/data/kernel/commit.server.ts";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import type { InvoiceStatus } from "#app/domain/accounting/accounting.enums.ts";
import { type InvoiceAction, invoiceTransitions } from "#app/domain/billing/billing.states.ts";
import { fail, type Result } from "#app/domain/kernel/result.ts";
import { changeSeenDocument, type SeenDocument } from "../documents/change-document.server.ts";

/** An invoice that may be changed as is asked. */
interface Opened {
  invoice: InvoiceRecord;
  to: InvoiceStatus;
}

const life = {
  read: (scope: Scope, number: string) => (scope.account.kind === "carrier" ? readInvoice(scope, number) : none()),
  missing: "invoice_not_found",
  transitions: invoiceTransitions,
} as const;

/** In a portal nothing is changed. */
const none = async () => null;

/** Changes an invoice as it was seen. One that is combined with a settlement is paid and voided with that alone. */
export function changeSeenInvoice(
  scope: Scope,
  seen: SeenDocument,
  action: InvoiceAction,
  decide: (opened: Opened) => Result<Statement[]> | Promise<Result<Statement[]>>,
): Promise<Result<{ version: number }>> {
  return changeSeenDocument(scope, life, seen, action, async (invoice, to) =>
    invoice.settlementId && action !== "remind" ? fail("invoice_combined") : decide({ invoice, to }),
  );
}
