import type { Lateness } from "#app/modules/planning/model/plan.enums.ts";
import type { ViolationCause } from "#wasm/host/problem.ts";

/** Where a stop's goods are: the new driver has to fetch them from there. */
export type GoodsLocation = "depot" | "van";

/** Another route that a remaining stop could move to, with the consequences. */
export interface StopOffer {
  route: { id: string; number: number; label: string; agent: string };
  /** Position among the route's stops, from 1. */
  position: number;
  /** The stop before it; null: first stop. */
  after: { position: number; name: string } | null;
  /** Expected arrival in milliseconds UTC, and its lateness. */
  expectedAt: number;
  lateness: Lateness;
  /** What is added to the route: metres, seconds of work, minor units. */
  metres: number;
  seconds: number;
  cost: number;
  currency: string;
  /** Customers of the route who would become late. */
  late: readonly { name: string; minutes: number }[];
  /** Rules that the route would break in addition. */
  violations: readonly ViolationCause[];
  goods: GoodsLocation;
}

/** Best first: no broken rules, nobody late, then the fewest seconds. */
export function compareOffers(a: StopOffer, b: StopOffer): number {
  const harm = (offer: StopOffer) => offer.violations.length * 4 + offer.late.length * 2 + Number(offer.lateness === 4);
  return harm(a) - harm(b) || a.seconds - b.seconds || a.route.number - b.route.number;
}
