import { estimateCustomerArrival } from "#app/modules/orders/model/tracked/estimate-arrival.ts";
import { findMargin, type LearnedMargins, learnMargins } from "#app/modules/planning/model/eta/arrival-margins.ts";
import { getCameAt } from "#app/modules/planning/model/eta/came-at.ts";
import { computeEarliestArrivals } from "#app/modules/routes/model/earliest-arrivals.ts";
import {
  type FinishedRoute,
  type FinishedStop,
  getLeftAt,
  measureArrivals,
  toRouteHour,
} from "#app/modules/routes/model/measured-arrivals.ts";
import { type EtaStop, estimateRoute } from "#app/modules/routes/model/route-eta.ts";
import { hour, minute } from "#app/platform/kernel/milliseconds.ts";
import type { SeededRandom } from "#tests/fakes/seeded-random.ts";

/**
 * What differs from the plan on a driven day. Travel and service: the spread of the logarithm around the planned time.
 * Everything else: minutes, or shares of 1.
 */
export const dayNoise = {
  travel: 0.25,
  /** By hour of day, what the plan did not know. */
  traffic: { 8: 1.1, 16: 1.1, 17: 1.2 } as Readonly<Record<number, number>>,
  /** Of all of a day's legs together: weather. */
  day: 0.05,
  /** Of a driver, always. */
  driver: 0.06,
  service: 0.5,
  /** Nobody opens, or the customer asks something. */
  longStop: { share: 0.04, from: 4, to: 12 },
  departure: { mean: 4, spread: 5 },
  /** A road that is closed, a flat tire: on so many routes. */
  incident: { share: 0.03, from: 15, to: 40 },
};

const stopsOfRoute = 45;
const start = Date.parse("2026-03-02T00:00Z");
const day = 24 * hour;

function normal(random: SeededRandom): number {
  return Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
}
const between = (random: SeededRandom, from: number, to: number) => from + random.next() * (to - from);

export interface SimulatedRoute extends FinishedRoute {
  week: number;
  promised: readonly { from: number; to: number }[];
  latestAt: readonly number[];
}

/** What the plan keeps free before the end of two promised hours anyway, minutes. */
const USUAL_BUFFER = 15;

interface DrivenWeeks {
  weeks: number;
  vans: number;
  /** Minutes before a promised end that the plan keeps free. */
  buffer?: number;
}

/** Weeks of six days of so many vans, driven with `dayNoise`. */
export function driveWeeks(
  random: SeededRandom,
  { weeks, vans, buffer = USUAL_BUFFER }: DrivenWeeks,
): SimulatedRoute[] {
  const drivers = Array.from({ length: vans }, () => Math.exp(normal(random) * dayNoise.driver));
  return Array.from({ length: weeks * 6 }, (_, turn) => {
    const midnight = start + (Math.floor(turn / 6) * 7 + (turn % 6)) * day;
    const weather = Math.exp(normal(random) * dayNoise.day);
    return drivers.map((driver, van) => {
      const route = planRoute(random, { midnight, van });
      return { ...driveRoute(random, route, { slow: driver * weather, buffer }), week: Math.floor(turn / 6) };
    });
  }).flat();
}

function planRoute(random: SeededRandom, { midnight, van }: { midnight: number; van: number }) {
  const startAt = midnight + 8 * hour;
  let at = startAt;
  const stops = Array.from({ length: stopsOfRoute }, (_, index): FinishedStop => {
    const travelSeconds = Math.round(60 * (2 + 9 * random.next() ** 2));
    const plannedArriveAt = at + travelSeconds * 1000;
    at = plannedArriveAt + 4 * minute;
    return {
      ...{ id: `${midnight} ${van} ${index}`, state: "completed", point: null, travelSeconds, serviceSeconds: 240 },
      ...{ windowFrom: null, windowTo: null, plannedArriveAt, plannedStartAt: plannedArriveAt, breakWindow: null },
      ...{ arrivedAt: null, finishedAt: null, isDelivery: true, isTask: true, isPlausible: true },
      area: `${9490 + Math.floor(random.next() * 8)}`,
    };
  });
  return { midnight, startAt, agentId: `agent ${van}`, date: new Date(midnight).toISOString().slice(0, 10), stops };
}

/** Six in ten are promised for the day, three for half of it, one for two hours that the plan keeps with the buffer to spare. */
function promise(
  random: SeededRandom,
  { midnight, buffer }: { midnight: number; buffer: number },
  plannedAt: number,
): { from: number; to: number } {
  const kind = random.next();
  if (kind < 0.6) return { from: midnight + 8 * hour, to: midnight + 20 * hour };
  if (kind < 0.9)
    return plannedAt < midnight + 13 * hour
      ? { from: midnight + 8 * hour, to: midnight + 14 * hour }
      : { from: midnight + 12 * hour, to: midnight + 20 * hour };
  const from = Math.floor((plannedAt - between(random, 0, 120 - buffer) * minute) / (15 * minute)) * 15 * minute;
  return { from, to: from + 2 * hour };
}

