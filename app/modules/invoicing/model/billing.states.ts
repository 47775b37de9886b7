import {
  type InvoiceStatus,
  invoiceStatuses,
  type SettlementStatus,
  settlementStatuses,
} from "#app/modules/ledger/model/accounting.enums.ts";
import type { Transition } from "#app/platform/kernel/state-machine.ts";

export type InvoiceAction = "modify" | "exchange" | "send" | "pay" | "unpay" | "remind" | "credit" | "net" | "void";

const invoice = invoiceStatuses.code;

/**
 * Transitions of an invoice: modified until it is closed, paid and unpaid any number of times, credited, and voided for
 * good while no money has moved for it. A part payment leaves it pending and can be taken back.
 */
export const invoiceTransitions: readonly Transition<InvoiceStatus, InvoiceAction>[] = [
  { from: [invoice.pending], event: "modify", to: invoice.pending },
  { from: [invoice.pending], event: "exchange", to: invoice.pending },
  { from: [invoice.paid], event: "exchange", to: invoice.paid },
  { from: [invoice.pending], event: "send", to: invoice.pending },
  { from: [invoice.paid], event: "send", to: invoice.paid },
  { from: [invoice.pending], event: "remind", to: invoice.pending },
  { from: [invoice.pending], event: "pay", to: invoice.paid },
  { from: [invoice.paid], event: "unpay", to: invoice.pending },
  { from: [invoice.pending], event: "unpay", to: invoice.pending },
  { from: [invoice.pending], event: "net", to: invoice.paid },
  { from: [invoice.pending], event: "credit", to: invoice.pending },
  { from: [invoice.paid], event: "credit", to: invoice.paid },
  { from: [invoice.pending], event: "void", to: invoice.voided },
];

export type SettlementAction = "send" | "settle" | "unsettle" | "void";

const settlement = settlementStatuses.code;

/** Transitions of a settlement; voiding releases its collections. Money that was paid out is taken back first. */
export const settlementTransitions: readonly Transition<SettlementStatus, SettlementAction>[] = [
  { from: [settlement.pending], event: "send", to: settlement.pending },
  { from: [settlement.settled], event: "send", to: settlement.settled },
  { from: [settlement.pending], event: "settle", to: settlement.settled },
  { from: [settlement.settled], event: "unsettle", to: settlement.pending },
  { from: [settlement.pending], event: "void", to: settlement.voided },
];
