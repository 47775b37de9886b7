import { LIMITS } from "./limits.ts";
import type { Level, Strictness } from "./problem.ts";
import {
  boolean,
  choice,
  coordinates,
  dictionary,
  type Fields,
  integer,
  list,
  number,
  object,
  squareMatrix,
  text,
  unsupported,
  window,
} from "./shape.ts";

/** Every field of a problem and what it may hold. Names are VROOM's where VROOM has the thing; see `problem.ts`. */

const levels: readonly Level[] = ["disabled", "low", "medium", "high"];
const strictness: readonly Strictness[] = ["disabled", "soft", "hard"];
const stepTypes = ["start", "job", "pickup", "delivery", "break", "reload", "end"] as const;

const id = integer(0, LIMITS.id);
const index = integer(0, LIMITS.places - 1);
const seconds = integer(0, LIMITS.leg);
/** A limit, not a quantity: anything large means "none". */
const ceiling = integer(0, Number.MAX_SAFE_INTEGER);
const instant = integer(-LIMITS.instant, LIMITS.instant);
const price = integer(0, LIMITS.price);
const rate = integer(0, LIMITS.rate);
const amounts = list(integer(0, LIMITS.amount), LIMITS.dimensions);
const capacities = list(ceiling, LIMITS.dimensions);
const ids = list(id, LIMITS.listed);
const windows = list(window(LIMITS.instant), LIMITS.windows);

const service: Fields = {
  id,
  "description?": text,
  "location?": coordinates,
  "location_index?": index,
  "setup?": seconds,
  "service?": seconds,
  "setup_per_type?": dictionary(seconds),
  "service_per_type?": dictionary(seconds),
  "time_windows?": windows,
  "grace?": object({ "early?": seconds, "late?": seconds }),
};

const rules: Fields = {
  "skills?": ids,
  "priority?": integer(0, 100),
  "prize?": price,
  "allowed_vehicles?": ids,
  "banned_vehicles?": ids,
  "release?": instant,
};

const step = object({
  type: choice(stepTypes),
  "id?": id,
  "fixed?": boolean,
  "service_at?": instant,
  "service_after?": instant,
  "service_before?": instant,
});

const costs = object({
  "fixed?": price,
  "per_hour?": rate,
  "per_km?": rate,
  "per_task_hour?": rate,
  "per_task?": price,
  "per_work_hour?": rate,
});

const reload = object({
  "location_index?": index,
  "location?": coordinates,
  "service?": seconds,
  "time_windows?": windows,
  "max?": integer(0, LIMITS.tasks),
  "cost?": price,
});

const passage = object({ "location_index?": index, "location?": coordinates });

const rest = object({
  id,
  "time_windows?": windows,
  "service?": seconds,
  "description?": text,
  "max_load?": unsupported("take breaks by their time_windows"),
});

const vehicle = object({
  id,
  "description?": text,
  "profile?": text,
  "type?": text,
  "start?": coordinates,
  "start_index?": index,
  "end?": coordinates,
  "end_index?": index,
  "capacity?": capacities,
  "skills?": ids,
  "costs?": costs,
  "time_window?": window(LIMITS.instant),
  "breaks?": list(rest, LIMITS.breaks),
  "speed_factor?": number(0.01, 5),
  "max_tasks?": ceiling,
  "max_travel_time?": ceiling,
  "max_distance?": ceiling,
  "max_work_time?": ceiling,
  "grace?": object({ "late?": seconds }),
  "parking_time?": seconds,
  "service_radius?": ceiling,
  "service_area?": list(index, LIMITS.places),
  "reload?": reload,
  "load_at?": passage,
  "unload_at?": passage,
  "steps?": list(step, 4 * LIMITS.tasks),
  "locked?": boolean,
});

const options = object({
  "balancing?": choice(levels),
  "clustering?": choice(levels),
  "contiguity?": choice(strictness),
  "depot_revisit?": choice(strictness),
  "service_area?": choice(strictness),
  "max_stop_separation?": ceiling,
  "lateness_threshold?": seconds,
  "delayed_start?": boolean,
  "change_budget?": ceiling,
  "soft_prices?": integer(1, LIMITS.softPrices),
  "speed?": number(0.01, LIMITS.speed),
  "detour?": number(0.01, LIMITS.detour),
});

const matrix = object({
  durations: squareMatrix(LIMITS.leg, LIMITS.places),
  "distances?": squareMatrix(LIMITS.leg, LIMITS.places),
  "costs?": squareMatrix(LIMITS.arcCost, LIMITS.places),
});

const job = object({
  ...service,
  ...rules,
  "delivery?": amounts,
  "pickup?": amounts,
  "amount?": unsupported("write it as delivery"),
});

export const problemShape = object({
  vehicles: list(vehicle, LIMITS.vehicles),
  "jobs?": list(job, LIMITS.tasks),
  "shipments?": list(
    object({ ...rules, "amount?": amounts, pickup: object(service), delivery: object(service) }),
    LIMITS.tasks,
  ),
  "matrices?": dictionary(matrix),
  "matrix?": unsupported('write it as matrices: { "car": { "durations": … } }'),
  "options?": options,
});
