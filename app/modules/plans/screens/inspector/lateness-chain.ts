import type { DelayChain } from "#app/modules/planning/model/crews/delay-chain.ts";
import type { TimedRoute, TimedStop } from "#app/modules/planning/model/timed-plan.ts";

/** One cause in the chain that makes a stop late: when, and what took the time. Instants in milliseconds UTC. */
export type ChainLink =
  | { at: number; kind: "starts" }
  /** `stop` counts from 1. */
  | { at: number; kind: "service"; stop: number; seconds: number; typical: number }
  | { at: number; kind: "leg"; stop: number; seconds: number; meters: number }
  | { at: number; kind: "waited"; stop: number; seconds: number }
  | { at: number; kind: "opens"; stop: number }
  /** `seconds` is how much earlier the late stop would be reached without this cause. */
  | { at: number; kind: "costs"; stop: number; seconds: number }
  | { at: number; kind: "break"; seconds: number };

/** Maximum number of named causes in a chain: those that cost most time. */
const MAX_NAMED_CAUSES = 3;
/** Shorter waits and costs are not worth a sentence. */
const MIN_SECONDS = 60;

type Link = DelayChain["links"][number];

/**
 * The chain of causes of a late stop as sentences: where it begins, and the stops, breaks and waits that cost most time,
 * in order.
 */
export function toChainLinks(route: TimedRoute, index: number, pushed: DelayChain): ChainLink[] {
  const links = pushed.links
    .flatMap((link) => toCause(route, pushed, link) ?? [])
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, MAX_NAMED_CAUSES)
    .toSorted((a, b) => a.at - b.at);
  const late = route.stops[index];
  const leg: ChainLink[] =
    late && links.length === 0
      ? [{ at: late.arriveAt, kind: "leg", stop: index + 1, seconds: late.travelSeconds, meters: late.distance }]
      : [];
  return [getChainStart(route, pushed.from.index), ...links, ...leg];
}

/** A link as a cause, where it takes a minute or more: a wait that removing the stop would not save is still named. */
function toCause(
  route: TimedRoute,
  { from }: DelayChain,
  link: Link,
): Extract<ChainLink, { kind: "costs" | "break" | "waited" }> | null {
  const { index, type, service, waiting, costs } = link;
  if (type === "break") {
    const pause = route.breaks.find(({ after }) => after === index + 1);
    return pause && service >= MIN_SECONDS ? { at: pause.startAt, kind: "break", seconds: service } : null;
  }
  const stop = index > from.index ? route.stops[index] : undefined;
  if (!stop) return null;
  if (costs >= MIN_SECONDS) return { at: stop.startAt, kind: "costs", stop: index + 1, seconds: costs };
  return waiting >= MIN_SECONDS ? { at: stop.arriveAt, kind: "waited", stop: index + 1, seconds: waiting } : null;
}

function getChainStart(route: TimedRoute, from: number): ChainLink {
  const stop = route.stops[from];
  if (!stop) return { at: route.startAt, kind: "starts" };
  const { startAt: at, waitSeconds: seconds } = stop;
  return seconds > 0 ? { at, kind: "waited", stop: from + 1, seconds } : { at, kind: "opens", stop: from + 1 };
}

/**
 * Explains the arrival at a stop at risk: since the vehicle last had slack (departure or waiting), the two steps that
 * took longest compared to the route's average, in order.
 */
export function computeLatenessChain(route: TimedRoute, index: number): ChainLink[] {
  const from = findLastSlack(route.stops, index);
  const begin = route.stops[from];
  const start: ChainLink =
    begin && begin.waitSeconds > 0
      ? { at: begin.startAt, kind: "waited", stop: from + 1, seconds: begin.waitSeconds }
      : { at: route.startAt, kind: "starts" };
  const costs = route.stops
    .slice(from, index + 1)
    .flatMap((stop, offset) => computeChainCosts(route, stop, from + offset, index));
  const longest = costs.toSorted((a, b) => b.excess - a.excess).slice(0, 2);
  return [start, ...longest.map(({ link }) => link).toSorted((a, b) => a.at - b.at)];
}

/** The last stop up to `index` before which the vehicle waited; 0 when it never did. */
function findLastSlack(stops: readonly TimedStop[], index: number): number {
  const waited = stops.slice(0, index).findLastIndex((stop) => stop.waitSeconds > 0);
  return Math.max(0, waited);
}

interface ChainCost {
  link: ChainLink;
  excess: number;
}

function computeChainCosts(route: TimedRoute, stop: TimedStop, at: number, target: number): ChainCost[] {
  const usualService = median(route.stops.map((each) => each.serviceSeconds));
  const usualLeg = median(route.stops.map((each) => each.travelSeconds));
  const leg: ChainCost = {
    link: { at: stop.arriveAt, kind: "leg", stop: at + 1, seconds: stop.travelSeconds, meters: stop.distance },
    excess: stop.travelSeconds - usualLeg,
  };
  if (at === target) return [leg];
  const service: ChainCost = {
    link: {
      at: stop.startAt,
      kind: "service",
      stop: at + 1,
      seconds: stop.serviceSeconds,
      typical: usualService,
    },
    excess: stop.serviceSeconds - usualService,
  };
  return [leg, service];
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
