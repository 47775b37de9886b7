import type { Scope } from "#app/platform/db/scope.server.ts";
import { readAbsentDrivers, readMissingContacts, readUnlimitedCash } from "../db/next-day.reads.server.ts";
import { canSeeNeed, type Need, type NeedKind } from "../model/needs.ts";
import type { NextDay } from "../model/running-route.ts";

interface Departure {
  date: string;
  /** When the first route leaves, milliseconds UTC. */
  leavesAt: number;
}

/** Readers of what is missing before the routes of the next day leave. */
const finders: readonly { kind: NeedKind; find(scope: Scope, day: Departure): Promise<Need[]> }[] = [
  {
    kind: "no_contact",
    find: async (scope, { date, leavesAt }) => {
      if (!scope.account.features.includes("customer_messaging")) return [];
      const { total, missing, number } = await readMissingContacts(scope, date);
      if (number === null) return [];
      const facts = { count: missing, total, number };
      return [{ kind: "no_contact", id: "no_contact", breaksAt: leavesAt, over: false, facts }];
    },
  },
  {
    kind: "driver_absent",
    find: async (scope, { date }) =>
      (await readAbsentDrivers(scope, date)).map(({ agentId, startAt, agent, van }): Need => {
        const facts = { agent, van: van ?? agent, startAt };
        return {
          kind: "driver_absent",
          id: `driver_absent ${agentId} ${startAt}`,
          breaksAt: startAt,
          over: false,
          facts,
        };
      }),
  },
  {
    kind: "cash_unlimited",
    find: async (scope, { date, leavesAt }) =>
      (await readUnlimitedCash(scope, date)).map(({ agentId, ...facts }): Need => {
        const id = `cash_unlimited ${agentId} ${facts.currency}`;
        return { kind: "cash_unlimited", id, breaksAt: leavesAt, over: false, facts };
      }),
  },
];

/** What is missing before the routes of the next day leave; nothing while no day is planned. */
export async function readDepartureNeeds(scope: Scope, next: NextDay | null): Promise<Need[]> {
  if (!next) return [];
  const day = { date: next.date, leavesAt: Math.min(...next.routes.map(({ startsAt }) => startsAt)) };
  const requested = finders.filter(({ kind }) => canSeeNeed(scope.account, kind));
  return (await Promise.all(requested.map(({ find }) => find(scope, day)))).flat();
}
