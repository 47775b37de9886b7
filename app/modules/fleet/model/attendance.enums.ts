import { createEnumeration } from "#app/platform/kernel/enumeration.ts";

/** Attendance statuses. */
export const attendanceStatuses = createEnumeration([
  { code: 1, key: "on_duty" },
  { code: 2, key: "off_duty" },
]);

export type AttendanceStatus = (typeof attendanceStatuses.rows)[number]["code"];

export const attendanceEventTypes = ["checked_in", "checked_out", "approved", "refused"] as const;

export type AttendanceEventType = (typeof attendanceEventTypes)[number];

/** Who checks an agent in or out: the agent, the office, the start of a route, the clock. */
export const attendanceSources = ["agent", "office", "route", "clock"] as const;

export type AttendanceSource = (typeof attendanceSources)[number];

/** The decision of the office on an attendance that waited for approval. What needs none has no state. */
export const approvalStates = ["waiting", "approved", "refused"] as const;

export type ApprovalState = (typeof approvalStates)[number];

/** Why an attendance waits for approval. */
export const approvalReasons = ["reported_late", "outside_shift", "day_off", "too_long", "not_checked_out"] as const;

export type ApprovalReason = (typeof approvalReasons)[number];
