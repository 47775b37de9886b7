import { type ReceiptStatus, receiptStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import type { Transition } from "#app/platform/kernel/state-machine.ts";

export type ReceiptAction = "receive" | "reopen" | "void";

const { pending, received, voided } = receiptStatuses.code;

/** Transitions of a receipt: received and reopened any number of times; voided for good. */
export const receiptTransitions: readonly Transition<ReceiptStatus, ReceiptAction>[] = [
  { from: [pending], event: "receive", to: received },
  { from: [received], event: "reopen", to: pending },
  { from: [pending, received], event: "void", to: voided },
];
