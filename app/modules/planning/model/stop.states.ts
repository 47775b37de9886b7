import type { StopAction } from "#app/modules/routes/model/live-route.ts";
import type { Transition } from "#app/platform/kernel/state-machine.ts";
import type { StopState } from "./plan.enums.ts";
import type { RouteStatus } from "./route.enums.ts";

/** Stops that still lie ahead. */
export const openStops: readonly StopState[] = ["pending", "ready", "arriving"];
/** Stops that are over, one way or the other. */
export const doneStops: readonly StopState[] = ["completed", "attempted", "failed"];

/**
 * A stop's life (domain §4). The next stop of a route under way is `ready`; the drop-off of a pick-up that did not happen
 * is `failed`.
 */
export const stopTransitions: readonly Transition<StopState, StopAction>[] = [
  { from: ["pending", "ready"], event: "arrive", to: "arriving" },
  { from: ["pending", "ready", "arriving"], event: "complete", to: "completed" },
  { from: ["pending", "ready", "arriving"], event: "attempt", to: "attempted" },
];

/** A route's life: under way from its start or the first stop action on, completed when no stop is open; rejected while it waits. */
export const routeTransitions: readonly Transition<RouteStatus, "start" | "work" | "complete" | "reject">[] = [
  { from: ["assigned"], event: "start", to: "active" },
  { from: ["assigned", "active"], event: "work", to: "active" },
  { from: ["assigned", "active"], event: "complete", to: "completed" },
  { from: ["assigned"], event: "reject", to: "rejected" },
];
