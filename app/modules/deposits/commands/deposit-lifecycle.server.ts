import type { Scope } from "#app/platform/db/scope.server.ts";
import { readDeposit } from "../db/deposits.reads.server.ts";
import { depositTransitions } from "../model/deposit.states.ts";

/** How a deposit is found; a portal has none. */
export const depositLifecycle = {
  read: async (scope: Scope, number: string) => (scope.account.kind === "carrier" ? readDeposit(scope, number) : null),
  missing: "not_found",
  transitions: depositTransitions,
} as const;
