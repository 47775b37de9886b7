/** Ids for the places in routes where a vehicle comes back to a depot: the lowest free one is taken. */
import { at } from "./memory";
import { capacity, delivery, dimensions, pickup, reloadNodes, visits } from "./problem";
import { isRouteFeasible } from "./feasible";
import { refresh } from "./refresh";
import { insertNode, nodeRoute, removeNodes } from "./routes";
import { nodeAt, routeLength } from "./stops";

let hint: i32 = 0;

/** A reload id in no route; −1 when all are in use. */
export function findFreeReload(): i32 {
  for (; hint < reloadNodes; hint++) if (at(nodeRoute, visits + hint) < 0) return visits + hint;
  return -1;
}

export function releaseReload(node: i32): void {
  hint = min(hint, node - visits);
}

export function resetReloads(): void {
  hint = 0;
}

/** Joins trips of a refreshed route where their loads fit into one and the clock allows it. */
export function joinTrips(vehicle: i32): void {
  for (let index = at(routeLength, vehicle) - 1; index > 1; index--) {
    const node = nodeAt(vehicle, index);
    if (node < visits || !canJoinTrips(vehicle, index)) continue;
    removeNodes(vehicle, index, 1);
    refresh(vehicle);
    if (isRouteFeasible(vehicle)) {
      releaseReload(node);
      continue;
    }
    insertNode(vehicle, index, node);
    refresh(vehicle);
  }
}

/** Whether what the trips on both sides of a reload deliver, and what they pick up, would fit together. */
function canJoinTrips(vehicle: i32, reload: i32): bool {
  for (let d = 0; d < dimensions; d++) {
    let delivered = 0;
    let picked = 0;
    for (let index = reload - 1; index >= 1 && nodeAt(vehicle, index) < visits; index--) {
      delivered += at(delivery, nodeAt(vehicle, index) * dimensions + d);
      picked += at(pickup, nodeAt(vehicle, index) * dimensions + d);
    }
    for (let index = reload + 1; index <= at(routeLength, vehicle) && nodeAt(vehicle, index) < visits; index++) {
      delivered += at(delivery, nodeAt(vehicle, index) * dimensions + d);
      picked += at(pickup, nodeAt(vehicle, index) * dimensions + d);
    }
    const limit = at(capacity, vehicle * dimensions + d);
    if (delivered > limit || picked > limit) return false;
  }
  return true;
}
