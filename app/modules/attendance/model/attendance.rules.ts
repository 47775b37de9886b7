import type { AttendanceSource } from "#app/modules/fleet/model/attendance.enums.ts";
import type { Shift } from "#app/modules/fleet/model/shift.ts";
import type { ErrorCode } from "#app/platform/kernel/error-codes.ts";
import type { Params } from "#app/platform/kernel/result.ts";

/** What is looked at before somebody is checked in. */
export interface CheckInFacts {
  now: number;
  by: AttendanceSource;
  active: boolean;
  onDuty: boolean;
  /** How many are on duty, and how many may be: 0 is any number. */
  dutyCount: number;
  mostOnDuty: number;
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
  spares: readonly AttendanceSource[];
  breaks(facts: Facts): boolean;
  params?(facts: Facts): Params;
}

/** Why somebody is not checked in (domain §9 "Preferences"): the first row that is broken is the answer. */
export const checkInRules: readonly Rule<CheckInFacts>[] = [
  { code: "agent_inactive", spares: [], breaks: ({ active }) => !active },
  { code: "agent_on_duty", spares: [], breaks: ({ onDuty }) => onDuty },
  {
    code: "agents_at_most",
    spares: ["route"],
    breaks: ({ dutyCount, mostOnDuty }) => mostOnDuty > 0 && dutyCount >= mostOnDuty,
    params: ({ mostOnDuty }) => ({ most: mostOnDuty }),
  },
  {
    code: "outside_shift",
    spares: ["route"],
    breaks: ({ onlyInShift, dayOff, shift, now }) =>
      onlyInShift && (dayOff || (shift !== null && (now < shift.from || now >= shift.to))),
  },
  {
    code: "position_missing",
    spares: ["route", "office"],
    breaks: ({ radius, distance }) => radius !== null && distance === null,
  },
  {
    code: "outside_radius",
    spares: ["route"],
    breaks: ({ radius, distance }) => radius !== null && distance !== null && distance > radius,
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
  { code: "agent_off_duty", spares: [], breaks: ({ onDuty }) => !onDuty },
  { code: "agent_has_route", spares: [], breaks: ({ activeRoute }) => activeRoute },
];

/** The first rule that is broken; null where nothing stands against it. */
export function refusalOf<Facts extends { by: AttendanceSource }>(
  rules: readonly Rule<Facts>[],
  facts: Facts,
): { code: ErrorCode; params?: Params } | null {
  const broken = rules.find((rule) => !rule.spares.includes(facts.by) && rule.breaks(facts));
  if (!broken) return null;
  return broken.params ? { code: broken.code, params: broken.params(facts) } : { code: broken.code };
}
