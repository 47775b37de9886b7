import type { AttendanceSource } from "#app/modules/fleet/model/attendance.enums.ts";
import type { Shift } from "#app/modules/fleet/model/shift.ts";
import type { ErrorCode } from "#app/platform/kernel/error-codes.ts";
import type { MessageParams } from "#app/platform/kernel/result.ts";

/** Facts that decide on a check-in. */
export interface CheckInFacts {
  now: number;
  by: AttendanceSource;
  active: boolean;
  onDuty: boolean;
  /** How many agents are on duty, and how many may be (0: no limit). */
  dutyCount: number;
  maxOnDuty: number;
  onlyInShift: boolean;
  shift: Shift | null;
  dayOff: boolean;
  /** Check-in radius in metres; null without one. */
  radius: number | null;
  /** Metres from the team's start, minus the position's accuracy; null without a position. */
  distance: number | null;
  /** Whether another attendance of the agent lies in its time. */
  overlaps: boolean;
}

interface Rule<Facts> {
  code: ErrorCode;
  /** Sources to which the rule does not apply: the office knows where the agent is. */
  exempt: readonly AttendanceSource[];
  isBroken(facts: Facts): boolean;
  params?(facts: Facts): MessageParams;
}

/** Rules for checking in: the first broken one is the refusal. */
export const checkInRules: readonly Rule<CheckInFacts>[] = [
  { code: "agent_inactive", exempt: [], isBroken: ({ active }) => !active },
  { code: "agent_on_duty", exempt: [], isBroken: ({ onDuty }) => onDuty },
  { code: "attendance_overlaps", exempt: [], isBroken: ({ overlaps }) => overlaps },
  {
    code: "agents_at_most",
    exempt: [],
    isBroken: ({ dutyCount, maxOnDuty }) => maxOnDuty > 0 && dutyCount >= maxOnDuty,
    params: ({ maxOnDuty }) => ({ max: maxOnDuty }),
  },
  {
    code: "outside_shift",
    exempt: [],
    isBroken: ({ onlyInShift, dayOff, shift, now }) =>
      onlyInShift && (dayOff || (shift !== null && (now < shift.from || now >= shift.to))),
  },
  {
    code: "position_missing",
    exempt: ["office"],
    isBroken: ({ radius, distance }) => radius !== null && distance === null,
  },
  {
    code: "outside_radius",
    exempt: [],
    isBroken: ({ radius, distance }) => radius !== null && distance !== null && distance > radius,
    params: ({ radius, distance }) => ({ radius: radius ?? 0, distance: Math.round(distance ?? 0) }),
  },
];

/** Facts that decide on a check-out. */
export interface CheckOutFacts {
  by: AttendanceSource;
  onDuty: boolean;
  activeRoute: boolean;
  /** Whether another attendance of the agent lies in its time. */
  overlaps: boolean;
}

/** Rules for checking out. */
export const checkOutRules: readonly Rule<CheckOutFacts>[] = [
  { code: "agent_off_duty", exempt: [], isBroken: ({ onDuty }) => !onDuty },
  { code: "agent_has_route", exempt: [], isBroken: ({ activeRoute }) => activeRoute },
  { code: "attendance_overlaps", exempt: [], isBroken: ({ overlaps }) => overlaps },
];

/** The first broken rule; null when all hold. */
export function findBrokenRule<Facts extends { by: AttendanceSource }>(
  rules: readonly Rule<Facts>[],
  facts: Facts,
): { code: ErrorCode; params?: MessageParams } | null {
  const broken = rules.find((rule) => !rule.exempt.includes(facts.by) && rule.isBroken(facts));
  if (!broken) return null;
  return broken.params ? { code: broken.code, params: broken.params(facts) } : { code: broken.code };
}
