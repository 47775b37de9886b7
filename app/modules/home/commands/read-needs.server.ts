import { readAgentCash } from "#app/modules/collections/db/holding-list.reads.server.ts";
import { readFailedMessages } from "#app/modules/settings/db/failed-messages.reads.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { readNames } from "#app/platform/lists/names.reads.server.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { toInstant, toLocalDate } from "#app/platform/time/local-time.ts";
import {
  MAX_WAITING,
  readAddressesToCheck,
  readPlansLeavingOut,
  readRescheduleRequests,
} from "../db/waiting-work.reads.server.ts";
import { canSeeNeed, type Need, type NeedKind, rankNeeds } from "../model/needs.ts";
import { findRouteNeeds } from "./route-needs.server.ts";
import type { TimedRunningRoute } from "./running-routes.server.ts";
import { readWaitingToday } from "./waiting-today.server.ts";

/** Readers of the kinds that do not follow from running routes. */
const finders: readonly { kind: NeedKind; find(scope: Scope): Promise<Need[]> }[] = [
  {
    kind: "request",
    find: async (scope) => {
      const text = (value: unknown) => (typeof value === "string" ? value : null);
      return (await readRescheduleRequests(scope)).map(({ number, customer, deliveryTo, wish }): Need => {
        const breaksAt = deliveryTo === null ? null : toInstant(deliveryTo, scope.account.timezone);
        const facts = { number, customer, from: text(wish.from), to: text(wish.to) };
        return { kind: "request", id: `request ${number}`, breaksAt, over: false, facts };
      });
    },
  },
  {
    kind: "unplanned",
    find: async (scope) => {
      const today = toLocalDate(now(scope), scope.account.timezone);
      const plans = await readPlansLeavingOut(scope, today, addDays(today, 2));
      return plans.map(({ id, name, startAt, timezone, unassigned }): Need => {
        const facts = { planId: id, plan: name, count: unassigned };
        return { kind: "unplanned", id: `unplanned ${id}`, breaksAt: toInstant(startAt, timezone), over: false, facts };
      });
    },
  },
  { kind: "no_plan", find: (scope) => readWaitingToday(scope, "no_plan") },
  { kind: "no_shipment", find: (scope) => readWaitingToday(scope, "no_shipment") },
  {
    kind: "addresses",
    find: async (scope) => {
      const rows = await readAddressesToCheck(scope);
      const [first] = rows;
      if (!first) return [];
      const tomorrow = addDays(toLocalDate(now(scope), scope.account.timezone), 1);
      const breaksAt = first.deliveryTo === null ? null : toInstant(first.deliveryTo, scope.account.timezone);
      const facts = {
        count: Math.min(rows.length, MAX_WAITING),
        more: rows.length > MAX_WAITING,
        today: rows.filter(({ deliveryTo }) => deliveryTo !== null && deliveryTo < tomorrow).length,
        customer: first.customer,
      };
      return [{ kind: "addresses", id: "addresses", breaksAt, over: false, facts }];
    },
  },
  {
    kind: "cash",
    find: async (scope) => {
      const over = (await readAgentCash(scope)).filter(({ onHand, limit }) => onHand > limit);
      const names = await readNames(
        scope,
        "agents",
        over.map(({ agentId }) => agentId),
      );
      return over.map(({ agentId, currency, onHand, limit }): Need => {
        const facts = { agentId, agent: names.get(agentId) ?? "", currency, amount: onHand, limit };
        return { kind: "cash", id: `cash ${agentId}`, breaksAt: null, over: false, facts };
      });
    },
  },
  {
    kind: "given_up",
    find: async (scope) => {
      const [newest, ...others] = await readFailedMessages(scope.db, { account: scope.account.id });
      if (!newest) return [];
      const facts = { count: others.length + 1, what: newest.what, error: newest.error };
      return [{ kind: "given_up", id: "given_up", breaksAt: null, over: false, facts }];
    },
  },
];

/** Everything that needs action from the caller, most urgent first. */
export async function readNeeds(scope: Scope, running: readonly TimedRunningRoute[]): Promise<Need[]> {
  const requested = finders.filter(({ kind }) => canSeeNeed(scope.account, kind));
  const found = await Promise.all(requested.map(({ find }) => find(scope)));
  const onRoad = findRouteNeeds(running, now(scope)).filter(({ kind }) => canSeeNeed(scope.account, kind));
  return rankNeeds([...onRoad, ...found.flat()]);
}
