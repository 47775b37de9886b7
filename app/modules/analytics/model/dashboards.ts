import {
  type CountName,
  failureCounts as failures,
  lateCounts,
  orderOutcomeCounts as orderBars,
  shipmentOutcomeCounts as shipmentBars,
  shortCounts,
} from "./counts.ts";
import { getMeasure, type MeasureName } from "./measures.ts";
import { type Dimension, dimensions, merchantDimensions, type Subject } from "./subjects.ts";

/** A chart: its counts by day, side by side, or by the values of a dimension. Every bar opens the facts that it counts. */
export interface Chart {
  readonly name: string;
  readonly subject: Subject;
  /**
   * by day: a bar a day; by count: a bar a count; bridge: from the first count to the last, which is what the others leave of it; else a bar a value of the
   * dimension.
   */
  readonly across: "day" | "count" | "bridge" | Dimension;
  /** Counts that are 0 or 1 for each fact. */
  readonly counts: readonly CountName[];
}

export interface Dashboard {
  readonly figures: readonly MeasureName[];
  readonly charts: readonly Chart[];
  /** It shows what the coming days may bring. */
  readonly forecast?: true;
  /** It compares agents. */
  readonly agents?: true;
  /** It draws agents' planned and driven hours, and how full vehicles were planned to be. */
  readonly work?: true;
  /** It shows which windows hold, by stops ahead and hour. */
  readonly calibration?: true;
}

const windowCounts = ["window_kept", "window_early", "window_late"] as const;
const ofOrders = { subject: "order" } as const;

/** The dashboards by the name in their path. Arriving OTIF is a list of its own. */
export const dashboards = {
  overview: {
    forecast: true,
    figures: ["orders", "first_attempt", "otif", "stops_an_hour", "vehicle_cost_stop", "returned"],
    charts: [
      { ...ofOrders, name: "outcomes", across: "day", counts: orderBars },
      { ...ofOrders, name: "failures", across: "count", counts: failures },
      { ...ofOrders, name: "by_location", across: "location", counts: ["orders"] },
    ],
  },
  orders: {
    forecast: true,
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
    agents: true,
    work: true,
    figures: ["routes", "stops_an_hour", "driven_hours", "over_plan", "kilometers", "kilometers_over_plan"],
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
      {
        ...ofOrders,
        name: "why_missed",
        across: "bridge",
        counts: ["promised", ...lateCounts, "on_time", ...shortCounts, "otif"],
      },
      { ...ofOrders, name: "otif_by_day", across: "day", counts: ["otif", "late", "short"] },
      { ...ofOrders, name: "missed_by_merchant", across: "merchant", counts: ["late", "short"] },
      { ...ofOrders, name: "missed_by_method", across: "method", counts: ["late", "short"] },
    ],
  },
  windows: {
    calibration: true,
    figures: ["window_kept", "announced_kept", "window_early", "window_late", "window_moved", "window_width"],
    charts: [
      { ...ofOrders, name: "windows_by_day", across: "day", counts: windowCounts },
      { ...ofOrders, name: "windows_missed_by_zone", across: "zone", counts: ["window_early", "window_late"] },
      { ...ofOrders, name: "windows_missed_by_agent", across: "agent", counts: ["window_early", "window_late"] },
      { ...ofOrders, name: "windows_missed_by_method", across: "method", counts: ["window_early", "window_late"] },
    ],
  },
} as const satisfies Record<string, Dashboard>;

export type DashboardName = keyof typeof dashboards;

export type ChartName = (typeof dashboards)[DashboardName]["charts"][number]["name"];

export type NamedChart = Chart & { readonly name: ChartName };

type ShownDashboard = Pick<Dashboard, "figures" | "forecast" | "agents" | "work" | "calibration"> & {
  charts: readonly NamedChart[];
};

/** Finds a dashboard by its name in a path. */
export function getDashboard(name: DashboardName): ShownDashboard {
  return dashboards[name];
}

/** What a merchant has of a dashboard: its orders, by nothing that is its carriers'. */
export function getMerchantDashboard(name: DashboardName): ShownDashboard {
  const { figures, charts, forecast, calibration } = getDashboard(name);
  const foreign: readonly string[] = dimensions.filter((each) => !merchantDimensions.includes(each));
  return {
    figures: figures.filter((each) => getMeasure(each).subject === "order"),
    charts: charts.filter(({ subject, across }) => subject === "order" && !foreign.includes(across)),
    ...(forecast && { forecast }),
    ...(calibration && { calibration }),
  };
}
