import {
  type CountName,
  failureCounts as failures,
  lateCounts,
  orderOutcomeCounts as orderBars,
  shipmentOutcomeCounts as shipmentBars,
  shortCounts,
} from "./counts.ts";
import type { MeasureName } from "./measures.ts";
import type { Dimension, Subject } from "./subjects.ts";

/** A chart: its counts by day, side by side, or by the values of a dimension. Every bar opens the facts that it counts. */
export interface Chart {
  readonly name: string;
  readonly subject: Subject;
  /** by day: a bar a day; by count: a bar a count; else a bar a value of the dimension. */
  readonly across: "day" | "count" | Dimension;
  /** Counts that are 0 or 1 for each fact. */
  readonly counts: readonly CountName[];
}

export interface Dashboard {
  readonly figures: readonly MeasureName[];
  readonly charts: readonly Chart[];
}

const ofOrders = { subject: "order" } as const;

/** The dashboards by the name in their path. Arriving OTIF is a list of its own. */
export const dashboards = {
  overview: {
    figures: ["orders", "first_attempt", "otif", "stops_an_hour", "vehicle_cost_stop", "returned"],
    charts: [
      { ...ofOrders, name: "outcomes", across: "day", counts: orderBars },
      { ...ofOrders, name: "failures", across: "count", counts: failures },
      { ...ofOrders, name: "by_location", across: "location", counts: ["orders"] },
    ],
  },
  orders: {
    figures: ["orders", "cancelled", "first_attempt", "attempts", "address_issues", "feedback"],
    charts: [
      { ...ofOrders, name: "outcomes", across: "day", counts: orderBars },
      { ...ofOrders, name: "by_merchant", across: "merchant", counts: ["orders"] },
      { ...ofOrders, name: "by_method", across: "method", counts: ["orders"] },
      { ...ofOrders, name: "by_zone", across: "zone", counts: ["orders"] },
      { ...ofOrders, name: "failures", across: "count", counts: failures },
    ],
  },
  shipments: {
    figures: ["shipments", "completed_shipments", "failed_shipments", "service_time", "service_ninety"],
    charts: [
      { subject: "shipment", name: "shipment_outcomes", across: "day", counts: shipmentBars },
      { subject: "shipment", name: "by_type", across: "type", counts: ["shipments"] },
      { subject: "shipment", name: "by_agent", across: "agent", counts: ["outcome_completed", "outcome_failed"] },
      { subject: "shipment", name: "shipment_failures", across: "count", counts: failures },
    ],
  },
  fleet: {
    figures: ["routes", "stops_an_hour", "driven_hours", "over_plan", "kilometers", "utilization"],
    charts: [
      {
        subject: "route",
        name: "routes_by_day",
        across: "day",
        counts: ["outcome_completed", "outcome_moving", "outcome_waiting"],
      },
      { subject: "route", name: "route_troubles", across: "count", counts: ["departed_late", "longer", "resequenced"] },
      { subject: "route", name: "routes_by_agent", across: "agent", counts: ["routes"] },
      { subject: "route", name: "routes_by_team", across: "team", counts: ["routes"] },
    ],
  },
  otif: {
    figures: ["otif", "on_time", "in_full", "median_lateness", "late_ninety", "implausible"],
    charts: [
      { ...ofOrders, name: "why_late", across: "count", counts: lateCounts },
      { ...ofOrders, name: "why_short", across: "count", counts: shortCounts },
      { ...ofOrders, name: "otif_by_day", across: "day", counts: ["otif", "late", "short"] },
      { ...ofOrders, name: "missed_by_merchant", across: "merchant", counts: ["late", "short"] },
      { ...ofOrders, name: "missed_by_method", across: "method", counts: ["late", "short"] },
    ],
  },
} as const satisfies Record<string, Dashboard>;

export type DashboardName = keyof typeof dashboards;

export type ChartName = (typeof dashboards)[DashboardName]["charts"][number]["name"];

export type NamedChart = Chart & { readonly name: ChartName };

/** Finds a dashboard by its name in a path. */
export function getDashboard(name: DashboardName): Pick<Dashboard, "figures"> & { charts: readonly NamedChart[] } {
  return dashboards[name];
}
