import type { Transition } from "#app/platform/kernel/state-machine.ts";
import { type AgentReceiptStatus, agentReceiptStatuses } from "./agent-billing.enums.ts";

export type AgentReceiptAction = "pay" | "void";

const { pending, paid, voided } = agentReceiptStatuses.code;

/** Transitions of a payout receipt: paid once, voided for good. */
export const agentReceiptTransitions: readonly Transition<AgentReceiptStatus, AgentReceiptAction>[] = [
  { from: [pending], event: "pay", to: paid },
  { from: [pending, paid], event: "void", to: voided },
];
