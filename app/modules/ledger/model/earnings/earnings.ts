import type { z } from "zod";
import type { payoutSchema } from "#app/modules/fleet/model/agent.ts";
import { type AgentTransactionType, agentTransactionTypes } from "#app/modules/payouts/model/agent-billing.enums.ts";
import { computeRateAmount, distanceUnits, type Measures } from "./rates.ts";

export type Payout = z.output<typeof payoutSchema>;

/** The inputs of an amount, stored with it, so that its formula can be shown. */
export interface EarningInputs {
  /** The agent's rate, a decimal number. */
  rate?: string;
  /** Unit of the rate. */
  unit?: "day" | "hour" | "shipment" | "km" | "mi";
  /** Meters of the route's first leg, if it is not paid. */
  firstTrip?: number;
  shipment?: string;
  route?: number;
  /** Check-in and check-out, milliseconds UTC. */
  from?: number;
  to?: number;
  /** The collection receipt with the difference. */
  receipt?: string;
}

/** An earning to be written. `source` identifies its cause, which earns only once. */
export interface Earning {
  source: string;
  type: AgentTransactionType;
  agentId: string;
  currency: string;
  /** Minor units; negative is a deduction. */
  amount: number;
  /** Local date of the account. */
  day: string;
  /** Days, minutes, shipments or meters. */
  quantity: number;
  inputs: EarningInputs;
  shipmentId?: string;
  routeId?: string;
  /** When a shipment was completed: it earns nothing while the attendance of that moment waits for approval. */
  workedAt?: number;
}

/** A leg driven for a shipment. */
export interface PaidLeg {
  metres: number;
  /** True for the leg from the start of the route. */
  first: boolean;
}

/** A shipment completed by an agent. */
export interface CompletedWork {
  shipmentId: string;
  number: string;
  agentId: string;
  day: string;
  completedAt: number;
  route: { id: string; number: number } | null;
  legs: readonly PaidLeg[];
}

const { flat, hour, shipment, distance } = agentTransactionTypes.code;

/** What an agent earns by completing a shipment: the rate per shipment, and that for the distance of its legs. */
export function computeShipmentEarnings(payout: Payout, work: CompletedWork, measures: Measures): Earning[] {
  const { agentId, day, completedAt, shipmentId, number, route, legs } = work;
  const { unit, metres: per } = distanceUnits[measures];
  const left = payout.include_first_trip ? 0 : sumLegs(legs.filter(({ first }) => first));
  const driven = sumLegs(legs) - left;
  const base = {
    agentId,
    day,
    workedAt: completedAt,
    currency: payout.currency,
    ...(route ? { routeId: route.id } : {}),
  };
  const about = { shipment: number, ...(route ? { route: route.number } : {}) };
  const earnings: Earning[] = [
    {
      ...base,
      source: `shipment:${shipmentId}`,
      type: shipment,
      shipmentId,
      quantity: 1,
      amount: computeRateAmount(payout.per_shipment, 1, 1, payout.currency),
      inputs: { ...about, rate: String(payout.per_shipment), unit: "shipment" },
    },
    {
      ...base,
      source: `distance:${shipmentId}`,
      type: distance,
      shipmentId,
      quantity: driven,
      amount: computeRateAmount(payout.per_distance_unit, driven, per, payout.currency),
      inputs: {
        ...about,
        rate: String(payout.per_distance_unit),
        unit,
        ...(left > 0 ? { firstTrip: left } : {}),
      },
    },
  ];
  return earnings.filter(({ amount }) => amount > 0);
}

/** What identifies an agent's rate for a day. */
export const getDayEarningsSource = (agentId: string, day: string): string => `flat:${agentId}:${day}`;

/** The rate for a day with a check-in, paid once. */
export function computeDayEarnings(payout: Payout, { agentId, day }: { agentId: string; day: string }): Earning[] {
  const earning: Earning = {
    source: getDayEarningsSource(agentId, day),
    type: flat,
    agentId,
    day,
    currency: payout.currency,
    quantity: 1,
    amount: computeRateAmount(payout.flat, 1, 1, payout.currency),
    inputs: { rate: String(payout.flat), unit: "day" },
  };
  return earning.amount > 0 ? [earning] : [];
}

/** A finished attendance. */
export interface Presence {
  id: string;
  agentId: string;
  /** Local date of the check-in. */
  day: string;
  from: number;
  to: number;
}

/** What an attendance earns: the minutes between check-in and check-out, on the day of the check-in. */
export function computePresenceEarnings(payout: Payout, { id, agentId, day, from, to }: Presence): Earning[] {
  const minutes = Math.max(0, Math.floor((to - from) / 60_000));
  const hours: Earning = {
    source: `hours:${id}`,
    type: hour,
    agentId,
    day,
    currency: payout.currency,
    quantity: minutes,
    amount: computeRateAmount(payout.per_hour, minutes, 60, payout.currency),
    inputs: { rate: String(payout.per_hour), unit: "hour", from, to },
  };
  return hours.amount > 0 ? [hours] : [];
}

const sumLegs = (legs: readonly PaidLeg[]): number => legs.reduce((sum, { metres }) => sum + metres, 0);
