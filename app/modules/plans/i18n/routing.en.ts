/** Routing settings: defaults of new plans. */
export const routing = {
  title: "Routing",
  intro: "Defaults for every new plan. Existing plans keep their settings.",
  reset: "Reset to default",
  reset_keep: "Keep settings",
  reset_sure: "All routing settings are reset to their defaults. Existing plans keep theirs.",
  objective_title: "Objective",
  objective: "What plans search for",
  objective_why:
    "Least cost: hours, kilometers, routes and stops as priced below and at vehicles and agents. Least driving: the fewest kilometers, even where more vehicles or hours cost more. Fewest vehicles: as few routes as possible, even where they are longer. A plan's cost shows what a choice costs. Default: Least cost.",
  objectives: {
    least_cost: "Least cost",
    least_driving: "Least driving",
    fewest_vehicles: "Fewest vehicles",
  },
  costs: "Costs",
  costs_why:
    "Apply where neither the vehicle nor the agent has a cost. The values suggested are usual in your country; replace them with your own.",
  cost_per_hour: "Cost per hour",
  cost_per_hour_why: "Of driving and service. Also values lateness and the soft settings below.",
  cost_per_km: "Cost per kilometer",
  cost_per_mile: "Cost per mile",
  cost_per_km_why: "Fuel, wear and loss of value. Not for agents on foot or by bicycle.",
  cost_per_route: "Cost per route",
  cost_per_route_why: "Once for each vehicle that leaves. A higher cost leads to fewer routes.",
  cost_per_stop: "Cost per stop",
  cost_per_stop_why: "For each stop served.",
  shape: "Shape of the routes",
  day: "Working day",
  stops: "Stops",
  level: { disabled: "Disabled", low: "Low", medium: "Medium", high: "High", soft: "Soft", hard: "Hard" },
  balancing: "Balancing",
  balancing_why:
    "Spreads work evenly across agents. A higher level accepts more driving for it. Disabled minimizes cost, however uneven. Default: Disabled.",
  clustering: "Clustering",
  clustering_why:
    "Keeps the stops of a route close together, so that each agent works in one area. A higher level is tighter, at the cost of some driving. Default: Disabled.",
  contiguity: "Contiguity",
  contiguity_why:
    "An agent who has left a place does not return to it. Soft: each return adds a cost. Hard: a return is a violation. Default: Disabled.",
  service_area: "Service area",
  service_area_why:
    "Agents serve the coverage of their team; a team without coverage serves everything. Soft: each stop outside adds a cost. Hard: no stops outside. Default: Disabled.",
  depot_revisit: "Depot revisit",
  depot_revisit_why:
    "Vehicles return to the depot mid-route to unload and load again. Soft: each return adds a cost. Hard: as often as it improves the plan. Disabled: never. Default: Disabled.",
  separation: "Max stop separation",
  separation_why: "The longest distance between two stops of a route. 0: no limit. Default: 0 m.",
  delayed_start: "Delayed start",
  delayed_start_why: "Agents leave the depot as late as possible instead of waiting at the first stop. Default: off.",
  stop_duration: "Stop duration",
  stop_duration_why: "Time at a stop when the order has no service time. Default: 5 min.",
  parking: "Parking time",
  trucks: "Speed of trucks",
  trucks_why:
    "Speed of trucks relative to cars. Bicycles and pedestrians use their own times where the region has them. Default: 100 %.",
  hourly: "Times by hour",
  hourly_why:
    "Learned: legs take as long as your own drivers needed at that hour of that weekday. Applies to motor vehicles, as one pace per route. Default: Learned.",
  hourly_learned: "Learned",
  learned: "Learned from your drivers",
  learnt_none: "Nothing yet. Times are learned from legs of the last eight weeks whose arrival an agent reported.",
  learned_from:
    "Duration of legs relative to road times, from {{legs}} legs of the last eight weeks (as of {{at}}). Hours with few legs are pulled toward 100 %.",
  learnt_off: "Plans do not use this while times by hour are disabled.",
  learnt_day: "Weekday",
  learnt_cell: "{{day}}, {{hour}}:00: {{percent}} %, {{legs}} legs",
  parking_why: "Added once where an agent parks, before the first of the stops at a place. Default: 0 s.",
  lateness: "Lateness threshold",
  lateness_why:
    "How close to the end of its window a stop counts as at risk. It changes what is marked, not the routes. Default: 10 min.",
  promise_buffer: "Buffer before promised ends",
  promise_buffer_why:
    "Optimizing aims to arrive so long before the end of a time that a customer was promised. A longer way is taken only where it is worth it; the plan’s costs compare both. Default: 0 min.",
} as const;
