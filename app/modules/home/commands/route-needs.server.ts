import type { Need, WayOut } from "../model/needs.ts";
import { type ExpectedStop, isOpen, wayOutOf } from "../model/running-route.ts";
import type { TimedRunning } from "./running-routes.server.ts";

/** A driver whose page or tracker was heard of on this route, and then not for so long, is looked for. */
const notSeenAfter = 15 * 60_000;
/** Heard of so long before the start counts for the route. */
const beforeStart = 60 * 60_000;
/** Stops, late or at risk, for which another route is looked for. */
const mostWaysOut = 6;

/** What the running routes need of a person. */
export function routeNeeds(running: readonly TimedRunning[], asOf: number): Need[] {
  const routes = running.map(({ route }) => route);
  let looked = 0;
  return running.flatMap((each): Need[] => {
    const open = each.stops.filter((stop) => isOpen(stop) && stop.task !== null);
    const late = open.filter(({ lateness }) => lateness === 4);
    const risky = open.filter(({ lateness }) => lateness === 3);
    const wayOut = (stop: ExpectedStop) => (looked++ < mostWaysOut ? wayOutOf(stop, each.route, routes) : null);
    const [[firstLate], [firstRisky]] = [late, risky];
    return [
      ...(firstLate ? [lateNeed(each, firstLate, late.length, wayOut(firstLate))] : []),
      ...(firstRisky ? [atRiskNeed(each, firstRisky, risky.length, wayOut(firstRisky))] : []),
      ...notSeenNeed(each, open, asOf),
      ...coolingNeed(each, asOf),
    ];
  });
}

const onRoute = ({ route: { id, van } }: TimedRunning) => ({ routeId: id, van });

function lateNeed(each: TimedRunning, first: ExpectedStop, count: number, wayOut: WayOut | null): Need {
  const promisedAt = first.windowTo ?? first.expectedAt;
  const minutes = Math.max(1, Math.round((first.expectedAt - promisedAt) / 60_000));
  const { id: stopId, position, task } = first;
  const facts = { ...onRoute(each), stopId, position, count, name: task?.name ?? "", minutes, promisedAt, wayOut };
  return { kind: "late", id: `late ${each.route.id}`, breaksAt: promisedAt, over: true, facts };
}

function atRiskNeed(each: TimedRunning, first: ExpectedStop, count: number, wayOut: WayOut | null): Need {
  const breaksAt = first.windowTo ?? first.expectedAt;
  const slackMinutes = Math.max(0, Math.round((breaksAt - first.expectedAt) / 60_000));
  const facts = { ...onRoute(each), stopId: first.id, count, city: first.task?.city ?? "", slackMinutes, wayOut };
  return { kind: "at_risk", id: `at_risk ${each.route.id}`, breaksAt, over: false, facts };
}

function notSeenNeed(each: TimedRunning, open: readonly ExpectedStop[], asOf: number): Need[] {
  const { row, seenAt } = each;
  if (row.status !== "active" || open.length === 0 || seenAt === null) return [];
  if (seenAt < row.startAt - beforeStart || asOf - seenAt < notSeenAfter) return [];
  const breaksAt = Math.min(...open.flatMap(({ windowTo }) => windowTo ?? [])) || null;
  const facts = { ...onRoute(each), agent: row.agent, phone: row.phone, seenAt, open: open.length };
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

function coolingNeed(each: TimedRunning, asOf: number): Need[] {
  const { row } = each;
  const until = row.vehicle?.cooldownUntil ?? null;
  if (row.status !== "assigned" || until === null || until <= Math.max(asOf, row.startAt)) return [];
  const facts = { ...onRoute(each), until, startAt: row.startAt };
  return [{ kind: "cooling", id: `cooling ${each.route.id}`, breaksAt: row.startAt, over: false, facts }];
}
