import { type DriveDay, type DriveStop, isOver, isTask } from "./drive-day.ts";

/** A change of the day by the office, shown to the driver. */
export type DayChangeNotice =
  | { kind: "route"; stops: number }
  | { kind: "gone"; name: string }
  | { kind: "added"; name: string }
  | { kind: "order" };

/** Finds changes that matter to the driver: removed or added stops, another order, another route. */
export function findDayChanges(before: DriveDay | null, after: DriveDay): DayChangeNotice[] {
  if (!before || !after.route || after.route.status === "completed") return [];
  const open = after.route.stops.filter(isTask);
  if (before.route?.id !== after.route.id)
    // The office's message already says so.
    return after.messages.some(({ kind }) => kind === "route") ? [] : [{ kind: "route", stops: open.length }];
  const known = before.route.stops.filter(isTask);
  const gone = known.filter((stop) => !isOver(stop) && !open.some(({ id }) => id === stop.id));
  const added = open.filter((stop) => !known.some(({ id }) => id === stop.id));
  const listCommonIds = (stops: readonly DriveStop[], others: readonly DriveStop[]) =>
    stops
      .filter(({ id }) => others.some((other) => other.id === id))
      .map(({ id }) => id)
      .join(" ");
  return [
    ...gone.map(({ place }) => ({ kind: "gone" as const, name: place.name })),
    ...added.map(({ place }) => ({ kind: "added" as const, name: place.name })),
    ...(listCommonIds(known, open) === listCommonIds(open, known) ? [] : [{ kind: "order" as const }]),
  ];
}
