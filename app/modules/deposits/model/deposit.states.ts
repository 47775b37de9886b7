import { type DepositStatus, depositStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import type { Transition } from "#app/platform/kernel/state-machine.ts";

export type DepositAction = "confirm" | "void";

const { on_the_way, confirmed, voided } = depositStatuses.code;

/** Transitions of a deposit: the bank's line, or a person who read it, confirms; one that never left is voided. */
export const depositTransitions: readonly Transition<DepositStatus, DepositAction>[] = [
  { from: [on_the_way], event: "confirm", to: confirmed },
  { from: [on_the_way], event: "void", to: voided },
];
