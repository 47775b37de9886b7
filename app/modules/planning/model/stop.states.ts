import type { StopAction } from "#app/modules/routes/model/live-route.ts";
import type { Transition } from "#app/platform/kernel/state-machine.ts";
import type { StopState } from "./plan.enums.ts";
import type { RouteStatus } from "./route.enums.ts";

/** Stops that are still ahead. */
export const openStops: readonly StopState[] = ["pending", "ready", "arriving"];
/** Stops that are over, whether they succeeded or not. */
export const doneStops: readonly StopState[] = ["completed", "attempted", "failed"];

/** Transitions of a stop. The next stop of an active route is `ready`; the drop-off of a failed pickup is `failed`. */
export const stopTransitions: readonly Transition<StopState, StopAction>[] = [
  { from: ["pending", "ready"], event: "arrive", to: "arriving" },
  { from: ["pending", "ready", "arriving"], event: "complete", to: "completed" },
  { from: ["pending", "ready", "arriving"], event: "attempt", to: "attempted" },
];

/**
 * Transitions of a route: active from its start or first stop action, completed when no stop is open; rejected only
 * before it starts.
 */
export const routeTransitions: readonly Transition<RouteStatus, "start" | "work" | "complete" | "reject">[] = [
  { from: ["assigned"], event: "start", to: "active" },
  { from: ["assigned", "active"], event: "work", to: "active" },
  { from: ["assigned", "active"], event: "complete", to: "completed" },
  { from: ["assigned"], event: "reject", to: "rejected" },
];
