/** States of a confirmed route: assigned at confirm, active from the first stop action on, completed; or its agent said no. */
export const routeStatuses = ["assigned", "active", "completed", "rejected"] as const;

export type RouteStatus = (typeof routeStatuses)[number];

/** What an agent was asked and said; null where the account's routes are no requests. */
export const routeRequests = ["asked", "accepted", "rejected", "timed_out"] as const;

export type RouteRequest = (typeof routeRequests)[number];
