import { z } from "zod";
import { type Endpoint, endpoint } from "#app/platform/http/endpoint.server.ts";
import { withTags } from "#app/platform/http/endpoint-tags.ts";
import { bulkOutcomeSchema, createListSchema, localDateSchema } from "#app/platform/http/responses/shared.responses.ts";
import { agentTodaySchema, attendanceSchema, plannedWeekSchema, worktimeSchema } from "./api/attendance.outputs.ts";
import { changeShifts, copyShifts } from "./commands/change-shifts.server.ts";
import { checkIn, checkOut } from "./commands/check-in.server.ts";
import { correctWorktime } from "./commands/correct-worktime.server.ts";
import { approveWorktime, refuseWorktime } from "./commands/decide-worktime.server.ts";
import { endCooldowns } from "./commands/end-cooldowns.server.ts";
import { messageAgents } from "./commands/message-agents.server.ts";
import { listAttendance } from "./commands/view-attendance.server.ts";
import { listHistory } from "./commands/view-history.server.ts";
import { listShifts } from "./commands/view-shifts.server.ts";
import { listWorktimes } from "./commands/view-worktime.server.ts";

const access = { permission: "fleet" } as const;

/** Headings of the description. */
const tags = { fleet: "Shifts, attendance and work time." };

export const attendanceEndpoints: readonly Endpoint[] = withTags(tags, [
  endpoint({
    method: "GET",
    path: "/fleet/shifts",
    operation: "getShifts",
    access,
    summary: "The shifts of a week",
    query: { week: { type: "day", means: "A day of the week; the current one without it." } },
    read: listShifts,
    output: z.strictObject({ week: localDateSchema, agents: z.array(plannedWeekSchema) }),
  }),
  endpoint({
    method: "PUT",
    path: "/fleet/shifts",
    operation: "updateShifts",
    access,
    summary: "Change shifts",
    command: changeShifts,
    output: z.strictObject({ changed: z.int() }),
  }),
  endpoint({
    method: "POST",
    path: "/fleet/shifts/copy",
    operation: "copyShifts",
    access,
    summary: "Repeat a week of shifts",
    command: copyShifts,
    output: z.strictObject({ copied: z.int() }),
  }),
  endpoint({
    method: "GET",
    path: "/fleet/attendance",
    operation: "listAttendance",
    access,
    summary: "Who is on duty",
    mcp: { toolset: "fleet" },
    read: listAttendance,
    output: createListSchema("agents", agentTodaySchema),
  }),
  endpoint({
    method: "GET",
    path: "/fleet/attendance/history",
    operation: "listAttendanceHistory",
    access,
    summary: "When agents worked",
    read: listHistory,
    output: createListSchema("attendance", attendanceSchema),
  }),
  endpoint({
    method: "GET",
    path: "/fleet/worktime",
    operation: "listWorkTime",
    access,
    summary: "Work time that needs approval",
    description:
      "With the evidence: reports, places, and the routes of the day. It earns nothing until it is approved.",
    read: listWorktimes,
    output: createListSchema("worktimes", worktimeSchema),
  }),
  endpoint({
    method: "POST",
    path: "/fleet/worktime/approve",
    operation: "approveWorkTime",
    access,
    summary: "Approve work time",
    command: approveWorktime,
    output: bulkOutcomeSchema,
  }),
  endpoint({
    method: "POST",
    path: "/fleet/worktime/refuse",
    operation: "refuseWorkTime",
    access,
    summary: "Refuse work time",
    command: refuseWorktime,
    output: bulkOutcomeSchema,
  }),
  endpoint({
    method: "POST",
    path: "/fleet/worktime/:id/correct",
    operation: "correctWorkTime",
    access,
    summary: "Approve work time with other times",
    command: correctWorktime,
    output: z.strictObject({ minutes: z.int() }),
  }),
  endpoint({
    method: "POST",
    path: "/fleet/attendance/check-in",
    operation: "checkInAgents",
    access,
    summary: "Check agents in",
    description: "Sends `agent.checked_in`.",
    command: checkIn,
    output: bulkOutcomeSchema,
  }),
  endpoint({
    method: "POST",
    path: "/fleet/attendance/check-out",
    operation: "checkOutAgents",
    access,
    summary: "Check agents out",
    description: "Sends `agent.checked_out`.",
    command: checkOut,
    output: bulkOutcomeSchema,
  }),
  endpoint({
    method: "POST",
    path: "/fleet/attendance/message",
    operation: "messageAgents",
    access,
    summary: "Send agents a message",
    command: messageAgents,
    output: bulkOutcomeSchema,
  }),
  endpoint({
    method: "POST",
    path: "/fleet/attendance/reset-cooldown",
    operation: "resetAgentCooldown",
    access,
    summary: "End the rest of vehicles",
    command: endCooldowns,
    output: bulkOutcomeSchema,
  }),
]);
