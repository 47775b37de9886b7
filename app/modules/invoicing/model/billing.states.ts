import {
  type InvoiceStatus,
  invoiceStatuses,
  type SettlementStatus,
  settlementStatuses,
} from "#app/modules/ledger/model/accounting.enums.ts";
import type { Transition } from "#app/platform/kernel/state-machine.ts";

export type InvoiceAction = "modify" | "pay" | "unpay" | "remind" | "void";

const invoice = invoiceStatuses.code;

/** An invoice's life (domain §4): modified while pending, paid and unpaid any number of times, voided for good. */
export const invoiceTransitions: readonly Transition<InvoiceStatus, InvoiceAction>[] = [
  { from: [invoice.pending], event: "modify", to: invoice.pending },
  { from: [invoice.pending], event: "remind", to: invoice.pending },
  { from: [invoice.pending], event: "pay", to: invoice.paid },
  { from: [invoice.paid], event: "unpay", to: invoice.pending },
  { from: [invoice.pending, invoice.paid], event: "void", to: invoice.voided },
];

export type SettlementAction = "settle" | "void";

const settlement = settlementStatuses.code;

/** A settlement's life (domain §4); voiding gives its collections back. */
export const settlementTransitions: readonly Transition<SettlementStatus, SettlementAction>[] = [
  { from: [settlement.pending], event: "settle", to: settlement.settled },
  { from: [settlement.pending, settlement.settled], event: "void", to: settlement.voided },
];
