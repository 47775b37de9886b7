import type { DriveRoute, DriveStop } from "./drive-day.ts";

/** Starts the next planned break. */
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

/** Ends the running break. */
export function applyBreakEnd(route: DriveRoute, at: string): DriveRoute {
  const isRunning = ({ type, state }: DriveStop) => type === "break" && state === "arriving";
  const stops = route.stops.map(
    (each): DriveStop => (isRunning(each) ? { ...each, state: "completed", finishedAt: at } : each),
  );
  return { ...route, stops };
}
