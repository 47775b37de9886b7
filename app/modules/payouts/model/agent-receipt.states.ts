import type { Transition } from "#app/platform/kernel/state-machine.ts";
import { type AgentReceiptStatus, agentReceiptStatuses } from "./agent-billing.enums.ts";

/** Whether its exchange rate may still be stated: one that a paid receipt has stays. */
export const canStateExchange = ({ status, exchange }: { status: AgentReceiptStatus; exchange: unknown }): boolean =>
  exchange === null || status === agentReceiptStatuses.code.pending;

export type AgentReceiptAction = "pay" | "unpay" | "exchange" | "void";

const { pending, paid, voided } = agentReceiptStatuses.code;

/** Transitions of a payout receipt: paid and, when the payment came back, unpaid; voided for good while it is not paid. */
export const agentReceiptTransitions: readonly Transition<AgentReceiptStatus, AgentReceiptAction>[] = [
  { from: [pending], event: "pay", to: paid },
  { from: [paid], event: "unpay", to: pending },
  { from: [pending], event: "exchange", to: pending },
  { from: [paid], event: "exchange", to: paid },
  { from: [pending], event: "void", to: voided },
];
