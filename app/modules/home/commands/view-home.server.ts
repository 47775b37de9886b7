import { countDueOrders } from "#app/modules/analytics/commands/count-due.server.ts";
import { readAgentsToday } from "#app/modules/fleet/db/agent-days.reads.server.ts";
import { readFleetTodayCounts } from "#app/modules/fleet/db/fleet-counts.reads.server.ts";
import { readPositions } from "#app/modules/fleet/db/positions.server.ts";
import { countStates } from "#app/modules/fleet/model/agent-day.ts";
import { readOrdersToday } from "#app/modules/orders/db/orders-today.reads.server.ts";
import { countMerchants } from "#app/modules/partners/db/merchant-count.reads.server.ts";
import { readPendingCharges } from "#app/modules/partners/db/trading-partners.reads.server.ts";
import { getOpeningTime } from "#app/modules/routes/model/route-opening.ts";
import { can } from "#app/platform/access/can.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { readSamples } from "../db/day-samples.server.ts";
import { readFirstSteps } from "../db/first-steps.server.ts";
import { readCashOfDay } from "../db/next-day.reads.server.ts";
import { readNextRouteDate, readRunningRoutes } from "../db/running-routes.reads.server.ts";
import { forecastDayEnd } from "../model/day-flow.ts";
import { listRemainingSetUp, listRemainingSteps } from "../model/first-steps.ts";
import type { NextDay } from "../model/running-route.ts";
import { listExpectedOrders, toHomeRoute } from "./home-routes.server.ts";
import { readNeeds } from "./read-needs.server.ts";
import { timeRunningRoutes } from "./running-routes.server.ts";

/** The day of the account; each part is null when the caller may not see its module. */
export async function viewHome(scope: Scope) {
  const asOf = now(scope);
  const date = toLocalDate(asOf, scope.account.timezone);
  const carrier = scope.account.kind === "carrier";
  const seesOrders = can(scope.account, "orders");
  const seesFleet = carrier && can(scope.account, "routes");
  const seesUsage = carrier && can(scope.account, "settings");
  // Sums are of whole accounts: a limited member's are counted by state.
  const [orders, due, samples, running, fleet, agents, merchants, charges, first] = await Promise.all([
    seesOrders ? readOrdersToday(scope) : null,
    seesOrders && scope.locations === "all" ? countDueOrders(scope, date) : null,
    // No samples are kept per location, so limited members see none.
    seesOrders && scope.locations === "all" ? readSamples(scope, date) : null,
    seesFleet ? readTimedRoutes(scope, { asOf, today: date }) : null,
    seesFleet || seesUsage ? readFleetTodayCounts(scope) : null,
    seesFleet && can(scope.account, "fleet") ? readAgentsToday(scope, "all") : null,
    seesUsage ? countMerchants(scope) : null,
    carrier ? null : readPendingCharges(scope),
    readFirstSteps(scope),
  ]);
  const counts = orders?.due ? Object.fromEntries(orders.due.map(({ status, count }) => [status, count])) : null;
  const next = running?.routes.length === 0 ? await readNextDay(scope, { asOf, today: date }) : null;
  const plan = scope.account.subscription?.plan ?? null;
  return ok({
    date,
    asOf,
    steps: listRemainingSteps(scope.account.kind, first.done, first.hidden),
    samples: first.samples,
    setUp: listRemainingSetUp(scope.account.kind, first),
    needs: await readNeeds(scope, { running: running?.timed ?? [], earlier: orders?.earlier ?? [], next, today: date }),
    orders: orders && {
      made: orders.created,
      due,
      earlier: orders.earlier.reduce((sum, { count }) => sum + count, 0),
      counts,
      samples,
      end: counts && forecastDayEnd(counts, running ? listExpectedOrders(running.timed) : []),
    },
    routes: running?.routes ?? null,
    next,
    fleet: seesFleet && fleet ? { ...fleet, states: agents && countStates(agents.values()) } : null,
    charges,
    usage: fleet && merchants !== null ? { plan, agents: fleet.agents.active, merchants } : null,
  });
}

/** The running routes timed from now, late and at risk first. */
async function readTimedRoutes(scope: Scope, day: { asOf: number; today: string }) {
  const rows = await readRunningRoutes(scope, day.today);
  const newest = await readPositions(
    scope,
    rows.routes.map(({ agentId }) => agentId),
  );
  const timed = timeRunningRoutes(scope, rows, newest, day);
  const routes = timed.map((each) => toHomeRoute(each, newest));
  return { timed, routes: routes.toSorted((a, b) => b.late - a.late || b.atRisk - a.atRisk || a.number - b.number) };
}

/** The next day with confirmed routes, as planned. */
async function readNextDay(scope: Scope, { asOf, today }: { asOf: number; today: string }): Promise<NextDay | null> {
  const date = await readNextRouteDate(scope, today);
  if (date === null) return null;
  const [{ routes }, cash] = await Promise.all([
    readTimedRoutes(scope, { asOf, today: date }),
    readCashOfDay(scope, date),
  ]);
  if (routes.length === 0) return null;
  const opensAt = Math.min(...routes.map(({ startsAt: startAt }) => getOpeningTime({ date, startAt }, scope.account)));
  return { date, routes, opensAt, cash };
}
