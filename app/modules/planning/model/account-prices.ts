import { payoutSchema } from "#app/modules/fleet/model/agent.ts";
import type { DefaultCosts } from "#app/modules/workspace/model/default-costs.ts";
import { getCostCurrency, type Preferences } from "#app/platform/access/preferences.ts";
import { getCurrencyDecimals } from "#app/platform/money/money.ts";
import { displayUnits, fromMeters } from "#app/platform/money/units.ts";
import type { AgentPay, PlanPrices } from "./plan-prices.ts";

/** The account's default costs in minor units. */
export function toPlanPrices(costs: DefaultCosts, preferences: Preferences): PlanPrices {
  const minor = 10 ** getCurrencyDecimals(getCostCurrency(preferences));
  return {
    perHour: costs.default_cost_per_hour * minor,
    perKm: costs.default_cost_per_km * minor,
    perRoute: costs.default_cost_per_route * minor,
    perStop: costs.default_cost_per_stop * minor,
  };
}

/** An agent's pay in minor units; null where there is none, or in another currency than the account's costs. */
export function toAgentPay(payout: Readonly<Record<string, unknown>>, preferences: Preferences): AgentPay | null {
  const currency = getCostCurrency(preferences);
  const pay = payoutSchema.safeParse(payout).data;
  if (pay?.currency !== currency) return null;
  const minor = 10 ** getCurrencyDecimals(currency);
  const unitsPerKm = fromMeters(1000, displayUnits[preferences.distance_measurement_system].distance);
  return {
    perHour: pay.per_hour * minor,
    perKm: pay.per_distance_unit * unitsPerKm * minor,
    perShipment: pay.per_shipment * minor,
    perDay: pay.flat * minor,
  };
}
