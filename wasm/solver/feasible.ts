/** Whether a whole route keeps every hard rule, read off its refreshed stops. */
import { at } from "./memory";
import {
  MIXED_LOADS, TIMED, capacity, dimensions, has, maxDistance, maxTasks, maxTravelTime, shiftEnd, vehicleGraceLate,
} from "./problem";
import {
  BEGIN, deliveredOf, latestBegin, lengthOf, loadsAt, metresOf, nodeAt, pickedOf, stopAt, travelOf,
} from "./routes";
import { visitsIn } from "./insertion";
import { simulateRoute } from "./timing";

export function routeFits(vehicle: i32): bool {
  const count = at(lengthOf, vehicle);
  if (visitsIn(vehicle) > at(maxTasks, vehicle)) return false;
  for (let index = 1; index <= count; index++) {
    const begin = load<i32>(stopAt(vehicle, index), BEGIN);
    if (begin > latestBegin(nodeAt(vehicle, index), vehicle, begin)) return false;
  }
  if (load<i32>(stopAt(vehicle, count + 1), BEGIN) > at(shiftEnd, vehicle) + at(vehicleGraceLate, vehicle)) return false;
  if (at(travelOf, vehicle) > at(maxTravelTime, vehicle) || at(metresOf, vehicle) > at(maxDistance, vehicle)) return false;
  for (let d = 0; d < dimensions; d++) {
    const limit = at(capacity, vehicle * dimensions + d);
    if (!has(MIXED_LOADS)) {
      if (at(deliveredOf, vehicle * dimensions + d) > limit || at(pickedOf, vehicle * dimensions + d) > limit) return false;
    } else {
      for (let index = 0; index <= count; index++) if (at(loadsAt(vehicle, index), 3 * d) > limit) return false;
    }
  }
  return !has(TIMED) || simulateRoute(vehicle);
}
