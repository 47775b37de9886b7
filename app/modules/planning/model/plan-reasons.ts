import type { PlanChange } from "./plan-room.ts";

/** Why a version was made: reasons in the history, keys of the catalog `plans.reasons`. */
export const planReasons = [
  "optimized",
  "resequenced",
  "moved",
  "locked",
  "unlocked",
  "fixed",
  "released",
  "preassigned",
  "adopted",
  "restored",
  "discarded",
  "confirmed",
  "rest_optimized",
] as const;
export type PlanReason = (typeof planReasons)[number];

const reasonByChange: Readonly<Record<PlanChange["kind"], PlanReason>> = {
  resequence: "resequenced",
  move: "moved",
  lock: "locked",
  unlock: "unlocked",
  fix: "fixed",
  preassign: "preassigned",
  adopt: "adopted",
};

/** The history's reason for a dispatcher's change. */
export function getChangeReason(change: PlanChange): PlanReason {
  return change.kind === "fix" && !change.fixed ? "released" : reasonByChange[change.kind];
}

/** Parses the stored reason of a version; an unknown one counts as a change of the plan. */
export function toPlanReason(reason: string): PlanReason {
  return planReasons.find((each) => each === reason) ?? "adopted";
}
