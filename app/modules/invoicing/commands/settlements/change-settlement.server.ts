import { changeDocument, type DocumentRef } from "#app/modules/ledger/commands/documents/change-document.server.ts";
import type { SettlementStatus } from "#app/modules/ledger/model/accounting.enums.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Result } from "#app/platform/kernel/result.ts";
import { type InvoiceRecord, readInvoice } from "../../db/invoice.reads.server.ts";
import { readSettlement, type SettlementRecord } from "../../db/settlement.reads.server.ts";
import { type SettlementAction, settlementTransitions } from "../../model/billing.states.ts";

/** A settlement with an allowed transition, and the invoice combined with it. */
export interface SettlementTransition {
  settlement: SettlementRecord;
  invoice: InvoiceRecord | null;
  to: SettlementStatus;
}

const settlementLifecycle = {
  read: (scope: Scope, number: string) =>
    scope.account.kind === "carrier" ? readSettlement(scope, number) : findNothing(),
  missing: "settlement_not_found",
  transitions: settlementTransitions,
} as const;

/** A portal cannot change documents. */
const findNothing = async () => null;

/** Changes a settlement at its expected version. */
export function changeSettlement(
  scope: Scope,
  seen: DocumentRef,
  action: SettlementAction,
  decide: (opened: SettlementTransition) => Promise<Result<Statement[]>>,
): Promise<Result<{ version: number }>> {
  return changeDocument(scope, settlementLifecycle, seen, action, async (settlement, to) => {
    const invoice = settlement.invoiceId ? await readInvoice(scope, settlement.invoiceId) : null;
    return decide({ settlement, invoice, to });
  });
}
