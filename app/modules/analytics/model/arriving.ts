/** Outlook of an unfinished order: its promise is lost, at risk or safe. The worst first. */
export const dangers = ["will_miss", "at_risk", "safe"] as const;
export type Danger = (typeof dangers)[number];

/** Reason of the outlook; each has a remedy. */
export const dangerReasons = ["failed", "overdue", "late", "short", "no_route", "address", "tight", "none"] as const;
export type DangerReason = (typeof dangerReasons)[number];

/** An arrival this close to its deadline may yet be late, minutes. */
export const SLACK_AT_RISK_MINUTES = 10;

/** Input of the outlook. Instants in milliseconds. */
export interface OpenOrder {
  /** The end of the promised window with the method's lateness threshold. */
  due: number;
  /** When its stop begins as the route stands now; null without a route. */
  eta: number | null;
  /** A failed attempt has missed the promise for good. */
  isMissed: boolean;
  /** Promised today or earlier. */
  isToday: boolean;
  /** Some of its items were picked, and not all of them. */
  isShortPicked: boolean;
  /** It has left the place where its items are picked. */
  isUnderWay: boolean;
  hasAddressIssue: boolean;
}

export interface Outlook {
  danger: Danger;
  reason: DangerReason;
  /** From the arrival to the deadline; below zero it is late. Null without a route. */
  slackMinutes: number | null;
}

/** Judges an unfinished order by its live arrival and its picked items: the same test that OTIF applies afterwards. */
export function judgeOpenOrder(order: OpenOrder, now: number): Outlook {
  const slackMinutes = order.eta === null ? null : Math.floor((order.due - Math.max(order.eta, now)) / 60_000);
  const [danger, reason] = findDanger(order, slackMinutes, now);
  return { danger, reason, slackMinutes };
}

function findDanger(order: OpenOrder, slack: number | null, now: number): readonly [Danger, DangerReason] {
  if (order.isMissed) return ["will_miss", "failed"];
  if (now > order.due) return ["will_miss", "overdue"];
  if (slack !== null && slack < 0) return ["will_miss", "late"];
  if (order.isShortPicked) return [order.isUnderWay ? "will_miss" : "at_risk", "short"];
  if (order.hasAddressIssue && slack === null) return ["at_risk", "address"];
  // Tomorrow's work is planned in the evening.
  if (slack === null) return order.isToday ? ["at_risk", "no_route"] : ["safe", "none"];
  return slack < SLACK_AT_RISK_MINUTES ? ["at_risk", "tight"] : ["safe", "none"];
}
