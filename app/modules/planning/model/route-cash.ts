import type { PlanShipment } from "./plan-inputs.ts";

/** What an agent has on hand in the currency of the cash limit; minor units. */
export interface AgentCash {
  agentId: string;
  currency: string;
  limit: number;
  onHand: number;
}

/** What a route brings together, where that is more than the agent should carry. */
export interface CashExcess extends AgentCash {
  /** What is to be collected at its doors; what is paid by card at the door is not known before. */
  due: number;
  over: number;
}

/** Whether a route brings its agent beyond the cash limit; null without one, or within it. Other currencies do not count. */
export function findCashExcess(
  route: { agentId: string; stops: readonly { shipmentId: string; type: string }[] },
  shipmentOf: (id: string) => Pick<PlanShipment, "codAmount" | "codCurrency"> | undefined,
  cash: readonly AgentCash[],
): CashExcess | null {
  const own = cash.find(({ agentId }) => agentId === route.agentId);
  if (!own) return null;
  const due = route.stops.reduce((sum, { shipmentId, type }) => {
    const shipment = type === "dropoff" ? shipmentOf(shipmentId) : undefined;
    return shipment?.codCurrency === own.currency ? sum + (shipment.codAmount ?? 0) : sum;
  }, 0);
  const over = own.onHand + due - own.limit;
  return over > 0 ? { ...own, due, over } : null;
}
