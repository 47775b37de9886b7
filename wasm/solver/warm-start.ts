/** Takes over the steps that vehicles come with: locked routes as they are, the rest as far as it keeps the rules. */
import { at, byteAt, put } from "./memory";
import {
  INITIAL_RELOAD, initialFixed, initialOffset, initialSteps, isPickupEnd, isShipment, locked, mayServe, partnerOf,
  vehicles, visits,
} from "./problem";
import { isPinned, pin } from "./ruin";
import { freeReload, takeReload } from "./reloads";
import { insertNode, lengthOf, nodeAt, refresh, positionOf, removeNodes, routeOf } from "./routes";
import { routeFits } from "./feasible";

/** Pins what may not move: fixed steps and whole locked routes. Called once, before any plan is taken over. */
export function pinInitial(): void {
  for (let vehicle = 0; vehicle < vehicles; vehicle++) {
    const whole = byteAt(locked, vehicle) != 0;
    for (let k = at(initialOffset, vehicle); k < at(initialOffset, vehicle + 1); k++) {
      const visit = at(initialSteps, k);
      if (visit >= 0 && (whole || load<u8>(initialFixed + <usize>k) != 0)) pin(visit);
    }
    if (whole) takeWhole(vehicle);
  }
}

export function warmStart(): void {
  pinInitial();
  for (let vehicle = 0; vehicle < vehicles; vehicle++) {
    if (byteAt(locked, vehicle) == 0 && at(initialOffset, vehicle) < at(initialOffset, vehicle + 1)) takeFeasible(vehicle);
  }
}

function takeWhole(vehicle: i32): void {
  for (let k = at(initialOffset, vehicle); k < at(initialOffset, vehicle + 1); k++) {
    const step = at(initialSteps, k);
    const node = step == INITIAL_RELOAD ? takeReload() : step;
    if (node < 0 || at(routeOf, node) >= 0) continue;
    insertNode(vehicle, at(lengthOf, vehicle) + 1, node);
    refresh(vehicle);
  }
}

/** The whole route as it is, where it keeps the rules (parts of it may not, if leaving a stop out takes longer). */
function takeAll(vehicle: i32): bool {
  let allowed = true;
  for (let k = at(initialOffset, vehicle); k < at(initialOffset, vehicle + 1); k++) {
    const step = at(initialSteps, k);
    const node = step == INITIAL_RELOAD ? takeReload() : step;
    if (node < 0 || at(routeOf, node) >= 0) continue;
    if (node < visits && !isPinned(node) && !mayServe(node, vehicle)) allowed = false;
    if (isShipment(node) && !isPickupEnd(node) && at(routeOf, partnerOf(node)) != vehicle) allowed = false;
    insertNode(vehicle, at(lengthOf, vehicle) + 1, node);
    put(routeOf, node, vehicle);
  }
  refresh(vehicle);
  for (let index = 1; index <= at(lengthOf, vehicle); index++) {
    const node = nodeAt(vehicle, index);
    if (isShipment(node) && at(routeOf, partnerOf(node)) != vehicle) allowed = false;
  }
  if (allowed && routeFits(vehicle)) return true;
  for (let index = at(lengthOf, vehicle); index >= 1; index--) {
    const node = nodeAt(vehicle, index);
    if (node >= visits) freeReload(node);
  }
  removeNodes(vehicle, 1, at(lengthOf, vehicle));
  refresh(vehicle);
  return false;
}

/** Step by step; what would break a rule stays out, unless it is pinned. A shipment needs both its ends. */
function takeFeasible(vehicle: i32): void {
  if (takeAll(vehicle)) {
    dropHalves(vehicle);
    shorten(vehicle);
    return;
  }
  for (let k = at(initialOffset, vehicle); k < at(initialOffset, vehicle + 1); k++) {
    const step = at(initialSteps, k);
    const node = step == INITIAL_RELOAD ? takeReload() : step;
    if (node < 0 || at(routeOf, node) >= 0) continue;
    const pinned = node < visits && isPinned(node);
    if (node < visits && !pinned && !mayServe(node, vehicle)) continue;
    if (isShipment(node) && !isPickupEnd(node) && at(routeOf, partnerOf(node)) != vehicle) continue;
    insertNode(vehicle, at(lengthOf, vehicle) + 1, node);
    refresh(vehicle);
    if (pinned || routeFits(vehicle)) continue;
    removeNodes(vehicle, at(lengthOf, vehicle), 1);
    if (node >= visits) freeReload(node);
    refresh(vehicle);
  }
  dropHalves(vehicle);
  shorten(vehicle);
}

/** Leaving a stop out can take longer, or leave no way at all: stops are taken out from the end until the rules are kept. */
function shorten(vehicle: i32): void {
  while (!routeFits(vehicle)) {
    let last = at(lengthOf, vehicle);
    while (last >= 1 && (nodeAt(vehicle, last) >= visits || isPinned(nodeAt(vehicle, last)))) last--;
    if (last < 1) return;
    const node = nodeAt(vehicle, last);
    removeNodes(vehicle, last, 1);
    refresh(vehicle);
    if (isShipment(node) && at(routeOf, partnerOf(node)) == vehicle && !isPinned(partnerOf(node))) {
      removeNodes(vehicle, at(positionOf, partnerOf(node)), 1);
      refresh(vehicle);
    }
    dropHalves(vehicle);
  }
}

/** Takes out pickups without delivery, and reloads at the route's begin or end or next to each other. */
function dropHalves(vehicle: i32): void {
  for (let index = at(lengthOf, vehicle); index >= 1; index--) {
    const node = nodeAt(vehicle, index);
    const half = isShipment(node) && isPickupEnd(node) && at(routeOf, partnerOf(node)) != vehicle && !isPinned(node);
    const idle = node >= visits && (index == 1 || index == at(lengthOf, vehicle) || nodeAt(vehicle, index - 1) >= visits);
    if (!half && !idle) continue;
    removeNodes(vehicle, index, 1);
    if (idle) freeReload(node);
    refresh(vehicle);
  }
}
