import type { AttendanceSource } from "#app/modules/fleet/model/attendance.enums.ts";
import type { Shift } from "#app/modules/fleet/model/shift.ts";
import type { ErrorCode } from "#app/platform/kernel/error-codes.ts";
import type { MessageParams } from "#app/platform/kernel/result.ts";

/** What is looked at before somebody is checked in. */
export interface CheckInFacts {
  now: number;
  by: AttendanceSource;
  active: boolean;
  onDuty: boolean;
  /** How many are on duty, and how many may be: 0 is any number. */
  dutyCount: number;
  maxOnDuty: number;
  onlyInShift: boolean;
  shift: Shift | null;
  /** The calendar says that this is a day off. */
  dayOff: boolean;
  /** Metres around the team's start; null without. */
  radius: number | null;
  /** Metres from there, less what the device is unsure of; null where no position is known. */
  distance: number | null;
}

interface Rule<Facts> {
  code: ErrorCode;
  /** Sources that the rule does not hold: a route that is driven is a fact, and the office sees whom it checks in. */
  exempt: readonly AttendanceSource[];
  isBroken(facts: Facts): boolean;
  params?(facts: Facts): MessageParams;
}

/** Why somebody is not checked in (domain §9 "Preferences"): the first row that is broken is the answer. */
export const checkInRules: readonly Rule<CheckInFacts>[] = [
  { code: "agent_inactive", exempt: [], isBroken: ({ active }) => !active },
  { code: "agent_on_duty", exempt: [], isBroken: ({ onDuty }) => onDuty },
  {
    code: "agents_at_most",
    exempt: ["route"],
    isBroken: ({ dutyCount, maxOnDuty }) => maxOnDuty > 0 && dutyCount >= maxOnDuty,
    params: ({ maxOnDuty }) => ({ most: maxOnDuty }),
  },
  {
    code: "outside_shift",
    exempt: ["route"],
    isBroken: ({ onlyInShift, dayOff, shift, now }) =>
      onlyInShift && (dayOff || (shift !== null && (now < shift.from || now >= shift.to))),
  },
  {
    code: "position_missing",
    exempt: ["route", "office"],
    isBroken: ({ radius, distance }) => radius !== null && distance === null,
  },
  {
    code: "outside_radius",
    exempt: ["route"],
    isBroken: ({ radius, distance }) => radius !== null && distance !== null && distance > radius,
    params: ({ radius, distance }) => ({ radius: radius ?? 0, distance: Math.round(distance ?? 0) }),
  },
];

/** What is looked at before somebody is checked out. */
export interface CheckOutFacts {
  by: AttendanceSource;
  onDuty: boolean;
  activeRoute: boolean;
}

/** Why somebody is not checked out (domain §4): off duty, or with an active route. */
export const checkOutRules: readonly Rule<CheckOutFacts>[] = [
  { code: "agent_off_duty", exempt: [], isBroken: ({ onDuty }) => !onDuty },
  { code: "agent_has_route", exempt: [], isBroken: ({ activeRoute }) => activeRoute },
];

/** The first rule that is broken; null where nothing stands against it. */
export function findBrokenRule<Facts extends { by: AttendanceSource }>(
  rules: readonly Rule<Facts>[],
  facts: Facts,
): { code: ErrorCode; params?: MessageParams } | null {
  const broken = rules.find((rule) => !rule.exempt.includes(facts.by) && rule.isBroken(facts));
  if (!broken) return null;
  return broken.params ? { code: broken.code, params: broken.params(facts) } : { code: broken.code };
}
