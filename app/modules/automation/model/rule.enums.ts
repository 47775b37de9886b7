import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import type { EventType } from "#app/platform/events/event-catalogue.ts";

/** Kinds of schedules, in display order. */
export const cadences = ["minutely", "hourly", "daily", "weekly", "monthly"] as const;
/** Intervals of a minutely schedule, minutes. */
export const minuteSteps = [5, 10, 15, 20, 30] as const;
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** Which agents drive: all who work that day, or those checked in when it fires. */
export const attendances = ["scheduled", "checked_in"] as const;

/** Lists of ids by which a rule selects shipments. */
export const ruleLists = ["teams", "merchants", "customers", "shipping_methods"] as const;

const { out_for_delivery: out, delivery_attempted: attempted, return_attempted: returnAttempted } = orderStatuses.code;
const { delivered, pending_return: pendingReturn, return_in_progress: returning, ready } = orderStatuses.code;

/** An event that starts a rule: its topic, and what else must be true of the order. */
interface RuleEventRow {
  key: string;
  topic: EventType;
  /** The order was imported from a file. */
  imported?: true;
  /** Previous and new status of the order. */
  from?: readonly number[];
  to?: readonly number[];
}

/** Triggers of a rule, in display order. */
export const ruleEvents = [
  { key: "order_created", topic: "order.created" },
  { key: "order_imported", topic: "order.created", imported: true },
  { key: "order_ready", topic: "order.status_changed", to: [ready] },
  { key: "order_updated", topic: "order.updated" },
  { key: "order_address_changed", topic: "order.address_changed" },
  { key: "order_received", topic: "order.received" },
  {
    key: "order_attempted",
    topic: "order.status_changed",
    from: [out, returning],
    to: [attempted, returnAttempted, pendingReturn],
  },
  { key: "order_delivered", topic: "order.status_changed", to: [delivered] },
  { key: "order_cancelled", topic: "order.cancelled" },
] as const satisfies readonly RuleEventRow[];
export type RuleEvent = (typeof ruleEvents)[number]["key"];
export const ruleEventKeys = ruleEvents.map(({ key }) => key);

/** The row of an event. */
export function getRuleEvent(event: RuleEvent): RuleEventRow {
  const row = ruleEvents.find(({ key }) => key === event);
  if (!row) throw new Error(`unknown event ${event}`);
  return row;
}

/** Steps that a rule may take, in display order. */
export const ruleActionKinds = [
  "assign_carrier",
  "set_method",
  "only_team",
  "add_tag",
  "hold",
  "ship",
  "add_to_plan",
  "alert",
] as const;
export type RuleActionKind = (typeof ruleActionKinds)[number];

/** Maximum chain of rules that trigger each other: beyond it no rule is triggered. */
export const MAX_RULE_DEPTH = 3;
/** Maximum number of conditions and of steps. */
export const MAX_CONDITIONS = 12;
export const MAX_ACTIONS = 8;
