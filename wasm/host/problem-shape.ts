import { limits } from "./limits.ts";
import type { Level, Strictness } from "./problem.ts";
import {
  coordinates,
  dictionaryOf,
  type Fields,
  integer,
  listOf,
  number,
  object,
  oneOf,
  squareMatrix,
  text,
  truth,
  unsupported,
  window,
} from "./shape.ts";

/** Every field of a problem and what it may hold. Names are VROOM's where VROOM has the thing; see `problem.ts`. */

const levels: readonly Level[] = ["disabled", "low", "medium", "high"];
const strictness: readonly Strictness[] = ["disabled", "soft", "hard"];
const stepTypes = ["start", "job", "pickup", "delivery", "break", "reload", "end"] as const;

const id = integer(0, limits.id);
const index = integer(0, limits.places - 1);
const seconds = integer(0, limits.leg);
/** A limit, not a quantity: anything large means "none". */
const ceiling = integer(0, Number.MAX_SAFE_INTEGER);
const instant = integer(-limits.instant, limits.instant);
const price = integer(0, limits.price);
const rate = integer(0, limits.rate);
const amounts = listOf(integer(0, limits.amount), limits.dimensions);
const capacities = listOf(ceiling, limits.dimensions);
const ids = listOf(id, limits.listed);
const windows = listOf(window(limits.instant), limits.windows);

const service: Fields = {
  id,
  "description?": text,
  "location?": coordinates,
  "location_index?": index,
  "setup?": seconds,
  "service?": seconds,
  "setup_per_type?": dictionaryOf(seconds),
  "service_per_type?": dictionaryOf(seconds),
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
  type: oneOf(stepTypes),
  "id?": id,
  "fixed?": truth,
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
  "max?": integer(0, limits.tasks),
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
  "time_window?": window(limits.instant),
  "breaks?": listOf(rest, limits.breaks),
  "speed_factor?": number(0.01, 5),
  "max_tasks?": ceiling,
  "max_travel_time?": ceiling,
  "max_distance?": ceiling,
  "max_work_time?": ceiling,
  "grace?": object({ "late?": seconds }),
  "parking_time?": seconds,
  "service_radius?": ceiling,
  "service_area?": listOf(index, limits.places),
  "reload?": reload,
  "load_at?": passage,
  "unload_at?": passage,
  "steps?": listOf(step, 4 * limits.tasks),
  "locked?": truth,
});

const options = object({
  "balancing?": oneOf(levels),
  "clustering?": oneOf(levels),
  "contiguity?": oneOf(strictness),
  "depot_revisit?": oneOf(strictness),
  "service_area?": oneOf(strictness),
  "max_stop_separation?": ceiling,
  "lateness_threshold?": seconds,
  "delayed_start?": truth,
  "change_budget?": ceiling,
  "soft_prices?": integer(1, limits.softPrices),
  "speed?": number(0.01, limits.speed),
  "detour?": number(0.01, limits.detour),
});

const matrix = object({
  durations: squareMatrix(limits.leg, limits.places),
  "distances?": squareMatrix(limits.leg, limits.places),
  "costs?": squareMatrix(limits.arcCost, limits.places),
});

const job = object({
  ...service,
  ...rules,
  "delivery?": amounts,
  "pickup?": amounts,
  "amount?": unsupported("write it as delivery"),
});

export const problemShape = object({
  vehicles: listOf(vehicle, limits.vehicles),
  "jobs?": listOf(job, limits.tasks),
  "shipments?": listOf(
    object({ ...rules, "amount?": amounts, pickup: object(service), delivery: object(service) }),
    limits.tasks,
  ),
  "matrices?": dictionaryOf(matrix),
  "matrix?": unsupported('write it as matrices: { "car": { "durations": … } }'),
  "options?": options,
});
