import { count, type Measure, percent, share } from "./measure.ts";
import { findPercentile } from "./subjects.ts";

const ofOrders = {
  subject: "order",
  by: ["location", "merchant", "method", "zone", "team", "agent", "type"],
} as const;

/** Measures of orders, one a row. */
export const orderMeasures = [
  { ...ofOrders, name: "orders", unit: "count", of: count("orders"), list: "orders" },
  { ...ofOrders, name: "promised", unit: "count", of: count("promised"), list: "promised" },
  {
    ...ofOrders,
    name: "cancelled",
    unit: "count",
    of: count("outcome_cancelled"),
    list: "outcome_cancelled",
    better: "less",
  },
  {
    ...ofOrders,
    name: "first_attempt",
    unit: "percent",
    of: percent("first_attempt", "attempted"),
    list: "first_attempt",
    better: "more",
  },
  {
    ...ofOrders,
    name: "attempts",
    unit: "ratio",
    of: share("attempts", "attempted"),
    list: "attempted",
    better: "less",
  },
  { ...ofOrders, name: "failed", unit: "count", of: count("failed"), list: "failed", better: "less" },
  {
    ...ofOrders,
    name: "returned",
    unit: "percent",
    of: percent("outcome_returned", "attempted"),
    list: "outcome_returned",
    better: "less",
  },
  {
    ...ofOrders,
    name: "on_time",
    unit: "percent",
    of: percent("on_time", "promised"),
    list: "on_time",
    better: "more",
  },
  {
    ...ofOrders,
    name: "in_full",
    unit: "percent",
    of: percent("in_full", "promised"),
    list: "in_full",
    better: "more",
  },
  { ...ofOrders, name: "otif", unit: "percent", of: percent("otif", "promised"), list: "otif", better: "more" },
  { ...ofOrders, name: "late", unit: "count", of: count("late"), list: "late", better: "less" },
  { ...ofOrders, name: "short", unit: "count", of: count("short"), list: "short", better: "less" },
  { ...ofOrders, name: "implausible", unit: "count", of: count("implausible"), list: "implausible", better: "less" },
  {
    ...ofOrders,
    name: "median_lateness",
    unit: "minutes",
    of: (counts) => findPercentile(counts, "lateness", 0.5),
    better: "less",
  },
  {
    ...ofOrders,
    name: "late_ninety",
    unit: "minutes",
    of: (counts) => findPercentile(counts, "lateness", 0.9),
    better: "less",
  },
  {
    ...ofOrders,
    name: "address_issues",
    unit: "percent",
    of: percent("address_issue", "orders"),
    list: "address_issue",
    better: "less",
  },
  {
    ...ofOrders,
    name: "feedback",
    unit: "percent",
    of: percent("feedback", "orders"),
    list: "feedback",
    better: "more",
  },
] as const satisfies readonly Measure[];
