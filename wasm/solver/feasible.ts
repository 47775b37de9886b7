/** Whether a whole route keeps every hard rule, read off its refreshed stops. */
import { at } from "./memory";
import { capacity, dimensions, has, maxTasks, MIXED_LOADS } from "./problem";
import { routeUnfit } from "./route-costs";
import { countVisits, routeDelivered, routePicked } from "./routes";
import { loadsAt, routeLength } from "./stops";

/**
 * Whether two vehicles could still carry their routes when one gets so much more in a dimension, and the other so much less. Loads
 * that change both ways are checked after the move.
 */
export function canExchange(one: i32, other: i32, d: i32, delivered: i32, picked: i32): bool {
  const mine = one * dimensions + d;
  const theirs = other * dimensions + d;
  return at(routeDelivered, mine) + delivered <= at(capacity, mine) && at(routePicked, mine) + picked <= at(capacity, mine)
    && at(routeDelivered, theirs) - delivered <= at(capacity, theirs) && at(routePicked, theirs) - picked <= at(capacity, theirs);
}

export function isRouteFeasible(vehicle: i32): bool {
  if (load<u8>(routeUnfit + <usize>vehicle) != 0) return false; // windows, shift, limits of travel, and what the exact clock knows
  const count = at(routeLength, vehicle);
  if (countVisits(vehicle) > at(maxTasks, vehicle)) return false;
  for (let d = 0; d < dimensions; d++) {
    const limit = at(capacity, vehicle * dimensions + d);
    if (!has(MIXED_LOADS)) {
      if (at(routeDelivered, vehicle * dimensions + d) > limit || at(routePicked, vehicle * dimensions + d) > limit) return false;
    } else {
      for (let index = 0; index <= count; index++) if (at(loadsAt(vehicle, index), 3 * d) > limit) return false;
    }
  }
  return true;
}
