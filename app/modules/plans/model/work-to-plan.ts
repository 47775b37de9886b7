import type { Point } from "#app/platform/geo/place.ts";

/** A shipment that can join a new plan. Local times. */
export interface WaitingShipment {
  id: string;
  number: string;
  /** Name of the customer, or else the place. */
  name: string;
  line: string;
  /** Where its stop is. */
  point: Point | null;
  from: string | null;
  to: string | null;
  packages: number;
  /** Grams. */
  weight: number;
  /** The earlier plan that left it undone; null for a Pending one. */
  plan: string | null;
  /** The account's location that its route begins or ends at, if it is one. */
  locationId: string | null;
}

/** Shipments of a type that a plan of a day can take, each once. */
export interface WorkToPlan {
  /** Of earlier days, and the promise is over; with what earlier plans left undone. Most overdue first. */
  overdue: WaitingShipment[];
  /** Of the day, or without a window. */
  due: WaitingShipment[];
  /** Of other days: earlier ones whose promise can still be kept, and later ones. */
  other: WaitingShipment[];
  /** Whether there are more than were read. */
  more: boolean;
}

/** Sorts shipments that wait into those to plan for a day and the rest. `now` is the local time. */
export function sortWork(
  shipments: readonly WaitingShipment[],
  { day, now }: { day: string; now: string },
): Omit<WorkToPlan, "more"> {
  const work: Omit<WorkToPlan, "more"> = { overdue: [], due: [], other: [] };
  for (const shipment of shipments) work[getGroup(shipment)].push(shipment);
  work.overdue.sort(byPromise);
  return work;

  function getGroup({ from, to, plan }: WaitingShipment): "overdue" | "due" | "other" {
    const [opens, ends] = [from ?? to, to ?? from];
    if (plan !== null) return "overdue";
    if (opens === null || ends === null) return "due";
    if (ends.slice(0, 10) < day) return ends < now ? "overdue" : "other";
    return opens.slice(0, 10) <= day ? "due" : "other";
  }
}

/** Why the hours of a plan cannot keep the promise of a shipment of its day; null if they can. */
export function findHoursProblem(
  { from, to, plan }: Pick<WaitingShipment, "from" | "to" | "plan">,
  { day, start, end }: NewPlanHours,
): "closes_before" | "opens_after" | null {
  if (plan !== null || !start || !end) return null;
  if (to?.startsWith(day) && to <= `${day}T${start}`) return "closes_before";
  return from?.startsWith(day) && from >= `${day}T${end}` ? "opens_after" : null;
}

/** The hours of a plan on its day, `HH:MM`. */
export interface NewPlanHours {
  day: string;
  start: string;
  end: string;
}

/** The location that most of the shipments go from or to. */
export function findUsualLocation(shipments: readonly Pick<WaitingShipment, "locationId">[]): string | null {
  const counts = new Map<string, number>();
  for (const { locationId } of shipments) if (locationId) counts.set(locationId, (counts.get(locationId) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}

/** The earliest end of the promise first; those without one last. */
function byPromise(a: WaitingShipment, b: WaitingShipment): number {
  const [first, second] = [a.to ?? a.from ?? "9", b.to ?? b.from ?? "9"];
  return first < second ? -1 : Number(first > second);
}
