import type { DriveRoute, DriveStop } from "./drive-day.ts";

/** The break that is next begins. */
export function applyBreakStart(route: DriveRoute, at: string): DriveRoute {
  const breaks = route.stops.filter(({ type }) => type === "break");
  if (breaks.some(({ state }) => state === "arriving")) return route;
  const next = breaks.find(({ state }) => state === "pending");
  const ahead = route.stops.find(({ type, finishedAt }) => type !== "break" && finishedAt === null);
  const stops = route.stops.map((each): DriveStop => {
    const position = ahead?.position ?? each.position;
    return each === next ? { ...each, state: "arriving", arrivedAt: at, position } : each;
  });
  return { ...route, stops };
}

/** The break that runs is over. */
export function applyBreakEnd(route: DriveRoute, at: string): DriveRoute {
  const runs = ({ type, state }: DriveStop) => type === "break" && state === "arriving";
  const stops = route.stops.map(
    (each): DriveStop => (runs(each) ? { ...each, state: "completed", finishedAt: at } : each),
  );
  return { ...route, stops };
}
