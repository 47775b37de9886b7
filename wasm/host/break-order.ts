import type { Break, Vehicle } from "./problem.ts";

const never = Number.POSITIVE_INFINITY;
const lastClose = (rest: Break): number => rest.time_windows?.at(-1)?.[1] ?? never;

/** A vehicle's breaks in the order in which they are taken: the one that must begin first comes first. */
export function sortBreaks(vehicle: Vehicle): readonly Break[] {
  return (vehicle.breaks ?? []).toSorted((one, other) => {
    const [first, second] = [lastClose(one), lastClose(other)];
    return first === second ? 0 : first - second;
  });
}

/** The breaks that a route may have to take: not those that can still begin when the shift is over, with its grace. */
export function listBreaksWithinShift(vehicle: Vehicle): readonly Break[] {
  const over = (vehicle.time_window?.[1] ?? never) + (vehicle.grace?.late ?? 0);
  return sortBreaks(vehicle).filter((rest) => !rest.time_windows || lastClose(rest) < over);
}
