import { createEnumeration } from "#app/platform/kernel/enumeration.ts";

/** Plan status. */
export const planStatuses = createEnumeration([
  { code: 1, key: "pending", shape: "ring", family: "idle" },
  { code: 2, key: "queued", shape: "queued", family: "prep" },
  { code: 3, key: "optimizing", shape: "turning", family: "move" },
  { code: 4, key: "ready", shape: "dotted", family: "prep" },
  { code: 5, key: "confirmed", shape: "check", family: "done" },
]);
export type PlanStatus = (typeof planStatuses.rows)[number]["code"];

/** Lateness of a stop, and how lists and figures group it. */
export const latenessLevels = createEnumeration([
  { code: 0, key: "normal", shape: "point", family: "late-0", alarm: null },
  { code: 1, key: "early", shape: "early", family: "late-1", alarm: null },
  { code: 2, key: "at_risk_early", shape: "maybeEarly", family: "late-2", alarm: "atRisk" },
  { code: 3, key: "at_risk_late", shape: "maybeLate", family: "late-3", alarm: "atRisk" },
  { code: 4, key: "late", shape: "late", family: "late-4", alarm: "late" },
]);
export type Lateness = (typeof latenessLevels.rows)[number]["code"];
export const alarms = ["late", "atRisk"] as const;
export type Alarm = (typeof alarms)[number];

/** Counts late stops and stops at risk: the single source of every figure, row and filter. */
export function countAlarms(stops: readonly { lateness: Lateness }[]): Record<Alarm, number> {
  const count = { late: 0, atRisk: 0 };
  for (const { lateness } of stops) {
    const { alarm } = latenessLevels.byCode(lateness);
    if (alarm) count[alarm] += 1;
  }
  return count;
}

/** Route stop states. */
export const stopStates = ["pending", "ready", "arriving", "completed", "attempted", "failed"] as const;
export type StopState = (typeof stopStates)[number];

/** Stop types; `depot` is a mid-route return to unload and load again. */
export const stopTypes = ["pickup", "dropoff", "route_end", "break", "depot"] as const;
export type StopType = (typeof stopTypes)[number];

/** Maximum number of shipments of a plan. */
export const MAX_PLAN_SHIPMENTS = 5_000;

/** Maximum length of a plan in days. */
export const MAX_PLAN_DAYS = 14;
