import {
  changeSeenDocument,
  type SeenDocument,
} from "#app/modules/ledger/commands/documents/change-document.server.ts";
import type { SettlementStatus } from "#app/modules/ledger/model/accounting.enums.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Result } from "#app/platform/kernel/result.ts";
import { type InvoiceRecord, readInvoice } from "../../db/invoice.reads.server.ts";
import { readSettlement, type SettlementRecord } from "../../db/settlement.reads.server.ts";
import { type SettlementAction, settlementTransitions } from "../../model/billing.states.ts";

/** A settlement that may be changed as is asked, with the invoice that it is combined with. */
interface Opened {
  settlement: SettlementRecord;
  invoice: InvoiceRecord | null;
  to: SettlementStatus;
}

const life = {
  read: (scope: Scope, number: string) => (scope.account.kind === "carrier" ? readSettlement(scope, number) : none()),
  missing: "settlement_not_found",
  transitions: settlementTransitions,
} as const;

/** In a portal nothing is changed. */
const none = async () => null;

/** Changes a settlement as it was seen. */
export function changeSeenSettlement(
  scope: Scope,
  seen: SeenDocument,
  action: SettlementAction,
  decide: (opened: Opened) => Promise<Result<Statement[]>>,
): Promise<Result<{ version: number }>> {
  return changeSeenDocument(scope, life, seen, action, async (settlement, to) => {
    const invoice = settlement.invoiceId ? await readInvoice(scope, settlement.invoiceId) : null;
    return decide({ settlement, invoice, to });
  });
}
