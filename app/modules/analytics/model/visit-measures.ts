import { knownShare, type Measure, percent, share } from "./measure.ts";

const ofVisits = {
  subject: "shipment",
  by: ["location", "merchant", "method", "zone", "team", "agent", "type"],
} as const;

/** Visits, and how they are to what is expected of the same kinds of stop as far apart (`fair-comparison.ts`). */
export const visitMeasures = [
  {
    ...ofVisits,
    name: "visits_an_hour",
    unit: "per_hour",
    list: "visited",
    better: "more",
    of: share("visited", "visit_seconds", 3600),
  },
  {
    ...ofVisits,
    name: "first_visit_done",
    unit: "percent",
    list: "first_visits_done",
    better: "more",
    of: percent("first_visits_done", "first_visits"),
  },
  {
    ...ofVisits,
    name: "visits_on_time",
    unit: "percent",
    list: "due_visits_kept",
    better: "more",
    of: percent("due_visits_kept", "due_visits"),
  },
  {
    ...ofVisits,
    name: "pace_index",
    unit: "index",
    list: "visited",
    better: "more",
    of: knownShare("expected_visit_seconds", "visit_seconds", 100),
  },
  {
    ...ofVisits,
    name: "first_visit_index",
    unit: "index",
    list: "first_visits",
    better: "more",
    of: percent("first_visits_done", "expected_first_visits_done"),
  },
  {
    ...ofVisits,
    name: "on_time_index",
    unit: "index",
    list: "due_visits",
    better: "more",
    of: percent("due_visits_kept", "expected_due_visits_kept"),
  },
  {
    ...ofVisits,
    name: "service_index",
    unit: "index",
    list: "served",
    better: "less",
    of: percent("service_minutes", "expected_service_minutes"),
  },
] as const satisfies readonly Measure[];
