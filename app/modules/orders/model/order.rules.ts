import { type FailureReason, failureReasons } from "#app/modules/shipments/model/shipment.enums.ts";
import type { GeocodeCandidate } from "#app/platform/geo/geocoding.ts";
import { isConfidentMatch } from "#app/platform/geo/geocoding.ts";
import type { PlaceSnapshot, Point } from "#app/platform/geo/place.ts";
import { applyTransition } from "#app/platform/kernel/state-machine.ts";
import {
  type CustomerStatus,
  type GeocodingIssue,
  type OrderKind,
  type OrderStatus,
  orderStatuses,
  type PlaceEnd,
  type PlaceIssues,
  placeEnds,
} from "./order.enums.ts";
import { type OrderAction, orderTransitions } from "./order.states.ts";

/** Status at creation: Draft with a geocoding issue, otherwise Ready with a carrier and New without. */
export function getStatusAtCreation(issues: readonly GeocodingIssue[], hasCarrier: boolean): OrderStatus {
  if (issues.length > 0) return orderStatuses.code.draft;
  return hasCarrier ? orderStatuses.code.ready : orderStatuses.code.new;
}

/**
 * Status after an address was corrected: a Draft whose place is found leaves Draft. Beyond Draft the status stays, and
 * an issue that remains holds the order.
 */
export function getStatusAfterCorrection(
  status: OrderStatus,
  issues: readonly GeocodingIssue[],
  hasCarrier: boolean,
): OrderStatus {
  const found = hasCarrier ? "validate_location_with_carrier" : "validate_location";
  const to = applyTransition(orderTransitions, status, issues.length > 0 ? "hold_address" : found);
  return to.ok ? to.value : status;
}

/** The issues of both ends, each once. */
export function mergePlaceIssues({ source, destination }: PlaceIssues): GeocodingIssue[] {
  return [...new Set([...source, ...destination])];
}

/** The ends that somebody must confirm: those with an issue or without a point. */
export function listUncertainEnds(
  order: { placeIssues: PlaceIssues } & Record<PlaceEnd, Pick<PlaceSnapshot, "point">>,
): PlaceEnd[] {
  return placeEnds.filter((end) => order.placeIssues[end].length > 0 || !order[end].point);
}

/** The status that customers see. */
export function toCustomerStatus(status: OrderStatus): CustomerStatus {
  return orderStatuses.byCode(status).customer;
}

export const returnKinds: readonly OrderKind[] = ["return", "merchant_return"];

/** The action behind "cancel": before custody the order ends, in custody it is sent back. */
export function getCancelAction(status: OrderStatus): OrderAction {
  return applyTransition(orderTransitions, status, "cancel").ok ? "cancel" : "cancel_in_custody";
}

/** Point and issues of a geocoded place: a single match at address precision has no issues. */
export function assessGeocoding(candidates: readonly GeocodeCandidate[]): {
  point: Point | null;
  issues: GeocodingIssue[];
} {
  const [best, second] = candidates;
  if (!best) return { point: null, issues: ["geocoding_no_results"] };
  if (second) return { point: best.point, issues: ["geocoding_multiple_results"] };
  return { point: best.point, issues: isConfidentMatch(best) ? [] : ["geocoding_inaccurate"] };
}

/** The outcome of a failed attempt: for the order, for the number of counted attempts, and for the next attempt. */
export interface AttemptDecision {
  order: "attempt_reattempt" | "attempt_return";
  reason: FailureReason;
  counted: boolean;
  /** Local date of the next attempt; null when the order is held or no date is set. */
  next: "next_business_day" | "chosen_date" | null;
  /** Nothing goes out until the address or phone number is corrected. */
  held: boolean;
}

/**
 * Applies a failure reason. When the counted attempts reach the *force RTO* preference, the reason is treated as
 * THREE_REPEATS.
 * @param attempts counted before this one
 * @param forceRto 0 disables it
 */
export function decideAttempt(reason: FailureReason, attempts: number, forceRto: number): AttemptDecision {
  const row = failureReasons.find((each) => each.key === reason);
  if (!row) throw new Error(`unknown reason ${reason}`);
  const when = "when" in row ? row.when : null;
  const counted = !("uncounted" in row);
  const turned = row.leadsTo === "return" || (counted && forceRto > 0 && attempts + 1 >= forceRto);
  if (turned) {
    const effectiveReason = row.leadsTo === "return" ? reason : "THREE_REPEATS";
    return { order: "attempt_return", reason: effectiveReason, counted, next: null, held: false };
  }
  return {
    order: "attempt_reattempt",
    reason,
    counted,
    next: when === "next_business_day" ? when : when === "date_required" ? "chosen_date" : null,
    held: when === "held",
  };
}

/** The field that a reason requires and the input lacks, or null. */
export function getMissingReasonField(
  reason: FailureReason,
  input: { date?: string | undefined; note?: string | undefined },
): "date_required" | "note_required" | null {
  const row = failureReasons.find((each) => each.key === reason);
  if (row && "when" in row && row.when === "date_required" && !input.date) return "date_required";
  if (row && "noteRequired" in row && !input.note) return "note_required";
  return null;
}
