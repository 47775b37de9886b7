import { createEnumeration } from "#app/platform/kernel/enumeration.ts";

/** Statuses of payment runs. */
export const paymentRunStatuses = createEnumeration([
  { code: 1, key: "chosen", shape: "ring", family: "idle" },
  { code: 2, key: "approved", shape: "half", family: "prep" },
  { code: 3, key: "filed", shape: "half", family: "prep" },
  { code: 4, key: "confirmed", shape: "check", family: "done" },
  { code: 5, key: "voided", shape: "crossed", family: "over" },
]);
export type PaymentRunStatus = (typeof paymentRunStatuses.rows)[number]["code"];

/** What became of a payment: it waits, was paid, came back, or was released when its run was voided. */
export const runPaymentStates = ["waiting", "paid", "returned", "released"] as const;
export type RunPaymentState = (typeof runPaymentStates)[number];
