/** Takes over the steps that vehicles come with: locked routes as they are, the rest as far as it keeps the rules. */
import { at, byteAt, put } from "./memory";
import {
  canServe, getPartner, INITIAL_RELOAD, initialFixed, initialOffset, initialSteps, isPickupEnd, isShipment, locked,
  vehicles, visits,
} from "./problem";
import { isRouteFeasible } from "./feasible";
import { refresh } from "./refresh";
import { findFreeReload, releaseReload } from "./reloads";
import { insertNode, nodePosition, nodeRoute, removeNodes } from "./routes";
import { isPinned, pin } from "./ruin";
import { nodeAt, routeLength } from "./stops";

/** Pins what may not move: fixed steps and whole locked routes. Called once, before any plan is taken over. */
export function pinInitial(): void {
  for (let vehicle = 0; vehicle < vehicles; vehicle++) {
    const whole = byteAt(locked, vehicle) != 0;
    for (let k = at(initialOffset, vehicle); k < at(initialOffset, vehicle + 1); k++) {
      const visit = at(initialSteps, k);
      if (visit >= 0 && (whole || load<u8>(initialFixed + <usize>k) != 0)) pin(visit);
    }
    if (whole) adoptLocked(vehicle);
  }
}

export function warmStart(): void {
  pinInitial();
  for (let vehicle = 0; vehicle < vehicles; vehicle++) {
    if (byteAt(locked, vehicle) == 0 && at(initialOffset, vehicle) < at(initialOffset, vehicle + 1)) adoptFeasible(vehicle);
  }
}

function adoptLocked(vehicle: i32): void {
  for (let k = at(initialOffset, vehicle); k < at(initialOffset, vehicle + 1); k++) {
    const step = at(initialSteps, k);
    const node = step == INITIAL_RELOAD ? findFreeReload() : step;
    if (node < 0 || at(nodeRoute, node) >= 0) continue;
    insertNode(vehicle, at(routeLength, vehicle) + 1, node);
    refresh(vehicle);
  }
}

/** The whole route as it is, where it keeps the rules (parts of it may not, if leaving a stop out takes longer). */
function adoptWhole(vehicle: i32): bool {
  let allowed = true;
  for (let k = at(initialOffset, vehicle); k < at(initialOffset, vehicle + 1); k++) {
    const step = at(initialSteps, k);
    const node = step == INITIAL_RELOAD ? findFreeReload() : step;
    if (node < 0 || at(nodeRoute, node) >= 0) continue;
    if (node < visits && !isPinned(node) && !canServe(node, vehicle)) allowed = false;
    if (isShipment(node) && !isPickupEnd(node) && at(nodeRoute, getPartner(node)) != vehicle) allowed = false;
    insertNode(vehicle, at(routeLength, vehicle) + 1, node);
    put(nodeRoute, node, vehicle);
  }
  refresh(vehicle);
  for (let index = 1; index <= at(routeLength, vehicle); index++) {
    const node = nodeAt(vehicle, index);
    if (isShipment(node) && at(nodeRoute, getPartner(node)) != vehicle) allowed = false;
  }
  if (allowed && isRouteFeasible(vehicle)) return true;
  for (let index = at(routeLength, vehicle); index >= 1; index--) {
    const node = nodeAt(vehicle, index);
    if (node >= visits) releaseReload(node);
  }
  removeNodes(vehicle, 1, at(routeLength, vehicle));
  refresh(vehicle);
  return false;
}

/** Step by step; what would break a rule stays out, unless it is pinned. A shipment needs both its ends. */
function adoptFeasible(vehicle: i32): void {
  if (adoptWhole(vehicle)) {
    dropHalves(vehicle);
    shorten(vehicle);
    return;
  }
  for (let k = at(initialOffset, vehicle); k < at(initialOffset, vehicle + 1); k++) {
    const step = at(initialSteps, k);
    const node = step == INITIAL_RELOAD ? findFreeReload() : step;
    if (node < 0 || at(nodeRoute, node) >= 0) continue;
    const pinned = node < visits && isPinned(node);
    if (node < visits && !pinned && !canServe(node, vehicle)) continue;
    if (isShipment(node) && !isPickupEnd(node) && at(nodeRoute, getPartner(node)) != vehicle) continue;
    insertNode(vehicle, at(routeLength, vehicle) + 1, node);
    refresh(vehicle);
    if (pinned || isRouteFeasible(vehicle)) continue;
    removeNodes(vehicle, at(routeLength, vehicle), 1);
    if (node >= visits) releaseReload(node);
    refresh(vehicle);
  }
  dropHalves(vehicle);
  shorten(vehicle);
}

/** Leaving a stop out can take longer, or leave no way at all: stops are taken out from the end until the rules are kept. */
function shorten(vehicle: i32): void {
  while (!isRouteFeasible(vehicle)) {
    let last = at(routeLength, vehicle);
    while (last >= 1 && (nodeAt(vehicle, last) >= visits || isPinned(nodeAt(vehicle, last)))) last--;
    if (last < 1) return;
    const node = nodeAt(vehicle, last);
    removeNodes(vehicle, last, 1);
    refresh(vehicle);
    if (isShipment(node) && at(nodeRoute, getPartner(node)) == vehicle && !isPinned(getPartner(node))) {
      removeNodes(vehicle, at(nodePosition, getPartner(node)), 1);
      refresh(vehicle);
    }
    dropHalves(vehicle);
  }
}

/** Takes out pickups without delivery, and reloads at the route's begin or end or next to each other. */
function dropHalves(vehicle: i32): void {
  for (let index = at(routeLength, vehicle); index >= 1; index--) {
    const node = nodeAt(vehicle, index);
    const half = isShipment(node) && isPickupEnd(node) && at(nodeRoute, getPartner(node)) != vehicle && !isPinned(node);
    const idle = node >= visits && (index == 1 || index == at(routeLength, vehicle) || nodeAt(vehicle, index - 1) >= visits);
    if (!half && !idle) continue;
    removeNodes(vehicle, index, 1);
    if (idle) releaseReload(node);
    refresh(vehicle);
  }
}
