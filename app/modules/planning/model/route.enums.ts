/**
 * States of a confirmed route: assigned on confirmation, active from the first stop action, completed; rejected when
 * its agent declined it.
 */
export const routeStatuses = ["assigned", "active", "completed", "rejected"] as const;

export type RouteStatus = (typeof routeStatuses)[number];

/** State of a route's request to its agent; null in accounts without route requests. */
export const routeRequests = ["requested", "accepted", "rejected", "timed_out"] as const;

export type RouteRequest = (typeof routeRequests)[number];

/** What limits a route: its vehicle's weight and volume at the fullest moment, and its crew's hours. */
export const fillDimensions = ["weight", "volume", "time"] as const;

/** Percent of each limit that a route takes; what has no limit is left out. */
export type RouteFill = Partial<Record<(typeof fillDimensions)[number], number>>;
