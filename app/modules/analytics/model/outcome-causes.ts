import { type FailureReason, failureReasons } from "#app/modules/shipments/model/shipment.enums.ts";

export const orderOutcomes = ["first", "later", "returned", "cancelled", "lost", "open"] as const;
export type OrderOutcome = (typeof orderOutcomes)[number];

/** The first cause of lateness. */
export const lateCauses = [
  ...(["absent", "address", "refused", "other_failure"] as const),
  ...(["unplanned", "planned_late", "departed_late", "long_stop", "resequenced", "slow", "open"] as const),
] as const;
/** Why a window announced the evening before was missed. */
export const announcedCauses = [
  ...(["early", "unplanned", "replanned", "departed_late", "long_stop", "resequenced", "slow"] as const),
] as const;
export type AnnouncedCause = (typeof announcedCauses)[number];
export const shortCauses = ["short_pick", "missing"] as const;

/** What a failed attempt means for the promise. */
export const failureCauses: Readonly<Record<FailureReason, string>> = {
  NOT_ORDERED: "refused",
  WRONG_ITEMS: "refused",
  CUSTOMER_CANCELLED: "refused",
  THREE_REPEATS: "refused",
  PRICING_ISSUE: "refused",
  NO_ANSWER: "absent",
  NOT_AVAILABLE: "absent",
  WRONG_ADDRESS: "address",
  WRONG_NUMBER: "address",
  RESCHEDULE_TOMORROW: "other_failure",
  RESCHEDULE_LATER: "other_failure",
  CHANGED_ROUTE: "other_failure",
  OTHER: "other_failure",
};

/** Failures that are nobody's attempt. */
export const uncountedReasons: readonly string[] = failureReasons.flatMap((row) =>
  "uncounted" in row ? [row.key] : [],
);

/** Whether a shipment that is over was an attempt: not when it failed for a reason that does not count. */
export const isAttempt = (reason: FailureReason | null): boolean => !uncountedReasons.includes(reason ?? "");
