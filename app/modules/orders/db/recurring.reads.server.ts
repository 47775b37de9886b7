import { and, asc, desc, eq, gte, inArray, lte, sql } from "drizzle-orm";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import { isOnClock } from "#app/platform/db/sandbox-clock.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import type { Clock } from "#app/platform/kernel/ports.ts";
import type { Page } from "#app/platform/lists/list-page.server.ts";
import type { ListQuery } from "#app/platform/lists/list-query.ts";
import type { ListDescription } from "#app/platform/lists/list-spec.server.ts";
import { readSmallList } from "#app/platform/lists/small-list.server.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { LOOK_AHEAD_DAYS, LOOK_BACK_DAYS, listOccurrences, type Recurrence } from "../model/recurring.ts";
import type { RecurringDate, RecurringView } from "../model/recurring-view.ts";
import { ordersWithinLocations } from "./location-scope.server.ts";
import { orders } from "./orders.tables.ts";
import { recurringDates, recurringOrders } from "./recurring.tables.ts";

export type RecurringRecord = typeof recurringOrders.$inferSelect;

/** Sorts and filters of recurring orders. */
export const recurringListDescription = {
  ...{ id: recurringOrders.id, place: recurringOrders.id },
  fields: {
    created_at: { sort: recurringOrders.id },
    number: {
      sort: recurringOrders.orderNumber,
      filter: { kind: "equals", column: recurringOrders.orderNumber, values: "text" },
    },
    customer: { sort: recurringOrders.customerName },
    next_at: { sort: recurringOrders.nextAt, filter: { kind: "instant_day", column: recurringOrders.nextAt } },
    active: { filter: { kind: "flag", column: recurringOrders.active } },
  },
  ...{ defaultSort: "-created_at", defaultLimit: 50 },
} satisfies ListDescription;

/** Number of next dates, and of past dates, that are returned. */
const MAX_SHOWN_DATES = 8;

const whereOwn = (scope: Scope) => and(eq(recurringOrders.accountId, scope.account.id), ordersWithinLocations(scope));

/** A page of the recurring orders whose template the reader may see. */
export async function readRecurring(scope: Scope, query: ListQuery): Promise<Page<RecurringView>> {
  const list = {
    ...recurringListDescription,
    from: sql`${recurringOrders} join ${orders} on ${orders.id} = ${recurringOrders.orderId}`,
    within: [whereOwn(scope)],
    searched: [recurringOrders.orderNumber, recurringOrders.customerName],
  };
  const { rows, ...page } = await readSmallList(scope, list, { id: recurringOrders.id }, query);
  const ids = rows.map(({ id }) => id);
  const [found, log] = await Promise.all([
    scope.db
      .select()
      .from(recurringOrders)
      .where(inArray(recurringOrders.id, selectIds(ids))),
    readLogs(scope, ids),
  ]);
  const byId = new Map(found.map((row) => [row.id, toRecurringView(scope, row, log.get(row.id) ?? [])]));
  return { ...page, rows: ids.flatMap((id) => byId.get(id) ?? []) };
}

/** A recurring order as it is stored; null when out of scope. */
export async function readRecurringRecord(scope: Scope, id: string): Promise<RecurringRecord | null> {
  const [row] = await scope.db
    .select({ recurring: recurringOrders })
    .from(recurringOrders)
    .innerJoin(orders, eq(orders.id, recurringOrders.orderId))
    .where(and(whereOwn(scope), eq(recurringOrders.id, id)));
  return row?.recurring ?? null;
}

/** A recurring order with its next dates and the outcome of past ones; null when out of scope. */
export async function readRecurringView(scope: Scope, id: string): Promise<RecurringView | null> {
  const row = await readRecurringRecord(scope, id);
  return row && toRecurringView(scope, row, (await readLogs(scope, [id])).get(id) ?? []);
}

/** Processed dates of a recurring order within the time that is looked back. */
export async function readProcessedDates(scope: Scope, id: string): Promise<Set<string>> {
  const since = addDays(toLocalDate(now(scope), scope.account.timezone), -LOOK_BACK_DAYS);
  const rows = await scope.db
    .select({ date: recurringDates.date })
    .from(recurringDates)
    .where(and(eq(recurringDates.recurringId, id), gte(recurringDates.date, since)));
  return new Set(rows.map(({ date }) => date));
}

/** A recurring order that is due, and the time zone of its dates. */
export function readDueRecurring(db: Database, clock: Clock, limit: number) {
  return db
    .select({ recurring: recurringOrders, zone: accounts.timezone })
    .from(recurringOrders)
    .innerJoin(accounts, eq(accounts.id, recurringOrders.accountId))
    .where(
      and(
        lte(recurringOrders.nextAt, clock.now()),
        eq(recurringOrders.active, true),
        isOnClock(clock, recurringOrders.accountId),
      ),
    )
    .orderBy(asc(recurringOrders.nextAt), asc(recurringOrders.id))
    .limit(limit);
}

/** The recurrence of a stored row. */
export function toRecurrence({ schedule, leadDays, startsOn, endsOn, exceptions }: RecurringRecord): Recurrence {
  return { schedule, lead_days: leadDays, starts_on: startsOn, ends_on: endsOn, exceptions };
}

function toRecurringView(scope: Scope, row: RecurringRecord, log: RecurringDate[]): RecurringView {
  const zone = scope.account.timezone;
  const at = now(scope);
  const today = toLocalDate(at, zone);
  const processed = new Set(log.map(({ date }) => date));
  const span = {
    from: addDays(today, -LOOK_BACK_DAYS),
    until: addDays(today, LOOK_AHEAD_DAYS),
    limit: LOOK_BACK_DAYS + 60,
  };
  const open = listOccurrences(toRecurrence(row), zone, span).filter(
    (each) => !processed.has(each.date) && (each.at > row.since || each.moved) && each.on >= today,
  );
  const next = open.sort((one, other) => one.at - other.at).slice(0, MAX_SHOWN_DATES);
  return {
    ...{ id: row.id, number: row.orderNumber, customer: row.customerName, schedule: row.schedule },
    ...{ lead_days: row.leadDays, starts_on: row.startsOn, ends_on: row.endsOn, active: row.active ?? false },
    exceptions: row.exceptions.filter(({ date, to }) => (to ?? date) >= today),
    next_at: row.active ? row.nextAt : null,
    next: next.map(({ date, on, at: made }) => ({ date, on, at: made })),
    log: log.slice(0, MAX_SHOWN_DATES),
    created_at: row.createdAt ?? 0,
    version: row.version,
  };
}

async function readLogs(scope: Scope, ids: readonly string[]): Promise<Map<string, RecurringDate[]>> {
  if (ids.length === 0) return new Map();
  const since = addDays(toLocalDate(now(scope), scope.account.timezone), -LOOK_BACK_DAYS);
  const rows = await scope.db
    .select()
    .from(recurringDates)
    .where(
      and(
        eq(recurringDates.accountId, scope.account.id),
        inArray(recurringDates.recurringId, selectIds(ids)),
        gte(recurringDates.date, since),
      ),
    )
    .orderBy(desc(recurringDates.at), desc(recurringDates.date));
  const logs = new Map<string, RecurringDate[]>();
  for (const { recurringId, date, servedOn, state, code, field, orderNumber, at } of rows) {
    const line = { date, on: servedOn, state, code, field, number: orderNumber, at: at ?? 0 };
    logs.set(recurringId, [...(logs.get(recurringId) ?? []), line]);
  }
  return logs;
}
