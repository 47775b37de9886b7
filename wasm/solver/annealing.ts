/** Simulated annealing's temperature and how far the search is: the clock has no say. */
import { at } from "./memory";
import { capacity, classes, dimensions, vehicles } from "./problem";

/** First and last temperature, in average cost of a visit. */
export let firstTemperature: f64 = 0.5;
export let coolest: f64 = 0.01;
/** First temperature of a leg from the best plan. */
export let warmest: f64 = 0.3;

/** Vehicles of several sizes: plans differ most in which of them drives where. */
export let hasSizes: bool = false;

export let iteration: f64 = 0;
export let budget: f64 = 100000;

/** Average cost of a visit in the first plan: the unit of temperatures. */
export let unit: f64 = 1;

export let temperature: f64 = 0;

/** Between unlike vehicles whole routes change hands, which costs more for a while than a stop in another place. */
export function chooseTemperatures(): void {
  if (classes > 1) setTemperatures(1, 0.03);
  hasSizes = areOfSeveralSizes();
  if (hasSizes) warmest = 0.6;
}

function areOfSeveralSizes(): bool {
  for (let k = dimensions; k < vehicles * dimensions; k++) if (at(capacity, k) != at(capacity, k % dimensions)) return true;
  return false;
}

export function setTemperatures(first: f64, last: f64): void {
  firstTemperature = first;
  coolest = last;
}

export function setTotal(iterations: f64): void {
  budget = iterations;
}

export function setDone(iterations: f64, scale: f64): void {
  iteration = iterations;
  unit = scale;
}

export function countIterations(iterations: i32): void {
  iteration += <f64>iterations;
}

export function setTemperature(now: f64): void {
  temperature = now;
}

/** While a plan is built from nothing, everything is worth its place. */
export function setHot(): void {
  temperature = 1e18;
}

/** The temperature of a search in one go. */
export function computeTemperature(): f64 {
  const done = min(1, (Math.floor(iteration / 64) * 64) / max(1, budget));
  return unit * firstTemperature * Math.pow(coolest / firstTemperature, done);
}
