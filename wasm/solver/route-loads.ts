/** What a route carries: the sums of its deliveries and pickups, and where loads change both ways the load at each stop. */
import { at, put } from "./memory";
import { delivery, dimensions, has, isPickupEnd, isShipment, MIXED_LOADS, pickup, visits } from "./problem";
import { routeDelivered, routePicked } from "./routes";
import { loadsAt, NODE, nodeAt, STOP_BYTES, stopAt } from "./stops";

export function sumLoads(vehicle: i32, count: i32): void {
  if (dimensions == 1 && !has(MIXED_LOADS)) {
    let delivered = 0;
    let picked = 0;
    let stop = stopAt(vehicle, 0);
    for (let left = count; left > 0; left--) {
      stop += STOP_BYTES;
      const node = load<i32>(stop, NODE);
      delivered += at(delivery, node);
      picked += at(pickup, node);
    }
    put(routeDelivered, vehicle, delivered);
    put(routePicked, vehicle, picked);
    return;
  }
  for (let d = 0; d < dimensions; d++) {
    let delivered = 0;
    let picked = 0;
    for (let index = 1; index <= count; index++) {
      const node = nodeAt(vehicle, index);
      if (node >= visits) continue;
      delivered += at(delivery, node * dimensions + d);
      picked += at(pickup, node * dimensions + d);
    }
    put(routeDelivered, vehicle * dimensions + d, delivered);
    put(routePicked, vehicle * dimensions + d, picked);
    if (has(MIXED_LOADS)) followLoads(vehicle, count, d);
  }
}

/** Load on leaving each stop, and its running maximum from the trip's begin and to the trip's end. Trips end at reloads. */
function followLoads(vehicle: i32, count: i32, d: i32): void {
  let aboard = 0; // shipments on the way, kept through reloads
  let index = 0;
  while (index <= count) {
    let tripEnd = index + 1;
    let carried = 0; // deliveries still to make in this trip
    while (tripEnd <= count && nodeAt(vehicle, tripEnd) < visits) {
      carried += at(delivery, nodeAt(vehicle, tripEnd) * dimensions + d);
      tripEnd++;
    }
    let taken = 0;
    let highest = 0;
    for (let k = index; k < tripEnd; k++) {
      const node = nodeAt(vehicle, k);
      if (k > index) {
        carried -= at(delivery, node * dimensions + d);
        if (!isShipment(node)) taken += at(pickup, node * dimensions + d);
        else if (isPickupEnd(node)) aboard += at(pickup, node * dimensions + d);
        else aboard -= at(pickup, (node - 1) * dimensions + d);
      }
      const now = carried + taken + aboard;
      highest = max(highest, now);
      const loads = loadsAt(vehicle, k);
      put(loads, 3 * d, now);
      put(loads, 3 * d + 1, highest);
    }
    highest = 0;
    for (let k = tripEnd - 1; k >= index; k--) {
      const loads = loadsAt(vehicle, k);
      highest = max(highest, at(loads, 3 * d));
      put(loads, 3 * d + 2, highest);
    }
    index = tripEnd;
  }
}
