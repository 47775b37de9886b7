import type { Scope } from "#app/platform/db/scope.server.ts";
import { readAbsentDrivers, readMissingContacts, readUnlimitedCash } from "../db/next-day.reads.server.ts";
import type { NeedFacts } from "../model/need-facts.ts";
import { canSeeNeed, type DepartureKind, departureKinds, type Need } from "../model/needs.ts";
import type { NextDay } from "../model/running-route.ts";

interface Departure {
  date: string;
  /** When the first route leaves, milliseconds UTC. */
  leavesAt: number;
}

interface Found<Kind extends DepartureKind> {
  /** What tells it from others of its kind; nothing where there is one at most. */
  id?: string;
  breaksAt: number;
  facts: NeedFacts[Kind];
}

/** Readers of what is missing before the routes of the next day leave, one for each kind. */
const finders: { readonly [Kind in DepartureKind]: (scope: Scope, day: Departure) => Promise<Found<Kind>[]> } = {
  no_contact: async (scope, { date, leavesAt }) => {
    if (!scope.account.features.includes("customer_messaging")) return [];
    const { total, missing, number } = await readMissingContacts(scope, date);
    return number === null ? [] : [{ breaksAt: leavesAt, facts: { count: missing, total, number } }];
  },
  driver_absent: async (scope, { date }) =>
    (await readAbsentDrivers(scope, date)).map(({ agentId, startAt, agent, van }) => ({
      id: `${agentId} ${startAt}`,
      breaksAt: startAt,
      facts: { agent, van: van ?? agent, startAt },
    })),
  cash_unlimited: async (scope, { date, leavesAt }) =>
    (await readUnlimitedCash(scope, date)).map(({ agentId, ...facts }) => ({
      id: `${agentId} ${facts.currency}`,
      breaksAt: leavesAt,
      facts,
    })),
};

async function findNeeds<Kind extends DepartureKind>(kind: Kind, scope: Scope, day: Departure): Promise<Need<Kind>[]> {
  const found = await finders[kind](scope, day);
  return found.map(
    ({ id, breaksAt, facts }): Need<Kind> => ({
      ...{ kind, id: id === undefined ? kind : `${kind} ${id}` },
      ...{ breaksAt, over: false, facts },
    }),
  );
}

/** What is missing before the routes of the next day leave; nothing while no day is planned. */
export async function readDepartureNeeds(scope: Scope, next: NextDay | null): Promise<Need[]> {
  if (!next) return [];
  const day = { date: next.date, leavesAt: Math.min(...next.routes.map(({ startsAt }) => startsAt)) };
  const kinds = departureKinds.filter((kind) => canSeeNeed(scope.account, kind));
  return (await Promise.all(kinds.map((kind) => findNeeds(kind, scope, day)))).flat();
}
