import { addStopCash, listCollected } from "./drive-cash.ts";
import { type DriveDay, type DriveRoute, type DriveStop, isOver, type WaitingAction } from "./drive-day.ts";

/** The corrected time of an action, ISO 8601. */
export function getDoneAt({ deviceAt, clockOffset = 0 }: Pick<WaitingAction, "deviceAt" | "clockOffset">): string {
  return new Date(Date.parse(deviceAt) + clockOffset).toISOString();
}

/** Applies queued actions to the day, so that the driver sees them as done before they are sent. */
export function applyWaiting(day: DriveDay, waiting: readonly WaitingAction[]): DriveDay {
  return waiting.reduce((current, action) => applyToDay(current, action), day);
}

function applyToDay(day: DriveDay, action: WaitingAction): DriveDay {
  if (action.kind === "check_in") return { ...day, checkedInAt: day.checkedInAt ?? getDoneAt(action) };
  if (action.kind === "check_out") return { ...day, checkedInAt: null };
  if (action.kind === "read")
    return { ...day, messages: day.messages.filter(({ id }) => !action.messageIds?.includes(id)) };
  const { route } = day;
  if (!route || route.id !== action.routeId) return day;
  if (action.kind === "reject" && !action.stopId) return { ...day, route: null };
  const done = action.kind === "complete" && route.stops.find(({ id }) => id === action.stopId);
  const cash = day.cash && done && !isOver(done) ? addStopCash(day.cash, listCollected(done, action)) : day.cash;
  return { ...day, cash, route: applyToRoute(route, action) };
}

function applyToRoute(route: DriveRoute, action: WaitingAction): DriveRoute {
  const at = getDoneAt(action);
  const stop = (change: (each: DriveStop) => Partial<DriveStop>): DriveRoute => ({
    ...route,
    status: route.status === "assigned" ? "active" : route.status,
    stops: route.stops.map((each) =>
      each.id === action.stopId && !isOver(each) ? { ...each, ...change(each) } : each,
    ),
  });
  if (action.kind === "arrive") return stop(() => ({ state: "arriving", arrivedAt: at }));
  if (action.kind === "complete")
    return stop((each) => ({ state: "completed", finishedAt: at, arrivedAt: each.arrivedAt ?? at }));
  if (action.kind === "attempt")
    return stop((each) => ({ state: "attempted", finishedAt: at, arrivedAt: each.arrivedAt ?? at }));
  if (action.kind === "accept") return { ...route, request: "accepted" };
  if (action.kind === "reject") return { ...route, stops: route.stops.filter(({ id }) => id !== action.stopId) };
  if (action.kind === "start") return { ...route, status: "active" };
  if (action.kind === "finish") return { ...route, status: "completed" };
  if (action.kind === "pause") return { ...applyBreakStart(route, at), driverReport: { kind: "pause", minutes: 0 } };
  if (action.kind === "resume") return { ...applyBreakEnd(route, at), driverReport: null };
  return { ...route, driverReport: { kind: "late", minutes: action.minutes ?? 0 } };
}

/** Starts the next planned break. */
function applyBreakStart(route: DriveRoute, at: string): DriveRoute {
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
function applyBreakEnd(route: DriveRoute, at: string): DriveRoute {
  const isRunning = ({ type, state }: DriveStop) => type === "break" && state === "arriving";
  const stops = route.stops.map(
    (each): DriveStop => (isRunning(each) ? { ...each, state: "completed", finishedAt: at } : each),
  );
  return { ...route, stops };
}
