/** What routes cost and whether they keep the rules of time and limits, and the sums of that over the plan. */
import { at, put, putReal, realAt, reserve } from "./memory";
import {
  costMultiplier, costPerTask, costPerTaskSecond, delivery, dimensions, outside, pickup, reloadCost, vehicles, visits,
} from "./problem";
import { OUTSIDE_PRICE } from "./prices";
import { renewVersion, routeArcs, routeDelivered, routePicked } from "./routes";
import { nodeAt } from "./stops";

/** By vehicle; 0 for an empty one. */
export let routeCost: usize = 0;

/** The part of the cost that only the exact clock computes: lateness, work time. */
export let routeSoftCost: usize = 0;

/** By vehicle: 1 where the route breaks a rule of time or limit, as locked ones may, or any when leaving a stop out takes longer. */
export let routeUnfit: usize = 0;
/** How many routes break such a rule. */
export let unfitCount: i32 = 0;

export let currentCost: f64 = 0;

export function createRouteCosts(): void {
  routeCost = reserve(vehicles * 8);
  routeSoftCost = reserve(vehicles * 8);
  routeUnfit = reserve(vehicles);
}

export function setCurrentCost(cost: f64): void {
  currentCost = cost;
}

export function bookCost(vehicle: i32, cost: f64): void {
  currentCost += cost - realAt(routeCost, vehicle);
  putReal(routeCost, vehicle, cost);
}

export function setUnfit(vehicle: i32, unfit: i32): void {
  unfitCount += unfit - <i32>load<u8>(routeUnfit + <usize>vehicle);
  store<u8>(routeUnfit + <usize>vehicle, <u8>unfit);
}

/** Version, loads and cost of a plain route that got one visit more, with `added` to its arcs. */
export function bookInserted(vehicle: i32, node: i32, added: i32): void {
  renewVersion(vehicle);
  putReal(routeArcs, vehicle, realAt(routeArcs, vehicle) + <f64>added);
  for (let d = 0; d < dimensions; d++) {
    const entry = vehicle * dimensions + d;
    put(routeDelivered, entry, at(routeDelivered, entry) + at(delivery, node * dimensions + d));
    put(routePicked, entry, at(routePicked, entry) + at(pickup, node * dimensions + d));
  }
  const cost = <f64>added * <f64>at(costMultiplier, vehicle);
  currentCost += cost;
  putReal(routeCost, vehicle, realAt(routeCost, vehicle) + cost);
}

/** Cost of a route beside its arcs and its vehicle: tasks, service, reloads, stops outside of a soft area. */
export function sumVisitCosts(vehicle: i32, count: i32, staying: f64): f64 {
  let cost = realAt(costPerTask, vehicle) * <f64>count + realAt(costPerTaskSecond, vehicle) * staying;
  for (let index = 1; index <= count; index++) {
    const node = nodeAt(vehicle, index);
    if (node >= visits) cost += realAt(reloadCost, vehicle) - realAt(costPerTask, vehicle);
    else if (outside != 0 && load<u8>(outside + <usize>(node * vehicles + vehicle)) != 0) cost += OUTSIDE_PRICE;
  }
  return cost;
}