function driveRoute(
  random: SeededRandom,
  planned: ReturnType<typeof planRoute>,
  { slow, buffer }: { slow: number; buffer: number },
) {
  const { midnight, startAt, stops } = planned;
  const { departure, incident, longStop, traffic } = dayNoise;
  const startedAt = startAt + Math.max(-3, departure.mean + departure.spread * normal(random)) * minute;
  const troubleAt = random.next() < incident.share ? Math.floor(random.next() * stops.length) : -1;
  let at = startedAt;
  const promised = stops.map(({ plannedArriveAt }) => promise(random, { midnight, buffer }, plannedArriveAt));
  const driven = stops.map((stop, index): FinishedStop => {
    const windowFrom = promised[index]?.from ?? 0;
    const pace = slow * (traffic[toRouteHour(at, midnight)] ?? 1);
    const arrivedAt =
      at +
      stop.travelSeconds * 1000 * pace * Math.exp(normal(random) * dayNoise.travel) +
      (index === troubleAt ? between(random, incident.from, incident.to) * minute : 0);
    const service = stop.serviceSeconds * 1000 * slow * Math.exp(normal(random) * dayNoise.service);
    const extra = random.next() < longStop.share ? between(random, longStop.from, longStop.to) * minute : 0;
    at = Math.max(arrivedAt, windowFrom) + service + extra;
    return { ...stop, windowFrom, windowTo: promised[index]?.to ?? 0, arrivedAt, finishedAt: at };
  });
  return { ...planned, startedAt, stops: driven, promised, latestAt: findLatest(driven, midnight + 19 * hour) };
}

/** The latest arrivals that keep what follows. */
function findLatest(stops: readonly FinishedStop[], shiftEnd: number): number[] {
  let next = shiftEnd;
  const latest = stops.toReversed().map((stop) => {
    const at = Math.min(stop.windowTo ?? next, next - stop.serviceSeconds * 1000);
    next = at - stop.travelSeconds * 1000;
    return at;
  });
  return latest.toReversed();
}

/** A window that a customer was shown, and whether the driver came in it. */
export interface ShownWindow {
  stopsAhead: number;
  /** Local hour of the expected arrival. */
  hour: number;
  minutes: number;
  isInside: boolean;
  /** It ends with what was promised. */
  isCut: boolean;
}

export type Moment = "evening" | "start" | "on the way";

/** Whatever customers of a route are shown the evening before, as the van leaves, and after each stop. */
export function showWindows(route: SimulatedRoute, learned: LearnedMargins | null, moment: Moment): ShownWindow[] {
  const { startAt, startedAt, stops } = route;
  if (moment === "evening") return show(route, learned, { nowMs: startAt - 13 * hour, leftAt: null });
  const moments = moment === "start" ? [startedAt] : stops.slice(0, -1).map(({ finishedAt }) => finishedAt);
  return moments.flatMap((at) =>
    show(route, learned, { nowMs: at ?? 0, leftAt: getLeftAt(startAt, startedAt, at ?? 0) }),
  );
}

function show(
  route: SimulatedRoute,
  learned: LearnedMargins | null,
  { nowMs, leftAt }: { nowMs: number; leftAt: number | null },
): ShownWindow[] {
  const then = route.stops.map((stop): EtaStop => {
    const isOver = (stop.finishedAt ?? 0) <= nowMs;
    return isOver ? stop : { ...stop, state: "pending", arrivedAt: null, finishedAt: null };
  });
  const options = {
    ...{ nowMs, startAt: route.startAt, leftAt, depot: null, late: null, position: null, thresholdSeconds: 0 },
    estimate: { detour: 1.3, metresPerSecond: 10 },
  };
  const [etas, earliest] = [estimateRoute(then, options), computeEarliestArrivals(then, options)];
  const first = then.findIndex(({ state }) => state === "pending");
  return route.stops.slice(first).flatMap((stop, stopsAhead) => {
    const index = first + stopsAhead;
    const expectedAt = etas.get(stop.id)?.expectedAt ?? 0;
    const promised = route.promised[index] ?? { from: 0, to: 0 };
    const shown = { isUnderWay: leftAt !== null, stopsAhead, agentId: route.agentId, area: stop.area };
    const margin = findMargin(learned, { ...shown, hour: toRouteHour(expectedAt, route.midnight) });
    const facts = {
      state: "pending",
      routeStatus: leftAt === null ? "assigned" : "active",
      margin,
      expectedAt,
    } as const;
    const bounds = { earliestAt: earliest.get(stop.id) ?? 0, latestAt: route.latestAt[index] ?? null };
    const window = estimateCustomerArrival({ ...facts, ...bounds }, promised, nowMs);
    if (!window) return [];
    const came = getCameAt({ arrivedAt: stop.arrivedAt ?? 0, finishedAt: stop.finishedAt }, promised.from);
    return [
      {
        ...{ stopsAhead, hour: toRouteHour(expectedAt, route.midnight), minutes: (window.to - window.from) / minute },
        isCut: window.to === promised.to,
        isInside: came >= window.from && came <= window.to,
      },
    ];
  });
}

/** What an account knows at the beginning of a week. */
export function learnBefore(routes: readonly SimulatedRoute[], week: number): LearnedMargins {
  return learnMargins(routes.filter((route) => route.week < week && route.week >= week - 8).flatMap(measureArrivals));
}
