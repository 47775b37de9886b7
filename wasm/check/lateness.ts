import type { SolutionStep } from "../host/problem.ts";
import type { TimedCall } from "./timetable.ts";

/** The codes of an answer's `lateness`. */
export const LATENESS_CODES = { normal: 0, early: 1, atRiskEarly: 2, atRiskLate: 3, late: 4 } as const;

interface Rule {
  code: SolutionStep["lateness"];
  /** @param threshold seconds of slack below which a stop is at risk  @param waitsEarlier it would wait here had it left as early as it can */
  applies(timed: TimedCall, window: readonly [number, number], threshold: number, waitsEarlier: boolean): boolean;
}

/**
 * First rule that applies; a stop without windows is normal. "At risk early": it comes shortly after the opening, and only because the vehicle left
 * later than it could. Where that was done to arrive just at the opening it is what the plan wants, and no risk.
 */
const rules: readonly Rule[] = [
  { code: LATENESS_CODES.late, applies: ({ start }, window) => start.at > window[1] },
  { code: LATENESS_CODES.early, applies: ({ arrival }, window) => arrival < window[0] },
  { code: LATENESS_CODES.atRiskLate, applies: ({ start }, window, threshold) => window[1] - start.at < threshold },
  {
    code: LATENESS_CODES.atRiskEarly,
    applies: ({ arrival }, window, threshold, waitsEarlier) =>
      waitsEarlier && arrival > window[0] && arrival - window[0] < threshold,
  },
];

export function findLateness(timed: TimedCall, threshold: number, waitsEarlier: boolean): SolutionStep["lateness"] {
  const { window } = timed.start;
  if (!window || timed.call.stop.kind !== "visit") return LATENESS_CODES.normal;
  return rules.find((rule) => rule.applies(timed, window, threshold, waitsEarlier))?.code ?? LATENESS_CODES.normal;
}
