import type { Transition } from "#app/platform/kernel/state-machine.ts";
import { type PaymentRunStatus, paymentRunStatuses } from "./payment-run.enums.ts";

export type PaymentRunAction = "approve" | "file" | "confirm" | "void";

const { chosen, approved, filed, confirmed, voided } = paymentRunStatuses.code;

/**
 * Transitions of a payment run. A file may be made again, with a reason, until the bank confirmed it; a bank line confirms.
 * Voiding releases what is not paid.
 */
export const paymentRunTransitions: readonly Transition<PaymentRunStatus, PaymentRunAction>[] = [
  { from: [chosen], event: "approve", to: approved },
  { from: [chosen, approved, filed], event: "file", to: filed },
  { from: [filed], event: "confirm", to: confirmed },
  { from: [chosen, approved, filed], event: "void", to: voided },
];
