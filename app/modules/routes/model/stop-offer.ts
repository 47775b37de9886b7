import type { Lateness } from "#app/modules/planning/model/plan.enums.ts";
import type { ViolationCause } from "#wasm/host/problem.ts";

/** Where the goods of a stop are: whoever is to bring them has to have them first. */
export type GoodsLocation = "depot" | "van";

/** Another route that a remaining stop could move to, with what comes of it there. */
export interface StopOffer {
  route: { id: string; number: number; label: string; agent: string };
  /** Its place among the route's stops, from 1. */
  position: number;
  /** The stop before it; null for the depot. */
  after: { position: number; name: string } | null;
  /** When it would be there, milliseconds UTC, and how that stands to what was promised. */
  expectedAt: number;
  lateness: Lateness;
  /** What the route grows by: metres, seconds of work, minor units. */
  metres: number;
  seconds: number;
  cost: number;
  currency: string;
  /** Who of the route would be late and is not now. */
  late: readonly { name: string; minutes: number }[];
  /** Rules that the route would break and does not now. */
  violations: readonly ViolationCause[];
  goods: GoodsLocation;
}

/** What a person would take first: nothing broken, nobody late, then the fewest seconds. */
export function compareOffers(a: StopOffer, b: StopOffer): number {
  const harm = (offer: StopOffer) => offer.violations.length * 4 + offer.late.length * 2 + Number(offer.lateness === 4);
  return harm(a) - harm(b) || a.seconds - b.seconds || a.route.number - b.route.number;
}
