import { type OrderStatus, orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { type FailureReason, shipmentStatuses } from "#app/modules/shipments/model/shipment.enums.ts";
import { toInstant } from "#app/platform/time/local-time.ts";
import { findDelayCause, type RouteDelay } from "./delay-cause.ts";
import { failureCauses, isAttempt, type OrderOutcome } from "./outcome-causes.ts";
import { countSentWindows, findVisit, type SentWindow } from "./sent-windows.ts";
import { type Counts, toMinuteCount } from "./subjects.ts";

/** A delivery of an order, the earliest first: a shipment that was dropped off or failed, or is on its way. */
export interface DeliveryLeg {
  status: number;
  failureReason: FailureReason | null;
  completedAt: number | null;
  deliveryFrom: string | null;
  deliveryTo: string | null;
  isPlanned: boolean;
  /** What went otherwise than planned before it; null off a route. */
  delay: RouteDelay | null;
  /** Planned arrival. */
  plannedAt: number | null;
  /** When the driver came; null off a route. */
  arrivedAt: number | null;
  finishedAt: number | null;
  /** The device reported an implausible time. */
  isImplausible: boolean;
}

/** Input of `computeOrderOutcome`. */
export interface OrderFacts {
  status: OrderStatus;
  timezone: string;
  deliveryTo: string | null;
  thresholdMinutes: number;
  packageCount: number;
  hasFeedback: boolean;
  hasAddressIssue: boolean;
  isReturned: boolean;
  /** Some of its items were picked, and not all of them. */
  isShortPicked: boolean;
  /** Packages that were missing at the door. */
  missingPackages: number;
  deliveries: readonly DeliveryLeg[];
  /** Windows that its customer was sent, the earliest first. */
  sentWindows: readonly SentWindow[];
}

const {
  completed,
  failed,
  complete_received: completeReceived,
  failed_received: failedReceived,
} = shipmentStatuses.code;
const isDelivered = ({ status }: DeliveryLeg) => status === completed || status === completeReceived;
const isFailed = ({ status }: DeliveryLeg) => status === failed || status === failedReceived;
const movedByCustomer: readonly string[] = ["RESCHEDULE_TOMORROW", "RESCHEDULE_LATER"];

/** Counts of an order, the day they belong to, and when they change without an event. */
interface Outcome {
  day: string;
  counts: Counts;
  recountAt: number | null;
}

/**
 * The counts of an order. Its promise is the end of its window; a failed attempt keeps the promise of that attempt for good,
 * unless the customer asked for another time. Null without a promise.
 */
export function computeOrderOutcome(order: OrderFacts, now: number): Outcome | null {
  const attempts = order.deliveries.filter(
    (leg) => (isDelivered(leg) || isFailed(leg)) && isAttempt(leg.failureReason),
  );
  const missed = attempts.find((leg) => isFailed(leg) && !movedByCustomer.includes(leg.failureReason ?? ""));
  const promise = missed?.deliveryTo ?? order.deliveryTo;
  if (!promise) return null;
  const day = promise.slice(0, 10);
  const delivered = attempts.find(isDelivered);
  const outcome = findOutcome(order, attempts);
  const counts: Counts = { orders: 1, [`outcome_${outcome}`]: 1, packages: order.packageCount };
  addAttempts(counts, attempts, outcome);
  if (order.hasFeedback) counts.feedback = 1;
  if (order.hasAddressIssue) counts.address_issue = 1;
  if (outcome === "cancelled") return { day, counts, recountAt: null };
  counts.due = 1;
  if (delivered?.isImplausible) return { day, counts: { ...counts, implausible: 1 }, recountAt: null };
  const visit = findVisit(missed ?? delivered, order.timezone);
  if (visit) Object.assign(counts, countSentWindows(order.sentWindows, visit));
  const due = toInstant(promise, order.timezone) + order.thresholdMinutes * 60_000;
  const at = delivered ? (delivered.finishedAt ?? delivered.completedAt) : null;
  if (at !== null) counts[toMinuteCount("lateness", (at - toInstant(promise, order.timezone)) / 60_000)] = 1;
  const isOver = outcome !== "open";
  // Open and not yet due: pending until the promise passes.
  if (!isOver && !missed && now <= due) return { day, counts: { ...counts, pending: 1 }, recountAt: due + 1 };
  counts.promised = 1;
  const cause = findLateCause({ missed, delivered, at, due });
  if (cause) Object.assign(counts, { late: 1, [`late_${cause}`]: 1 });
  else counts.on_time = 1;
  const short = findShortCause(order);
  if (short) Object.assign(counts, { short: 1 });
  else if (delivered) counts.in_full = 1;
  if (short && !cause) counts[`short_${short}`] = 1;
  if (!cause && !short && delivered) counts.otif = 1;
  return { day, counts, recountAt: null };
}

function findOutcome(order: OrderFacts, attempts: readonly DeliveryLeg[]): OrderOutcome {
  const { cancelled, closed, delivered, return_completed: returned } = orderStatuses.code;
  if (order.status === cancelled) return "cancelled";
  if (order.status === returned) return "returned";
  if (order.status === delivered || (order.status === closed && attempts.some(isDelivered)))
    return attempts.length > 1 ? "later" : "first";
  if (order.status !== closed) return "open";
  if (order.isReturned) return "returned";
  return attempts.length > 0 || order.deliveries.length > 0 ? "lost" : "cancelled";
}

function addAttempts(counts: Counts, attempts: readonly DeliveryLeg[], outcome: OrderOutcome): void {
  if (attempts.length === 0) return;
  const [first] = attempts;
  counts.attempted = 1;
  counts.attempts = attempts.length;
  if (outcome === "first") counts.first_attempt = 1;
  if (first && isFailed(first)) Object.assign(counts, { failed: 1, [`failed_${first.failureReason ?? "OTHER"}`]: 1 });
}

/** The first cause of lateness; null when on time. */
function findLateCause(found: {
  missed: DeliveryLeg | undefined;
  delivered: DeliveryLeg | undefined;
  at: number | null;
  due: number;
}): string | null {
  const { missed, delivered, at, due } = found;
  if (missed) return failureCauses[missed.failureReason ?? "OTHER"];
  if (!delivered || at === null) return "open";
  if (at <= due) return null;
  if (!delivered.isPlanned || delivered.plannedAt === null) return "unplanned";
  if (delivered.plannedAt > due) return "planned_late";
  return findDelayCause((at - delivered.plannedAt) / 60_000, delivered.delay);
}

function findShortCause(order: OrderFacts): string | null {
  if (order.missingPackages > 0) return "missing";
  return order.isShortPicked ? "short_pick" : null;
}
