import type { ApprovalReason, ApprovalState, AttendanceSource } from "#app/modules/fleet/model/attendance.enums.ts";
import { CHECK_OUT_GRACE_MS } from "#app/modules/fleet/model/attendance.ts";
import type { Shift } from "#app/modules/fleet/model/shift.ts";
import type { Preferences } from "#app/platform/access/preferences.ts";
import type { ErrorCode } from "#app/platform/kernel/error-codes.ts";
import { hour } from "#app/platform/kernel/milliseconds.ts";

type WorktimeLimits = Pick<Preferences, "longest_shift_hours" | "late_report_hours">;

/** Facts of a check-in or a check-out that decide whether its attendance waits for approval. */
export interface WorktimeFacts {
  by: AttendanceSource;
  /** The end in question, and when it reached the server. */
  at: number;
  receivedAt: number;
  /** The check-in of a check-out; null for a check-in. */
  since: number | null;
  shift: Shift | null;
  dayOff: boolean;
  limits: WorktimeLimits;
}

interface WorktimeRule {
  reason: ApprovalReason;
  applies(facts: WorktimeFacts): boolean;
}

/** What the agent's own phone or its routes report, and not the office or the clock. */
const isClaimed = ({ by }: WorktimeFacts) => by === "agent" || by === "route";

/** Why an attendance waits for approval and earns nothing until then: every rule that applies. */
export const worktimeRules: readonly WorktimeRule[] = [
  {
    reason: "reported_late",
    applies: (facts) => isClaimed(facts) && facts.receivedAt - facts.at > facts.limits.late_report_hours * hour,
  },
  {
    reason: "outside_shift",
    applies: (facts) =>
      isClaimed(facts) &&
      facts.shift !== null &&
      (facts.at > facts.shift.to + CHECK_OUT_GRACE_MS ||
        (facts.since === null && (facts.at < facts.shift.from - CHECK_OUT_GRACE_MS || facts.at >= facts.shift.to))),
  },
  { reason: "day_off", applies: (facts) => isClaimed(facts) && facts.since === null && facts.dayOff },
  {
    reason: "too_long",
    applies: ({ since, at, shift, limits }) => since !== null && at >= since + getLongestMs(since, shift, limits),
  },
  { reason: "not_checked_out", applies: ({ by, since }) => by === "clock" && since !== null },
];

/** The reasons why it waits; empty when it counts at once. */
export function findApprovalReasons(facts: WorktimeFacts): ApprovalReason[] {
  return worktimeRules.filter(({ applies }) => applies(facts)).map(({ reason }) => reason);
}

/** How long an attendance may be, milliseconds: the longest shift, or the agent's own shift where that is longer. */
function getLongestMs(since: number, shift: Shift | null, { longest_shift_hours }: WorktimeLimits): number {
  return Math.max(longest_shift_hours * hour, shift ? shift.to + CHECK_OUT_GRACE_MS - since : 0);
}

/** A check-out that the agent reports, cut at the longest attendance and never before the check-in. */
export function clampCheckOut(at: number, since: number, shift: Shift | null, limits: WorktimeLimits): number {
  return Math.max(since, Math.min(at, since + getLongestMs(since, shift, limits)));
}

/**
 * When a check-in ends by itself: with automatic check-out after the shift, or after the agent's working hours limit,
 * plus grace; at the latest after the longest shift.
 */
export function getDueCheckOut(
  { at, shift, workingHoursLimit }: { at: number; shift: Shift | null; workingHoursLimit: number | null },
  limits: WorktimeLimits,
): number {
  const longest = at + getLongestMs(at, shift, limits);
  if (shift && shift.to > at) return Math.min(longest, shift.to + CHECK_OUT_GRACE_MS);
  if (workingHoursLimit === null || shift) return longest;
  return Math.min(longest, at + workingHoursLimit * hour + CHECK_OUT_GRACE_MS);
}

/** True when another attendance of the agent shares time with the span of this one. */
export function hasOverlap(
  taken: readonly { id: string; from: number; to: number }[] = [],
  span: { id?: string | undefined; from: number; to: number },
): boolean {
  return taken.some(({ id, from, to }) => id !== span.id && from < span.to && to > span.from);
}

/** Why attendance cannot be decided: it has not ended, or needs no approval any more. */
export function findDecisionRefusal({
  approval,
  to,
}: {
  approval: ApprovalState | null;
  to: number | null;
}): ErrorCode | null {
  if (to === null) return "agent_on_duty";
  return approval === "waiting" ? null : "already_done";
}

interface TimeSpan {
  from: number;
  to: number;
}

/** The parts of a reported time outside the shift, in their order; all of it without a shift. Milliseconds UTC. */
export function listUncoveredSpans(reported: TimeSpan, shift: TimeSpan | null): TimeSpan[] {
  if (!shift) return [reported];
  const before = { from: reported.from, to: Math.min(reported.to, shift.from) };
  const after = { from: Math.max(reported.from, shift.to), to: reported.to };
  return [before, after].filter(({ from, to }) => from < to);
}
