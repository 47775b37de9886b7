import { enumeration } from "../kernel/enumeration.ts";

/** Plan status (domain §4). */
export const planStatuses = enumeration([
  { code: 1, key: "pending" },
  { code: 2, key: "queued" },
  { code: 3, key: "optimizing" },
  { code: 4, key: "ready" },
  { code: 5, key: "confirmed" },
]);
export type PlanStatus = (typeof planStatuses.rows)[number]["code"];

/** Lateness of a stop (domain §4). */
export const latenessLevels = enumeration([
  { code: 0, key: "normal" },
  { code: 1, key: "early" },
  { code: 2, key: "at_risk_early" },
  { code: 3, key: "at_risk_late" },
  { code: 4, key: "late" },
]);
export type Lateness = (typeof latenessLevels.rows)[number]["code"];

/** Route stop states (domain §4). */
export const stopStates = ["pending", "ready", "arriving", "completed", "attempted", "failed"] as const;
export type StopState = (typeof stopStates)[number];

/** Stop types (domain §3), and `depot`: back in mid-route to empty and load again. */
export const stopTypes = ["pickup", "dropoff", "route_end", "break", "depot"] as const;
export type StopType = (typeof stopTypes)[number];

/** Shipments that a plan is given at once. */
export const mostPlanned = 5_000;
