import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { toInstant, toLocalDate } from "#app/platform/time/local-time.ts";
import { MAX_WAITING, readUnplanned, readUnshipped } from "../db/waiting-work.reads.server.ts";
import type { Need } from "../model/needs.ts";

const readerByKind = { no_plan: readUnplanned, no_shipment: readUnshipped };

/** Orders promised until tonight that are not planned yet; empty without any. */
export async function readWaitingToday(scope: Scope, kind: keyof typeof readerByKind): Promise<Need[]> {
  const at = now(scope);
  const { timezone } = scope.account;
  const rows = await readerByKind[kind](scope, addDays(toLocalDate(at, timezone), 1));
  const [first] = rows;
  if (!first?.deliveryTo) return [];
  const breaksAt = toInstant(first.deliveryTo, timezone);
  const more = rows.length > MAX_WAITING;
  const facts = { count: Math.min(rows.length, MAX_WAITING), more, customer: first.customer ?? "" };
  return [{ kind, id: kind, breaksAt, over: breaksAt < at, facts }];
}
