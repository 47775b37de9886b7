import { planObjectives } from "#app/modules/workspace/model/routing-settings.ts";
import type { MeasurementSystem } from "#app/platform/money/units.ts";
import type { FormSection } from "#app/ui/resource/form/form-spec.ts";

const cost = { kind: "number", min: 0, max: 1_000_000, optional: true } as const;
const levels = ["disabled", "low", "medium", "high"] as const;
const strictness = ["disabled", "soft", "hard"] as const;
const createOptions = (keys: readonly (typeof levels | typeof strictness)[number][]) =>
  keys.map((value) => ({ value, label: `settings:routing.level.${value}` as const }));

/** The form of the routing settings: each setting with its effect and default; costs in `currency`. */
export const buildRoutingSections = (currency: string, distance: MeasurementSystem): readonly FormSection[] => [
  {
    key: "objective",
    title: "settings:routing.objective_title",
    fields: [
      {
        kind: "select",
        name: "objective",
        label: "settings:routing.objective",
        hint: "settings:routing.objective_why",
        options: planObjectives.map((value) => ({ value, label: `settings:routing.objectives.${value}` as const })),
      },
    ],
  },
  {
    key: "costs",
    title: "settings:routing.costs",
    hint: "settings:routing.costs_why",
    fields: [
      {
        ...cost,
        name: "default_cost_per_hour",
        label: "settings:routing.cost_per_hour",
        hint: "settings:routing.cost_per_hour_why",
        unit: currency,
      },
      {
        ...cost,
        name: "default_cost_per_km",
        label: distance === "metric" ? "settings:routing.cost_per_km" : "settings:routing.cost_per_mile",
        hint: "settings:routing.cost_per_km_why",
        unit: currency,
      },
      {
        ...cost,
        name: "default_cost_per_route",
        label: "settings:routing.cost_per_route",
        hint: "settings:routing.cost_per_route_why",
        unit: currency,
      },
      {
        ...cost,
        name: "default_cost_per_stop",
        label: "settings:routing.cost_per_stop",
        hint: "settings:routing.cost_per_stop_why",
        unit: currency,
      },
    ],
  },
  {
    key: "shape",
    title: "settings:routing.shape",
    fields: [
      {
        kind: "select",
        name: "balancing",
        label: "settings:routing.balancing",
        hint: "settings:routing.balancing_why",
        options: createOptions(levels),
      },
      {
        kind: "select",
        name: "clustering",
        label: "settings:routing.clustering",
        hint: "settings:routing.clustering_why",
        options: createOptions(levels),
      },
      {
        kind: "select",
        name: "contiguity",
        label: "settings:routing.contiguity",
        hint: "settings:routing.contiguity_why",
        options: createOptions(strictness),
      },
      {
        kind: "select",
        name: "service_area",
        label: "settings:routing.service_area",
        hint: "settings:routing.service_area_why",
        options: createOptions(strictness),
      },
      {
        kind: "select",
        name: "depot_revisit",
        label: "settings:routing.depot_revisit",
        hint: "settings:routing.depot_revisit_why",
        options: createOptions(strictness),
      },
      {
        kind: "number",
        name: "max_stop_separation_metres",
        label: "settings:routing.separation",
        hint: "settings:routing.separation_why",
        unit: "m",
        min: 0,
        max: 1_000_000,
        step: 1,
      },
    ],
  },
  {
    key: "day",
    title: "settings:routing.day",
    fields: [
      {
        kind: "checkbox",
        name: "delayed_start",
        label: "settings:routing.delayed_start",
        hint: "settings:routing.delayed_start_why",
      },
    ],
  },
  {
    key: "stops",
    title: "settings:routing.stops",
    fields: [
      {
        kind: "number",
        name: "stop_duration_minutes",
        label: "settings:routing.stop_duration",
        hint: "settings:routing.stop_duration_why",
        unit: "min",
        min: 0,
        max: 480,
        step: 1,
      },
      {
        kind: "number",
        name: "parking_time_seconds",
        label: "settings:routing.parking",
        hint: "settings:routing.parking_why",
        unit: "s",
        min: 0,
        max: 3600,
        step: 1,
      },
      {
        kind: "number",
        name: "truck_speed_percent",
        label: "settings:routing.trucks",
        hint: "settings:routing.trucks_why",
        unit: "%",
        min: 50,
        max: 100,
        step: 1,
      },
      {
        kind: "select",
        name: "hourly_pace",
        label: "settings:routing.hourly",
        hint: "settings:routing.hourly_why",
        options: [
          { value: "learned", label: "settings:routing.hourly_learned" },
          { value: "disabled", label: "settings:routing.level.disabled" },
        ],
      },
      {
        kind: "number",
        name: "lateness_threshold_minutes",
        label: "settings:routing.lateness",
        hint: "settings:routing.lateness_why",
        unit: "min",
        min: 0,
        max: 240,
        step: 1,
      },
    ],
  },
];
