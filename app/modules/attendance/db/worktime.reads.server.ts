import { and, eq, isNotNull, sql } from "drizzle-orm";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { approvalStates } from "#app/modules/fleet/model/attendance.enums.ts";
import { readPayouts } from "#app/modules/ledger/db/earnings.writes.server.ts";
import { computePresenceEarnings } from "#app/modules/ledger/model/earnings/earnings.ts";
import { routes, stops } from "#app/modules/planning/db/routes.tables.ts";
import { doneStops } from "#app/modules/planning/model/stop.states.ts";
import { isOwnAmong, selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Page } from "#app/platform/lists/list-page.server.ts";
import type { ListQuery } from "#app/platform/lists/list-query.ts";
import type { RowFromColumns } from "#app/platform/lists/list-rows.server.ts";
import type { ListDescription } from "#app/platform/lists/list-spec.server.ts";
import { readSmallList } from "#app/platform/lists/small-list.server.ts";
import { attendance } from "./attendance.tables.ts";

const columns = {
  id: attendance.id,
  version: attendance.version,
  agentId: attendance.agentId,
  agentName: agents.name,
  date: attendance.date,
  checkedInAt: attendance.checkedInAt,
  checkedInBy: attendance.checkedInBy,
  inPlace: attendance.inPlace,
  inReport: attendance.inReport,
  shiftFrom: attendance.shiftFrom,
  shiftTo: attendance.shiftTo,
  checkedOutAt: attendance.checkedOutAt,
  checkedOutBy: attendance.checkedOutBy,
  outPlace: attendance.outPlace,
  outReport: attendance.outReport,
  minutes: attendance.minutes,
  approval: attendance.approval,
  reasons: attendance.approvalReasons,
};

/** The agent's route that was worked during an attendance, with its events. Instants are milliseconds UTC. */
export interface WorktimeRoute {
  id: string;
  number: number;
  total: number;
  done: number;
  completedAt: number | null;
  /** Stops in the order in which they were finished. */
  stops: { name: string | null; state: string; arrivedAt: number | null; finishedAt: number | null }[];
}

/** Attendance that needs or needed approval, with what the day shows and what it would earn by its hours. */
export type Worktime = Omit<RowFromColumns<typeof columns>, "agentId" | "agentName"> & {
  agent: { id: string; name: string };
  routes: WorktimeRoute[];
  /** By the hour, minor units; null for agents who are not paid by the hour. */
  pay: { amount: number; currency: string } | null;
};

/** The list of attendance that needs or needed approval. */
export const worktimeListDescription = {
  id: attendance.id,
  place: attendance.id,
  fields: {
    agent: { sort: agents.name, filter: { kind: "equals", column: attendance.agentId, values: "id" } },
    checked_in: { sort: attendance.checkedInAt, filter: { kind: "instant_day", column: attendance.checkedInAt } },
    worked: { sort: attendance.minutes },
    approval: { filter: { kind: "equals", column: attendance.approval, values: approvalStates } },
  },
  defaultSort: "-checked_in",
  defaultLimit: 50,
} satisfies ListDescription;

/** A page of attendance that needs or needed approval. It comes up for approval when it has ended. */
export async function readWorktimes(scope: Scope, query: ListQuery): Promise<Page<Worktime>> {
  const from = sql`${attendance} join ${agents} on ${agents.id} = ${attendance.agentId} and ${agents.accountId} = ${attendance.accountId}`;
  const within = [
    eq(attendance.accountId, scope.account.id),
    isNotNull(attendance.approval),
    isNotNull(attendance.checkedOutAt),
  ];
  const list = { ...worktimeListDescription, from, within, searched: [agents.name] };
  const { rows, ...page } = await readSmallList(scope, list, columns, query);
  const agentIds = [...new Set(rows.map(({ agentId }) => agentId))];
  const [payouts, worked] = await Promise.all([readPayouts(scope, agentIds), readWorkedRoutes(scope, rows)]);
  return {
    ...page,
    rows: rows.map(({ agentId, agentName, ...row }) => {
      const payout = payouts.get(agentId);
      const span = { id: row.id, agentId, day: row.date, from: row.checkedInAt ?? 0, to: row.checkedOutAt ?? 0 };
      const [hours] = payout && row.approval !== "refused" ? computePresenceEarnings(payout, span) : [];
      return {
        ...row,
        agent: { id: agentId, name: agentName },
        routes: worked.filter((route) => route.agentId === agentId && route.date === row.date),
        pay: hours ? { amount: hours.amount, currency: hours.currency } : null,
      };
    }),
  };
}

/** Routes of the agents on the days of their attendance, with their stops. */
async function readWorkedRoutes(scope: Scope, rows: readonly { agentId: string; date: string }[]) {
  if (rows.length === 0) return [];
  const days = [...new Set(rows.map(({ date }) => date))];
  const found = await scope.db
    .select({
      id: routes.id,
      number: routes.number,
      agentId: routes.agentId,
      date: routes.date,
      completedAt: routes.completedAt,
      place: stops.place,
      state: stops.state,
      shipmentId: stops.shipmentId,
      arrivedAt: stops.arrivedAt,
      finishedAt: stops.finishedAt,
    })
    .from(routes)
    .leftJoin(stops, and(eq(stops.routeId, routes.id), eq(stops.accountId, routes.accountId)))
    .where(
      and(
        isOwnAmong(scope.account.id, routes.accountId, routes.agentId, selectIds(rows.map(({ agentId }) => agentId))),
        sql`${routes.date} in ${selectIds(days)}`,
      ),
    )
    .orderBy(routes.startAt, stops.finishedAt, stops.position);
  return [...Map.groupBy(found, ({ id }) => id).values()].flatMap((lines) => {
    const [first] = lines;
    if (!first) return [];
    const work = lines.filter(({ shipmentId }) => shipmentId !== null);
    const done = new Set<string | null>(doneStops);
    return [
      {
        id: first.id,
        number: first.number,
        agentId: first.agentId,
        date: first.date,
        completedAt: first.completedAt,
        total: work.length,
        done: work.filter(({ state }) => done.has(state)).length,
        stops: work.map(({ place, state, arrivedAt, finishedAt }) => ({
          name: place?.name ?? place?.address?.line1 ?? null,
          state: state ?? "",
          arrivedAt,
          finishedAt,
        })),
      },
    ];
  });
}

/** How much attendance waits for approval. */
export function countWaitingWorktimes(scope: Scope): Promise<number> {
  return scope.db.$count(
    attendance,
    and(
      eq(attendance.accountId, scope.account.id),
      eq(attendance.approval, "waiting"),
      isNotNull(attendance.checkedOutAt),
    ),
  );
}
