import type { PlanShipment } from "./plan-inputs.ts";

/** Cash that an agent carries, in the currency of the cash limit; minor units. */
export interface AgentCash {
  agentId: string;
  currency: string;
  limit: number;
  onHand: number;
}

/** How much cash a route collects, when the agent would exceed the limit. */
export interface CashExcess extends AgentCash {
  /** To be collected at its stops, excluding payments that may be made by card. */
  due: number;
  over: number;
}

/**
 * Whether a route takes its agent beyond the cash limit; null without a limit or within it. Other currencies do not
 * count.
 */
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
