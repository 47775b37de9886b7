/** Prices in minor units of the account's cost currency; may be fractional. */
export interface PlanPrices {
  /** Of driving and service. */
  perHour: number;
  perKm: number;
  /** Once where a route is driven at all. */
  perRoute: number;
  perStop: number;
}

/** What an agent is paid: minor units of the account's cost currency, may be fractional. */
export interface AgentPay {
  perHour: number;
  perKm: number;
  perShipment: number;
  perDay: number;
}

/**
 * The inputs as those see them who may not see what agents are paid: no wage, so that neither the crews nor the cost of a
 * route tells one. Costs are then those of vehicles and of the account's defaults.
 */
export function withoutPay<Inputs extends { crews: readonly { agent: { pay?: AgentPay | null } }[] }>(
  inputs: Inputs,
): Inputs {
  return { ...inputs, crews: inputs.crews.map((crew) => ({ ...crew, agent: { ...crew.agent, pay: null } })) };
}
