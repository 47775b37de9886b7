import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { instantOf, localDateOf } from "#app/platform/time/local-time.ts";
import { mostWaiting, readUnplanned, readUnshipped } from "../db/waiting.reads.server.ts";
import type { Need } from "../model/needs.ts";

const readers = { no_plan: readUnplanned, no_shipment: readUnshipped };

/** What is promised until tonight and nobody has taken in hand; nothing without any. */
export async function waitingToday(scope: Scope, kind: keyof typeof readers): Promise<Need[]> {
  const at = now(scope);
  const { timezone } = scope.account;
  const rows = await readers[kind](scope, addDays(localDateOf(at, timezone), 1));
  const [first] = rows;
  if (!first?.deliveryTo) return [];
  const breaksAt = instantOf(first.deliveryTo, timezone);
  const more = rows.length > mostWaiting;
  const facts = { count: Math.min(rows.length, mostWaiting), more, customer: first.customer ?? "" };
  return [{ kind, id: kind, breaksAt, over: breaksAt < at, facts }];
}
