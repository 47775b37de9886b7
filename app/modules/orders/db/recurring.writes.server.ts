import { and, eq } from "drizzle-orm";
import { incrementVersion } from "#app/platform/catalogue/rows.writes.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { newId, now, type Scope } from "#app/platform/db/scope.server.ts";
import { computeRecurringDue, type Occurrence, type OccurrenceState } from "../model/recurring.ts";
import type { RecurringInput } from "../model/recurring-input.ts";
import { type RecurringRecord, toRecurrence } from "./recurring.reads.server.ts";
import { recurringDates, recurringOrders } from "./recurring.tables.ts";

/** A new recurring order that repeats an order, with its next time. */
export function buildRecurringOrder(
  scope: Scope,
  order: { id: string; number: string; customerName: string },
  { schedule, lead_days, starts_on, ends_on }: RecurringInput,
): RecurringRecord {
  const at = now(scope);
  const row: RecurringRecord = {
    ...{ id: newId(scope), accountId: scope.account.id, orderId: order.id, orderNumber: order.number },
    ...{ customerName: order.customerName, schedule, leadDays: lead_days, startsOn: starts_on },
    ...{ endsOn: ends_on ?? null, exceptions: [], active: true, since: at, nextAt: null, createdAt: at, version: 1 },
  };
  return { ...row, nextAt: computeNextAt(scope, row, new Set()) };
}

export function insertRecurring(scope: Scope, row: RecurringRecord): Statement {
  return scope.db.insert(recurringOrders).values(row);
}

/** When to look at it again: at once when something is due. */
function computeNextAt(scope: Scope, row: RecurringRecord, done: ReadonlySet<string>): number | null {
  const at = now(scope);
  const due = computeRecurringDue(toRecurrence(row), scope.account.timezone, { since: row.since ?? 0, now: at, done });
  return due.make.length > 0 ? at : due.next;
}

/**
 * Changes a recurring order as it was read (`done` are its processed dates) and when to look at it again; fails as a
 * lost race after another change.
 */
export function updateRecurring(
  scope: Scope,
  row: RecurringRecord,
  change: Partial<Pick<RecurringRecord, "active" | "since" | "endsOn" | "exceptions">>,
  done: ReadonlySet<string>,
): Statement {
  return scope.db
    .update(recurringOrders)
    .set({
      ...change,
      nextAt: computeNextAt(scope, { ...row, ...change }, done),
      version: incrementVersion(recurringOrders.version, row.version),
    })
    .where(and(eq(recurringOrders.accountId, scope.account.id), eq(recurringOrders.id, row.id)));
}

/** Sets when to look at it again, unless it was changed meanwhile. */
export function setNextAt(scope: Pick<Scope, "db">, row: RecurringRecord, next: number | null): Statement {
  return scope.db
    .update(recurringOrders)
    .set({ nextAt: next })
    .where(and(eq(recurringOrders.id, row.id), eq(recurringOrders.version, row.version)));
}

/** The outcome of a date. */
export interface RecurringDateOutcome {
  state: OccurrenceState;
  code?: string;
  field?: string | undefined;
  order?: { id: string; number: string };
}

/** Stores the outcome of a date once: a second writer fails its batch with `already_done`. */
export function insertRecurringDate(
  scope: Scope,
  { id, accountId }: RecurringRecord,
  { date, on }: Pick<Occurrence, "date" | "on">,
  { state, code, field, order }: RecurringDateOutcome,
): Statement {
  return scope.db.insert(recurringDates).values({
    ...{ id: newId(scope), accountId, recurringId: id, date, servedOn: on, state },
    ...{ code: code ?? null, field: field ?? null, orderId: order?.id ?? null, orderNumber: order?.number ?? null },
    at: now(scope),
  });
}
