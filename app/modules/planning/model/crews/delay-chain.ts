import type { PlannedStep } from "#wasm/check/visits.ts";
import type { LateChain } from "#wasm/check/why-late.ts";

/**
 * The chain of causes that makes a stop late; indexes are those of the route's stops, −1 is the departure. A break has
 * the index of the stop before it.
 */
export type DelayChain = Omit<LateChain, "fix">;

/** Converts step indexes to stop indexes: a break counts with the stop before it. */
export function toStopIndexes(
  steps: readonly PlannedStep[],
  find: (at: number) => DelayChain | null,
  index: number,
): DelayChain | null {
  const places = steps.flatMap(({ type }, at) => (type === "break" ? [] : at));
  const stopAt = (at: number) => places.findLastIndex((place) => place <= at);
  const found = find(places[index] ?? -1);
  if (!found) return null;
  const links = found.links.map((link) => ({ ...link, index: stopAt(link.index) }));
  return { ...found, index, links, from: { ...found.from, index: stopAt(found.from.index) } };
}
