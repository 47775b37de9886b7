import { createEnumeration } from "#app/platform/kernel/enumeration.ts";

/** Attendance statuses. */
export const attendanceStatuses = createEnumeration([
  { code: 1, key: "on_duty" },
  { code: 2, key: "off_duty" },
]);

export type AttendanceStatus = (typeof attendanceStatuses.rows)[number]["code"];

export const attendanceEventTypes = ["checked_in", "checked_out"] as const;

export type AttendanceEventType = (typeof attendanceEventTypes)[number];

/** Who checks an agent in or out: the agent, the office, the start of a route, the clock. */
export const attendanceSources = ["agent", "office", "route", "clock"] as const;

export type AttendanceSource = (typeof attendanceSources)[number];
