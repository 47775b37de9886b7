import { and, eq, inArray, sql } from "drizzle-orm";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import type { DayChange } from "#app/modules/fleet/model/calendar.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { insertJsonRows, selectIds } from "#app/platform/db/json-rows.server.ts";
import { newIds, type Scope } from "#app/platform/db/scope.server.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { agentShifts } from "./attendance.tables.ts";

/** A new row of the calendar. */
export interface CalendarRow {
  agentId: string;
  date: string;
  startsAt: string | null;
  endsAt: string | null;
  note: string | null;
}

/** A bound parameter may hold at most 2 MB. */
const MAX_ROWS_PER_STATEMENT = 5_000;

/** Writes days of the account's agents; days with the usual shift are deleted from the calendar. */
export function changeDays(scope: Scope, changes: readonly DayChange[]): Statement[] {
  const rows = changes.filter(({ kind }) => kind !== "usual").map(toCalendarRow);
  const keys = changes.map(({ agent_id: agentId, date }) => `${agentId} ${date}`);
  const deleteOld = scope.db
    .delete(agentShifts)
    .where(
      and(
        eq(agentShifts.accountId, scope.account.id),
        sql`${agentShifts.agentId} || ' ' || ${agentShifts.date} in ${selectIds(keys)}`,
        sql`${agentShifts.agentId} in ${selectIds(changes.map(({ agent_id: agentId }) => agentId))}`,
      ),
    );
  return rows.length > 0 ? [deleteOld, writeDays(scope, rows)] : [deleteOld];
}

function toCalendarRow({ agent_id: agentId, date, kind, from, to, note }: DayChange): CalendarRow {
  const worked = kind === "shift";
  return {
    agentId,
    date,
    startsAt: (worked && from) || null,
    endsAt: (worked && to) || null,
    note: (!worked && note) || null,
  };
}

/** Copies the calendar entries of `dates` to the same weekdays of the following weeks, replacing theirs. */
export function copyDays(
  scope: Scope,
  {
    dates,
    days,
    weeks,
    agentIds,
  }: {
    dates: readonly string[];
    days: readonly CalendarRow[];
    weeks: number;
    agentIds?: readonly string[] | undefined;
  },
): Statement[] {
  const [first = "", last = first] = [dates[0], dates.at(-1)];
  const deleteOld = scope.db
    .delete(agentShifts)
    .where(
      and(
        eq(agentShifts.accountId, scope.account.id),
        agentIds && inArray(agentShifts.agentId, selectIds(agentIds)),
        sql`${agentShifts.date} between ${addDays(first, 7)} and ${addDays(last, 7 * weeks)}`,
      ),
    );
  const copies = Array.from({ length: weeks }, (_, at) => 7 * (at + 1)).flatMap((later) =>
    days.map((day) => ({ ...day, date: addDays(day.date, later) })),
  );
  const parts = Array.from({ length: Math.ceil(copies.length / MAX_ROWS_PER_STATEMENT) }, (_, at) =>
    copies.slice(at * MAX_ROWS_PER_STATEMENT, (at + 1) * MAX_ROWS_PER_STATEMENT),
  );
  return [deleteOld, ...parts.map((part) => writeDays(scope, part))];
}

/** Inserts days; agents of other accounts are left out. */
function writeDays(scope: Scope, days: readonly CalendarRow[]): Statement {
  const ids = newIds(scope, days.length);
  return insertJsonRows(scope.db, {
    table: agentShifts,
    columns: {
      id: ({ id }: CalendarRow & { id: string }) => id,
      accountId: () => scope.account.id,
      agentId: ({ agentId }) => agentId,
      date: ({ date }) => date,
      startsAt: ({ startsAt }) => startsAt,
      endsAt: ({ endsAt }) => endsAt,
      note: ({ note }) => note,
    },
    rows: days.map((day, at) => ({ ...day, id: ids[at] ?? "" })),
    where: (field) =>
      sql`exists (select 1 from ${agents} where ${agents.accountId} = ${scope.account.id} and ${agents.id} = ${field("agentId")})`,
  });
}
