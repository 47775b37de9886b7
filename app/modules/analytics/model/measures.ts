import { fillMeasures } from "./fill-measures.ts";
import { count, excess, type Measure, percentile, share } from "./measure.ts";
import { orderMeasures } from "./order-measures.ts";
import { visitMeasures } from "./visit-measures.ts";

const ofShipments = {
  subject: "shipment",
  by: ["location", "merchant", "method", "zone", "team", "agent", "type"],
} as const;
const ofRoutes = { subject: "route", by: ["location", "team", "agent", "vehicle"] } as const;

/** Routes that are over. */
const ofDriven = { ...ofRoutes, list: "outcome_completed" } as const;

/** Routes that are over, and whose driver's device reported positions. */
const ofTracked = { ...ofRoutes, list: "tracked" } as const;

/** Every number there is: dashboards, files and programs walk this table. */
export const measures = [
  ...orderMeasures,
  { ...ofShipments, name: "shipments", unit: "count", of: count("shipments"), list: "shipments" },
  {
    ...ofShipments,
    name: "completed_shipments",
    unit: "count",
    of: count("outcome_completed"),
    list: "outcome_completed",
    better: "more",
  },
  {
    ...ofShipments,
    name: "failed_shipments",
    unit: "count",
    of: count("outcome_failed"),
    list: "outcome_failed",
    better: "less",
  },
  {
    ...ofShipments,
    name: "service_time",
    unit: "minutes",
    of: share("service_minutes", "served"),
    list: "served",
    better: "less",
  },
  {
    ...ofShipments,
    name: "service_ninety",
    unit: "minutes",
    of: percentile("service", 90),
    better: "less",
  },
  ...visitMeasures,
  { ...ofRoutes, name: "routes", unit: "count", of: count("routes"), list: "routes" },
  {
    ...ofRoutes,
    name: "stops_an_hour",
    unit: "per_hour",
    of: share("stops_done", "driven_minutes", 60),
    better: "more",
  },
  { ...ofDriven, name: "driven_hours", unit: "hours", of: count("driven_minutes", 60) },
  { ...ofDriven, name: "planned_hours", unit: "hours", of: count("planned_driven_minutes", 60) },
  {
    ...ofDriven,
    name: "over_plan",
    unit: "percent",
    of: excess("driven_minutes", "planned_driven_minutes"),
    better: "less",
  },
  { ...ofRoutes, name: "kilometers", unit: "kilometers", of: count("planned_meters", 1000) },
  { ...ofTracked, name: "driven_kilometers", unit: "kilometers", of: count("driven_meters", 1000) },
  {
    ...ofTracked,
    name: "kilometers_over_plan",
    unit: "percent",
    of: excess("driven_meters", "planned_tracked_meters"),
    better: "less",
  },
  {
    ...ofRoutes,
    name: "kilometers_stop",
    unit: "kilometers",
    of: share("planned_driven_meters", "stops_done", 1 / 1000),
    better: "less",
  },
  {
    ...ofRoutes,
    name: "kilometers_order",
    unit: "kilometers",
    of: share("planned_driven_meters", "orders_done", 1 / 1000),
    better: "less",
  },
  { ...ofRoutes, name: "utilization", unit: "percent", of: share("utilization", "routes"), better: "more" },
  ...fillMeasures,
  {
    ...ofRoutes,
    name: "departed_late",
    unit: "count",
    of: count("departed_late"),
    list: "departed_late",
    better: "less",
  },
  { ...ofRoutes, name: "resequenced", unit: "count", of: count("resequenced"), list: "resequenced" },
  { ...ofRoutes, name: "vehicle_cost_stop", unit: "money", of: share("vehicle_cost", "stops_done"), better: "less" },
  { ...ofRoutes, name: "vehicle_cost_order", unit: "money", of: share("vehicle_cost", "orders_done"), better: "less" },
] as const satisfies readonly Measure[];

export type MeasureName = (typeof measures)[number]["name"];

const byName = new Map<string, Measure>(measures.map((row) => [row.name, row]));

/** Validates the name of a measure. */
export function findMeasureName(name: string | undefined): MeasureName | undefined {
  return measures.find((row) => row.name === name)?.name;
}

/** Finds a measure by name. */
export function getMeasure(name: MeasureName): Measure {
  const found = byName.get(name);
  if (!found) throw new Error(`no measure ${name}`);
  return found;
}
