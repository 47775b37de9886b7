import { countWaitingWorktimes } from "#app/modules/attendance/db/worktime.reads.server.ts";
import { readAgentCash } from "#app/modules/collections/db/holding-list.reads.server.ts";
import type { OrdersToday } from "#app/modules/orders/db/orders-today.reads.server.ts";
import { readWaitingRequests } from "#app/modules/orders/db/tracked/customer-requests.server.ts";
import { readFailedMessages } from "#app/modules/settings/db/failed-messages.reads.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { readNames } from "#app/platform/lists/names.reads.server.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { toInstant, toLocalDate } from "#app/platform/time/local-time.ts";
import { MAX_WAITING, readPlansLeavingOut } from "../db/waiting-work.reads.server.ts";
import { canSeeNeed, type Need, type NeedKind, rankNeeds } from "../model/needs.ts";
import type { NextDay } from "../model/running-route.ts";
import { readDepartureNeeds } from "./departure-needs.server.ts";
import { readOpenCash } from "./open-cash.server.ts";
import { findRouteNeeds } from "./route-needs.server.ts";
import type { TimedRunningRoute } from "./running-routes.server.ts";
import { createLateOrdersNeeds, readAddressNeeds, readWaitingToday } from "./waiting-today.server.ts";

/** Readers of the kinds that do not follow from running routes. */
const finders: readonly { kind: NeedKind; find(scope: Scope): Promise<Need[]> }[] = [
  {
    kind: "request",
    find: async (scope) => {
      const waiting = await readWaitingRequests(scope, MAX_WAITING);
      return waiting.map(({ id, request: asked, number, customer, deliveryTo }): Need => {
        const breaksAt = deliveryTo === null ? null : toInstant(deliveryTo, scope.account.timezone);
        return { kind: "request", id: `request ${id}`, breaksAt, over: false, facts: { number, customer, asked } };
      });
    },
  },
  {
    kind: "unplanned",
    find: async (scope) => {
      const today = toLocalDate(now(scope), scope.account.timezone);
      const plans = await readPlansLeavingOut(scope, today, addDays(today, 2));
      return plans.map(({ id, name, startAt, timezone, unassigned }): Need => {
        const breaksAt = toInstant(startAt, timezone);
        const facts = { planId: id, plan: name, count: unassigned, startAt: breaksAt };
        return { kind: "unplanned", id: `unplanned ${id}`, breaksAt, over: false, facts };
      });
    },
  },
  { kind: "overdue", find: (scope) => readWaitingToday(scope, "overdue") },
  { kind: "no_plan", find: (scope) => readWaitingToday(scope, "no_plan") },
  { kind: "no_shipment", find: (scope) => readWaitingToday(scope, "no_shipment") },
  { kind: "addresses", find: readAddressNeeds },
  {
    kind: "cash",
    find: async (scope) => {
      const over = (await readAgentCash(scope)).filter(({ onHand, limit }) => onHand > limit);
      const ids = over.map(({ agentId }) => agentId);
      const names = await readNames(scope, "agents", ids);
      return over.map(({ agentId, currency, onHand, limit }): Need => {
        const facts = { agentId, agent: names.get(agentId) ?? "", currency, amount: onHand, limit };
        return { kind: "cash", id: `cash ${agentId}`, breaksAt: null, over: false, facts };
      });
    },
  },
  {
    kind: "worktime",
    find: async (scope) => {
      const facts = { count: await countWaitingWorktimes(scope) };
      return facts.count > 0 ? [{ kind: "worktime", id: "worktime", breaksAt: null, over: false, facts }] : [];
    },
  },
  {
    kind: "failed_messages",
    find: async (scope) => {
      const [newest, ...others] = await readFailedMessages(scope.db, { account: scope.account.id });
      if (!newest) return [];
      const facts = { count: others.length + 1, subject: newest.subject, error: newest.error };
      return [{ kind: "failed_messages", id: "failed_messages", breaksAt: null, over: false, facts }];
    },
  },
];

/** What was read already: running routes, and orders of earlier days that are on their way still. */
interface DaySoFar {
  running: readonly TimedRunningRoute[];
  earlier: OrdersToday["earlier"];
  /** The next day with routes, while none is running. */
  next: NextDay | null;
  today: string;
}

/** Everything that needs action from the caller, most urgent first. */
export async function readNeeds(scope: Scope, { running, earlier, next, today }: DaySoFar): Promise<Need[]> {
  const requested = finders.filter(({ kind }) => canSeeNeed(scope.account, kind));
  const found = await Promise.all([...requested.map(({ find }) => find(scope)), readDepartureNeeds(scope, next)]);
  const cash = canSeeNeed(scope.account, "cash_open") ? await readOpenCash(scope, { running, today }) : [];
  const left = [...createLateOrdersNeeds(earlier, today), ...findRouteNeeds(running, { asOf: now(scope), today })];
  // Cash that is named with its route is not named again for its limit.
  const named = new Set(cash.map(({ facts }) => facts.agentId));
  const others = found.flat().filter((need) => need.kind !== "cash" || !named.has(need.facts.agentId));
  return rankNeeds([...left.filter(({ kind }) => canSeeNeed(scope.account, kind)), ...cash, ...others]);
}
