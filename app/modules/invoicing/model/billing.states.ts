import {
  type InvoiceStatus,
  invoiceStatuses,
  type SettlementStatus,
  settlementStatuses,
} from "#app/modules/ledger/model/accounting.enums.ts";
import type { Transition } from "#app/platform/kernel/state-machine.ts";

export type InvoiceAction = "modify" | "pay" | "unpay" | "remind" | "void";

const invoice = invoiceStatuses.code;

/** Transitions of an invoice: modified while pending, paid and unpaid any number of times, voided for good. */
export const invoiceTransitions: readonly Transition<InvoiceStatus, InvoiceAction>[] = [
  { from: [invoice.pending], event: "modify", to: invoice.pending },
  { from: [invoice.pending], event: "remind", to: invoice.pending },
  { from: [invoice.pending], event: "pay", to: invoice.paid },
  { from: [invoice.paid], event: "unpay", to: invoice.pending },
  { from: [invoice.pending, invoice.paid], event: "void", to: invoice.voided },
];

export type SettlementAction = "settle" | "void";

const settlement = settlementStatuses.code;

/** Transitions of a settlement; voiding releases its collections. */
export const settlementTransitions: readonly Transition<SettlementStatus, SettlementAction>[] = [
  { from: [settlement.pending], event: "settle", to: settlement.settled },
  { from: [settlement.pending, settlement.settled], event: "void", to: settlement.voided },
];
