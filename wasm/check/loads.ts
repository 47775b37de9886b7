import type { Call } from "./itinerary.ts";
import type { Visit } from "./visits.ts";

/** What is on board: when leaving the start, and after each call. */
export interface Loads {
  atStart: readonly number[];
  after: readonly (readonly number[])[];
}

/**
 * Deliveries of a trip are on board from its start or reload on; pickups stay to the trip's end; a shipment is on board
 * between its two ends, also across a reload. What was never picked up cannot be unloaded.
 */
export function computeLoads(calls: readonly Call[], dimensions: number): Loads {
  const load = new Array<number>(dimensions).fill(0);
  const onBoard = new Set<string>();
  const collected = new Array<number>(dimensions).fill(0);
  const change = (amounts: readonly number[], sign: 1 | -1): void => {
    amounts.forEach((amount, dimension) => {
      load[dimension] = (load[dimension] ?? 0) + sign * amount;
    });
  };
  const loadTrip = (from: number): void => {
    for (let index = from; index < calls.length; index++) {
      const stop = calls[index]?.stop;
      if (stop?.kind === "reload") return;
      if (stop?.kind === "visit") change(stop.visit.delivered, 1);
    }
  };
  const serve = (visit: Visit): void => {
    change(visit.delivered, -1);
    change(visit.pickedUp, 1);
    visit.pickedUp.forEach((amount, dimension) => {
      collected[dimension] = (collected[dimension] ?? 0) + amount;
    });
    if (visit.type === "pickup") {
      onBoard.add(visit.taskKey);
      change(visit.carried, 1);
    } else if (visit.type === "delivery" && onBoard.delete(visit.taskKey)) change(visit.carried, -1);
  };
  loadTrip(0);
  const atStart = [...load];
  const after = calls.map(({ stop }, index) => {
    if (stop.kind === "visit") serve(stop.visit);
    else if (stop.kind === "reload") {
      change(collected, -1);
      collected.fill(0);
      loadTrip(index + 1);
    }
    return [...load];
  });
  return { atStart, after };
}
