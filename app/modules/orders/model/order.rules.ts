import { type FailureReason, failureReasons } from "#app/modules/shipments/model/shipment.enums.ts";
import { isConfidentMatch } from "#app/platform/geo/confident-match.ts";
import type { GeocodeCandidate } from "#app/platform/geo/geocoding.ts";
import type { Point } from "#app/platform/geo/place.ts";
import { applyTransition } from "#app/platform/kernel/state-machine.ts";
import {
  type CustomerStatus,
  type GeocodingIssue,
  type OrderKind,
  type OrderStatus,
  orderStatuses,
} from "./order.enums.ts";
import { type OrderAction, orderTransitions } from "./order.states.ts";

/** Status at creation: Draft with a geocoding issue, else Ready with a carrier and New without (domain-rules). */
export function getStatusAtCreation(issues: readonly GeocodingIssue[], hasCarrier: boolean): OrderStatus {
  if (issues.length > 0) return orderStatuses.code.draft;
  return hasCarrier ? orderStatuses.code.ready : orderStatuses.code.new;
}

/**
 * Status after an address was corrected: a Draft whose place is found leaves Draft; an order beyond it stays what it is,
 * held by the issue if there is one (domain-rules, "Orders").
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

/** What the customer is told about a status (domain §4). */
export function toCustomerStatus(status: OrderStatus): CustomerStatus {
  return orderStatuses.byCode(status).customer;
}

/** Kinds whose goods go back to where they came from. */
export const returnKinds: readonly OrderKind[] = ["return", "merchant_return"];

/** The action that cancels: before custody the order ends, in custody it turns round (domain-rules). */
export function getCancelAction(status: OrderStatus): OrderAction {
  return applyTransition(orderTransitions, status, "cancel").ok ? "cancel" : "cancel_in_custody";
}

/** Point and issues of a place that was looked up: one candidate as exact as an address has none (domain §3). */
export function assessGeocoding(candidates: readonly GeocodeCandidate[]): {
  point: Point | null;
  issues: GeocodingIssue[];
} {
  const [best, second] = candidates;
  if (!best) return { point: null, issues: ["geocoding_no_results"] };
  if (second) return { point: best.point, issues: ["geocoding_multiple_results"] };
  return { point: best.point, issues: isConfidentMatch(best) ? [] : ["geocoding_inaccurate"] };
}

/** What an attempt means: for the order, for the count of attempts, and when the next one may be. */
export interface AttemptDecision {
  order: "attempt_reattempt" | "attempt_return";
  reason: FailureReason;
  counted: boolean;
  /** Local date of the next attempt; null when it is held or open. */
  next: "next_business_day" | "chosen_date" | null;
  /** Nothing may go out before the address or number is corrected. */
  held: boolean;
}

/**
 * Settles a reason (domain-rules, "Failure reasons"). When the counted attempts reach the preference *force RTO* the
 * attempt is treated as THREE_REPEATS.
 * @param attempts counted before this one @param forceRto 0 is disabled
 */
export function decideAttempt(reason: FailureReason, attempts: number, forceRto: number): AttemptDecision {
  const row = failureReasons.find((each) => each.key === reason);
  if (!row) throw new Error(`unknown reason ${reason}`);
  const when = "when" in row ? row.when : null;
  const counted = !("uncounted" in row);
  const turned = row.leadsTo === "return" || (counted && forceRto > 0 && attempts + 1 >= forceRto);
  if (turned) {
    const told = row.leadsTo === "return" ? reason : "THREE_REPEATS";
    return { order: "attempt_return", reason: told, counted, next: null, held: false };
  }
  return {
    order: "attempt_reattempt",
    reason,
    counted,
    next: when === "next_business_day" ? when : when === "date_required" ? "chosen_date" : null,
    held: when === "held",
  };
}

/** What a reason asks for besides itself; the field that is missing, or null. */
export function getMissingReasonField(
  reason: FailureReason,
  given: { date?: string | undefined; note?: string | undefined },
): "date_required" | "note_required" | null {
  const row = failureReasons.find((each) => each.key === reason);
  if (row && "when" in row && row.when === "date_required" && !given.date) return "date_required";
  if (row && "noteRequired" in row && !given.note) return "note_required";
  return null;
}
