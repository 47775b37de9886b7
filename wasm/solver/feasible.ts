/** Whether a whole route keeps every hard rule, read off its refreshed stops. */
import { at } from "./memory";
import { MIXED_LOADS, capacity, dimensions, has, maxTasks } from "./problem";
import { deliveredOf, lengthOf, loadsAt, pickedOf, unfitOf } from "./routes";
import { visitsIn } from "./insertion";

/**
 * Whether two vehicles could still carry their routes when one gets so much more in a dimension, and the other so much less. Loads
 * that change both ways are asked after the move.
 */
export function exchangeFits(one: i32, other: i32, d: i32, delivered: i32, picked: i32): bool {
  const mine = one * dimensions + d;
  const theirs = other * dimensions + d;
  return at(deliveredOf, mine) + delivered <= at(capacity, mine) && at(pickedOf, mine) + picked <= at(capacity, mine)
    && at(deliveredOf, theirs) - delivered <= at(capacity, theirs) && at(pickedOf, theirs) - picked <= at(capacity, theirs);
}

export function routeFits(vehicle: i32): bool {
  if (load<u8>(unfitOf + <usize>vehicle) != 0) return false; // windows, shift, limits of travel, and what the exact clock knows
  const count = at(lengthOf, vehicle);
  if (visitsIn(vehicle) > at(maxTasks, vehicle)) return false;
  for (let d = 0; d < dimensions; d++) {
    const limit = at(capacity, vehicle * dimensions + d);
    if (!has(MIXED_LOADS)) {
      if (at(deliveredOf, vehicle * dimensions + d) > limit || at(pickedOf, vehicle * dimensions + d) > limit) return false;
    } else {
      for (let index = 0; index <= count; index++) if (at(loadsAt(vehicle, index), 3 * d) > limit) return false;
    }
  }
  return true;
}
