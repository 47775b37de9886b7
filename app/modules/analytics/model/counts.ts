import { failureReasons } from "#app/modules/shipments/model/shipment.enums.ts";
import { announcedCauses, lateCauses, orderOutcomes, shortCauses } from "./outcome-causes.ts";
import { findWindowCount, type WindowCount } from "./window-cells.ts";
import { shipmentOutcomes } from "./work-outcome.ts";

export const failureCounts = failureReasons.map(({ key }) => `failed_${key}` as const);
export const lateCounts = lateCauses.map((key) => `late_${key}` as const);
export const shortCounts = shortCauses.map((key) => `short_${key}` as const);
const announcedCounts = announcedCauses.map((key) => `announced_${key}` as const);
export const orderOutcomeCounts = orderOutcomes.map((key) => `outcome_${key}` as const);
export const shipmentOutcomeCounts = shipmentOutcomes.map((key) => `outcome_${key}` as const);

/** Counts whose facts can be listed: each fact adds at most 1. */
export const listedCounts = [
  ...(["orders", "due", "promised", "first_attempt", "attempted", "failed", "on_time", "in_full", "otif"] as const),
  ...(["late", "short", "implausible", "address_issue", "feedback", "pending"] as const),
  ...(["window_sent", "window_kept", "window_early", "window_late", "window_missed", "window_moved"] as const),
  ...(["announced", "announced_kept"] as const),
  ...(["visited", "first_visits", "first_visits_done", "due_visits", "due_visits_kept"] as const),
  ...(["shipments", "served", "routes", "departed_late", "longer", "resequenced", "tracked"] as const),
  ...(["limited_weight", "limited_volume", "limited_time"] as const),
  ...[
    ...orderOutcomeCounts,
    ...shipmentOutcomeCounts,
    ...failureCounts,
    ...lateCounts,
    ...shortCounts,
    ...announcedCounts,
  ],
] as const;
export type CountName = (typeof listedCounts)[number];

/** Validates the name of a count. */
export function findCount(name: string | null): CountName | undefined {
  return listedCounts.find((each) => each === name);
}

/** A count whose facts can be listed: named above, or one of a cell. */
export type ListName = CountName | WindowCount;

/** Validates the name of a list. */
export function findList(name: string): ListName | undefined {
  return findCount(name) ?? findWindowCount(name)?.name;
}
