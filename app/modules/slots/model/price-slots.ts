import type { SlotWindow } from "#app/modules/orders/model/slot-claim.ts";
import type { PlanShipment } from "#app/modules/planning/model/plan-inputs.ts";
import { openSlotRoutes, type Placement, type SlotPlan } from "./slot-routes.ts";

/** How much a delivery in a slot makes a van drive. */
export const slotEfforts = ["next_door", "on_the_way", "detour", "own_trip"] as const;
export type SlotEffort = (typeof slotEfforts)[number];

/** A slot that can be kept. Cost in minor units of the account's costs, metres and seconds on top of the plan without it. */
export interface PricedSlot extends SlotWindow {
  cost: number;
  metres: number;
  seconds: number;
  effort: SlotEffort;
  /** The cheapest of its day, where a van passes anyway. */
  greener: boolean;
}

/** A day that slots are priced on. */
export interface SlotDay {
  day: string;
  plans: readonly SlotPlan[];
  /** Deliveries promised for the day that are in no plan yet, the most urgent first. */
  waiting: readonly PlanShipment[];
  windows: readonly SlotWindow[];
}

/** Metres on top of a route up to which a van stops next door, or passes on its way. */
const effortLimits = { next_door: 500, on_the_way: 2_000 } as const;

/**
 * The slots of a day that can be kept beside everything already promised, each at its cheapest place in any route.
 * `delivery` is what would be delivered; its window is replaced.
 */
export function priceSlots({ plans, waiting, windows }: SlotDay, delivery: PlanShipment): PricedSlot[] {
  const tried = windows.map(({ from, to }, at) => ({
    ...{ ...delivery, id: `slot ${at}` },
    dropoff: { ...delivery.dropoff, from, to },
  }));
  const opened = plans.map((plan) => openSlotRoutes(plan, [...waiting, ...tried]));
  const findCheapest = (id: string): Placement | null =>
    opened.reduce<Placement | null>((best, routes) => {
      const place = routes.findPlace(id);
      return place && (!best || place.cost < best.cost) ? place : best;
    }, null);
  const added = new Set([...waiting, ...tried].map(({ id }) => id));
  for (const routes of opened)
    for (const id of routes.unassigned.filter((each) => !added.has(each))) routes.findPlace(id)?.keep();
  for (const { id } of waiting) findCheapest(id)?.keep();
  const slots = windows.flatMap((window, at) => {
    const place = findCheapest(`slot ${at}`);
    return place ? [{ ...window, ...toFigures(place) }] : [];
  });
  const least = Math.min(...slots.map(({ cost }) => cost));
  return slots.map((slot) => ({ ...slot, greener: slot.cost === least && slot.effort !== "own_trip" }));
}

function toFigures({ cost, metres, seconds, isOwnTrip }: Placement): Omit<PricedSlot, "from" | "to" | "greener"> {
  const effort = isOwnTrip
    ? "own_trip"
    : metres <= effortLimits.next_door
      ? "next_door"
      : metres <= effortLimits.on_the_way
        ? "on_the_way"
        : "detour";
  return { cost, metres, seconds, effort };
}
