import { isLeftOpen } from "#app/modules/routes/model/route-day.ts";
import type { AlternativeRoute } from "../model/need-facts.ts";
import type { Need } from "../model/needs.ts";
import { type ExpectedStop, findAlternativeRoute, isStopAhead } from "../model/running-route.ts";
import type { TimedRunningRoute } from "./running-routes.server.ts";

/** A driver whose page or tracker was active on this route and then silent for this long is reported. */
const NOT_SEEN_AFTER_MS = 15 * 60_000;
/** Activity this long before the start counts for the route. */
const BEFORE_START_MS = 60 * 60_000;
/** Maximum number of late or at-risk stops for which another route is searched. */
const MAX_ALTERNATIVES = 6;

/** Needed actions from running routes; one that was left open is one line until it is closed. */
export function findRouteNeeds(running: readonly TimedRunningRoute[], at: { asOf: number; today: string }): Need[] {
  const { asOf } = at;
  const routes = running.map(({ route }) => route);
  let looked = 0;
  return running.flatMap((each): Need[] => {
    const open = each.stops.filter((stop) => isStopAhead(stop) && stop.task !== null);
    if (isLeftOpen(each.row, { asOf, date: at.today })) return [createStillOpenNeed(each, open.length)];
    const late = open.filter(({ lateness }) => lateness === 4);
    const risky = open.filter(({ lateness }) => lateness === 3);
    const wayOut = (stop: ExpectedStop) =>
      looked++ < MAX_ALTERNATIVES ? findAlternativeRoute(stop, each.route, routes) : null;
    const [[firstLate], [firstRisky]] = [late, risky];
    return [
      ...(firstLate ? [createLateNeed(each, firstLate, late.length, wayOut(firstLate))] : []),
      ...(firstRisky ? [createAtRiskNeed(each, firstRisky, risky.length, wayOut(firstRisky))] : []),
      ...createNotSeenNeeds(each, open, asOf),
      ...createCoolingNeeds(each, asOf),
    ];
  });
}

const toRouteFacts = ({ route: { id, van } }: TimedRunningRoute) => ({ routeId: id, van });

function createStillOpenNeed(each: TimedRunningRoute, stops: number): Need {
  const { date, agent, status, endAt } = each.row;
  const facts = {
    ...toRouteFacts(each),
    date,
    agent,
    started: status === "active",
    lastSeenAt: each.lastSeenAt,
    stops,
    endAt,
  };
  return { kind: "still_open", id: `still_open ${each.route.id}`, breaksAt: endAt, over: true, facts };
}

function createLateNeed(
  each: TimedRunningRoute,
  first: ExpectedStop,
  count: number,
  wayOut: AlternativeRoute | null,
): Need {
  const promisedAt = first.windowTo ?? first.expectedAt;
  const minutes = Math.max(1, Math.round((first.expectedAt - promisedAt) / 60_000));
  const { id: stopId, position, task } = first;
  const facts = { ...toRouteFacts(each), stopId, position, count, name: task?.name ?? "", minutes, promisedAt, wayOut };
  return { kind: "late", id: `late ${each.route.id}`, breaksAt: promisedAt, over: true, facts };
}

function createAtRiskNeed(
  each: TimedRunningRoute,
  first: ExpectedStop,
  count: number,
  wayOut: AlternativeRoute | null,
): Need {
  const breaksAt = first.windowTo ?? first.expectedAt;
  const slackMinutes = Math.max(0, Math.round((breaksAt - first.expectedAt) / 60_000));
  const facts = { ...toRouteFacts(each), stopId: first.id, count, city: first.task?.city ?? "", slackMinutes, wayOut };
  return { kind: "at_risk", id: `at_risk ${each.route.id}`, breaksAt, over: false, facts };
}

function createNotSeenNeeds(each: TimedRunningRoute, open: readonly ExpectedStop[], asOf: number): Need[] {
  const { row, lastSeenAt } = each;
  if (row.status !== "active" || open.length === 0 || lastSeenAt === null) return [];
  if (lastSeenAt < row.startAt - BEFORE_START_MS || asOf - lastSeenAt < NOT_SEEN_AFTER_MS) return [];
  const breaksAt = Math.min(...open.flatMap(({ windowTo }) => windowTo ?? [])) || null;
  const facts = { ...toRouteFacts(each), agent: row.agent, phone: row.phone, lastSeenAt, open: open.length };
  return [
    {
      kind: "not_seen",
      id: `not_seen ${each.route.id}`,
      breaksAt: Number.isFinite(breaksAt) ? breaksAt : null,
      over: false,
      facts,
    },
  ];
}

function createCoolingNeeds(each: TimedRunningRoute, asOf: number): Need[] {
  const { row } = each;
  const until = row.vehicle?.cooldownUntil ?? null;
  if (row.status !== "assigned" || until === null || until <= Math.max(asOf, row.startAt)) return [];
  const facts = { ...toRouteFacts(each), until, startAt: row.startAt };
  return [{ kind: "cooling", id: `cooling ${each.route.id}`, breaksAt: row.startAt, over: false, facts }];
}
