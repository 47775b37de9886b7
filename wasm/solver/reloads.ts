/** Ids for the places in routes where a vehicle comes back to a depot: the lowest free one is taken. */
import { at } from "./memory";
import { reloadNodes, visits } from "./problem";
import { routeOf } from "./routes";

let hint: i32 = 0;

/** A reload id in no route; −1 when all are in use. */
export function takeReload(): i32 {
  for (; hint < reloadNodes; hint++) if (at(routeOf, visits + hint) < 0) return visits + hint;
  return -1;
}

export function freeReload(node: i32): void {
  hint = min(hint, node - visits);
}

export function resetReloads(): void {
  hint = 0;
}
