import { invoiceStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import { listAllowedEvents } from "#app/platform/kernel/state-machine.ts";
import type { Allocation } from "../../db/allocations.server.ts";
import type { InvoiceRecord } from "../../db/invoice.reads.server.ts";
import type { Sending } from "../../db/sendings.server.ts";
import { type InvoiceAction, invoiceTransitions } from "../../model/billing.states.ts";
import { LAST_REMINDER_LEVEL } from "../../model/reminder.ts";
import type { MerchantBillingRights } from "../billing/billing-access.server.ts";
import { isDoneToCombined } from "./change-invoice.server.ts";

const { pending, paid } = invoiceStatuses.code;

/** True for an invoice that is to be paid by itself. */
export const isOpenAlone = ({ status, settlementId }: InvoiceRecord): boolean =>
  status === pending && settlementId === null;

/** What decides about the actions of an invoice besides its status. */
interface InvoiceFacts {
  open: number;
  held: number;
  allocations: readonly Pick<Allocation, "kind">[];
  notes: readonly unknown[];
  sendings: readonly Pick<Sending, "level">[];
  /** Where its VAT is to be stated in another currency. */
  taxCurrency: string | null;
}

/** What a member may do with an invoice now. */
export function listInvoiceActions(
  invoice: InvoiceRecord,
  may: MerchantBillingRights,
  { open, held, allocations, notes, sendings, taxCurrency }: InvoiceFacts,
): InvoiceAction[] {
  const allowed: Readonly<Record<InvoiceAction, boolean>> = {
    modify: may.modify_invoice && invoice.closedAt === null,
    exchange: may.modify_invoice && taxCurrency !== null && (invoice.closedAt === null || invoice.exchange === null),
    send: may.update_invoice,
    pay: may.update_invoice,
    unpay: may.update_invoice && (allocations.some(({ kind }) => kind !== "credit_note") || invoice.status === paid),
    remind:
      may.update_invoice &&
      open > 0 &&
      invoice.disputes === 0 &&
      sendings.every(({ level }) => level < LAST_REMINDER_LEVEL),
    net: may.update_invoice && held > 0 && open > 0,
    credit: may.void_invoice && (invoice.total ?? 0) > 0,
    void: may.void_invoice && allocations.length === 0 && notes.length === 0,
  };
  return listAllowedEvents(invoiceTransitions, invoice.status).filter(
    (action) => allowed[action] && (invoice.settlementId === null || isDoneToCombined(action)),
  );
}
