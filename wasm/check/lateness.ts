import type { SolutionStep } from "../host/problem.ts";
import type { TimedCall } from "./timetable.ts";

/** The specification's codes (domain §4.6). */
export const latenessCodes = { normal: 0, early: 1, atRiskEarly: 2, atRiskLate: 3, late: 4 } as const;

interface Rule {
  code: SolutionStep["lateness"];
  /** @param threshold seconds of slack below which a stop is at risk  @param held the vehicle waited before, or left later than it could */
  applies(timed: TimedCall, window: readonly [number, number], threshold: number, held: boolean): boolean;
}

/** First rule that applies; a stop without windows is normal. "At risk early": it is only in time because of earlier waiting. */
const rules: readonly Rule[] = [
  { code: latenessCodes.late, applies: ({ start }, window) => start.at > window[1] },
  { code: latenessCodes.early, applies: ({ arrival }, window) => arrival < window[0] },
  { code: latenessCodes.atRiskLate, applies: ({ start }, window, threshold) => window[1] - start.at < threshold },
  {
    code: latenessCodes.atRiskEarly,
    applies: ({ arrival }, window, threshold, held) => held && arrival - window[0] < threshold,
  },
];

export function latenessOf(timed: TimedCall, threshold: number, held: boolean): SolutionStep["lateness"] {
  const { window } = timed.start;
  if (!window || timed.call.stop.kind !== "visit") return latenessCodes.normal;
  return rules.find((rule) => rule.applies(timed, window, threshold, held))?.code ?? latenessCodes.normal;
}
