import { planObjectives } from "#app/modules/workspace/model/routing-settings.ts";
import type { MeasurementSystem } from "#app/platform/money/units.ts";
import type { FormSection } from "#app/ui/resource/form/form-spec.ts";

const cost = { kind: "number", min: 0, max: 1_000_000, optional: true } as const;
const levels = ["disabled", "low", "medium", "high"] as const;
const strictness = ["disabled", "soft", "hard"] as const;
const createOptions = (keys: readonly (typeof levels | typeof strictness)[number][]) =>
  keys.map((value) => ({ value, label: `routing:level.${value}` as const }));

/** The form of the routing settings: each setting with its effect and default; costs in `currency`. */
export const buildRoutingSections = (currency: string, distance: MeasurementSystem): readonly FormSection[] => [
  {
    key: "objective",
    title: "routing:objective_title",
    fields: [
      {
        kind: "select",
        name: "objective",
        label: "routing:objective",
        hint: "routing:objective_why",
        options: planObjectives.map((value) => ({ value, label: `routing:objectives.${value}` as const })),
      },
    ],
  },
  {
    key: "costs",
    title: "routing:costs",
    hint: "routing:costs_why",
    fields: [
      {
        ...cost,
        name: "default_cost_per_hour",
        label: "routing:cost_per_hour",
        hint: "routing:cost_per_hour_why",
        unit: currency,
      },
      {
        ...cost,
        name: "default_cost_per_km",
        label: distance === "metric" ? "routing:cost_per_km" : "routing:cost_per_mile",
        hint: "routing:cost_per_km_why",
        unit: currency,
      },
      {
        ...cost,
        name: "default_cost_per_route",
        label: "routing:cost_per_route",
        hint: "routing:cost_per_route_why",
        unit: currency,
      },
      {
        ...cost,
        name: "default_cost_per_stop",
        label: "routing:cost_per_stop",
        hint: "routing:cost_per_stop_why",
        unit: currency,
      },
    ],
  },
  {
    key: "shape",
    title: "routing:shape",
    fields: [
      {
        kind: "select",
        name: "balancing",
        label: "routing:balancing",
        hint: "routing:balancing_why",
        options: createOptions(levels),
      },
      {
        kind: "select",
        name: "clustering",
        label: "routing:clustering",
        hint: "routing:clustering_why",
        options: createOptions(levels),
      },
      {
        kind: "select",
        name: "contiguity",
        label: "routing:contiguity",
        hint: "routing:contiguity_why",
        options: createOptions(strictness),
      },
      {
        kind: "select",
        name: "service_area",
        label: "routing:service_area",
        hint: "routing:service_area_why",
        options: createOptions(strictness),
      },
      {
        kind: "select",
        name: "depot_revisit",
        label: "routing:depot_revisit",
        hint: "routing:depot_revisit_why",
        options: createOptions(strictness),
      },
      {
        kind: "number",
        name: "max_stop_separation_metres",
        label: "routing:separation",
        hint: "routing:separation_why",
        unit: "m",
        min: 0,
        max: 1_000_000,
        step: 1,
      },
    ],
  },
  {
    key: "day",
    title: "routing:day",
    fields: [
      {
        kind: "checkbox",
        name: "delayed_start",
        label: "routing:delayed_start",
        hint: "routing:delayed_start_why",
      },
    ],
  },
  {
    key: "stops",
    title: "routing:stops",
    fields: [
      {
        kind: "number",
        name: "stop_duration_minutes",
        label: "routing:stop_duration",
        hint: "routing:stop_duration_why",
        unit: "min",
        min: 0,
        max: 480,
        step: 1,
      },
      {
        kind: "number",
        name: "parking_time_seconds",
        label: "routing:parking",
        hint: "routing:parking_why",
        unit: "s",
        min: 0,
        max: 3600,
        step: 1,
      },
      {
        kind: "number",
        name: "truck_speed_percent",
        label: "routing:trucks",
        hint: "routing:trucks_why",
        unit: "%",
        min: 50,
        max: 100,
        step: 1,
      },
      {
        kind: "select",
        name: "hourly_pace",
        label: "routing:hourly",
        hint: "routing:hourly_why",
        options: [
          { value: "learned", label: "routing:hourly_learned" },
          { value: "disabled", label: "routing:level.disabled" },
        ],
      },
      {
        kind: "number",
        name: "lateness_threshold_minutes",
        label: "routing:lateness",
        hint: "routing:lateness_why",
        unit: "min",
        min: 0,
        max: 240,
        step: 1,
      },
      {
        kind: "number",
        name: "promise_buffer_minutes",
        label: "routing:promise_buffer",
        hint: "routing:promise_buffer_why",
        unit: "min",
        min: 0,
        max: 120,
        step: 1,
      },
    ],
  },
];
