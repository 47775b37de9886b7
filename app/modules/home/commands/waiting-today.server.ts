import type { OrdersToday } from "#app/modules/orders/db/orders-today.reads.server.ts";
import { MAX_COUNTED } from "#app/platform/db/bounded-count.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { toInstant, toLocalDate } from "#app/platform/time/local-time.ts";
import {
  MAX_WAITING,
  readAddressesToCheck,
  readOverdue,
  readUnplanned,
  readUnshipped,
} from "../db/waiting-work.reads.server.ts";
import type { Need } from "../model/needs.ts";

type WaitingKind = "overdue" | "no_plan" | "no_shipment";

/** Rows of each kind as of a local day, the most urgent first. */
const readerByKind = {
  overdue: (scope, today) => readOverdue(scope, today),
  no_plan: (scope, today) => readUnplanned(scope, { from: today, until: addDays(today, 1) }),
  no_shipment: (scope, today) => readUnshipped(scope, { until: addDays(today, 1) }),
} satisfies Record<WaitingKind, (scope: Scope, today: string) => ReturnType<typeof readOverdue>>;

/** Orders promised until tonight that are not planned yet, those of earlier days apart; empty without any. */
export async function readWaitingToday(scope: Scope, kind: WaitingKind): Promise<Need[]> {
  const at = now(scope);
  const { timezone } = scope.account;
  const rows = await readerByKind[kind](scope, toLocalDate(at, timezone));
  const [first] = rows;
  if (!first?.deliveryTo) return [];
  const breaksAt = toInstant(first.deliveryTo, timezone);
  const more = rows.length > MAX_WAITING;
  const facts = { count: Math.min(rows.length, MAX_WAITING), more, customer: first.customer ?? "" };
  return [{ kind, id: kind, breaksAt, over: breaksAt < at, facts }];
}

/** Orders promised before a date that are on their way still: one line, empty without any. */
export function createLateOrdersNeeds(earlier: OrdersToday["earlier"], date: string): Need[] {
  const count = earlier.reduce((sum, each) => sum + each.count, 0);
  if (count === 0) return [];
  const facts = { count, more: count >= MAX_COUNTED, date, statuses: earlier.map(({ status }) => status) };
  return [{ kind: "late_orders", id: "late_orders", breaksAt: null, over: true, facts }];
}

/** Orders whose address needs validation: one line, empty without any. */
export async function readAddressNeeds(scope: Scope): Promise<Need[]> {
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
}
