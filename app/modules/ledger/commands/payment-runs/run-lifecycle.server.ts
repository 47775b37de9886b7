import type { Scope } from "#app/platform/db/scope.server.ts";
import { readPaymentRun } from "../../db/payment-runs.reads.server.ts";
import { paymentRunTransitions } from "../../model/payment-run.states.ts";
import { listPayoutKinds } from "./payout-kinds.server.ts";

/** How a payment run is found: only by those who may pay all that it pays. */
export const paymentRunLifecycle = {
  read: (scope: Scope, number: string) => readPaymentRun(scope, number, listPayoutKinds(scope)),
  missing: "not_found",
  transitions: paymentRunTransitions,
} as const;
