import { and, eq, lt, sql } from "drizzle-orm";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import type { SlotWindow } from "../model/price-slots.ts";
import type { SlotDelivery } from "../model/slot-delivery.ts";
import { slotClaims } from "./slots.tables.ts";

/** Many may take slots of one day at the same time; each of them decides again. */
export const MAX_SLOT_RACES = 8;

/** How many slots of a day were taken so far: what a claim of it was decided on. */
export async function countSlotClaims(scope: Scope, day: string): Promise<number> {
  const [row] = await scope.db
    .select({ last: sql<number>`coalesce(max(${slotClaims.number}), 0)` })
    .from(slotClaims)
    .where(and(eq(slotClaims.accountId, scope.account.id), eq(slotClaims.day, day)));
  return row?.last ?? 0;
}

/** A slot that is taken. */
export interface SlotClaim {
  id: string;
  window: SlotWindow;
  delivery: SlotDelivery;
  heldUntil: number | null;
  orderId: string | null;
  /** Claims of the day when it was decided; a claim since then makes this one a lost race. */
  after: number;
}

/** Takes a slot, and forgets those of days that passed. */
export function claimSlot(scope: Scope, { window, after, ...claim }: SlotClaim): Statement[] {
  const { id: accountId, timezone } = scope.account;
  const yesterday = addDays(toLocalDate(now(scope), timezone), -1);
  return [
    scope.db.delete(slotClaims).where(and(eq(slotClaims.accountId, accountId), lt(slotClaims.day, yesterday))),
    scope.db.insert(slotClaims).values({
      ...claim,
      accountId,
      day: window.from.slice(0, 10),
      number: after + 1,
      windowFrom: window.from,
      windowTo: window.to,
      createdAt: now(scope),
    }),
  ];
}

/** Makes a held slot an order's, or gives it up. */
export function settleHold(scope: Scope, id: string, orderId: string | null): Statement {
  return scope.db
    .update(slotClaims)
    .set({ heldUntil: null, orderId })
    .where(and(eq(slotClaims.accountId, scope.account.id), eq(slotClaims.id, id)));
}

/** A slot that a checkout holds; null where it is unknown, or was booked or given up. */
export async function readHold(scope: Scope, id: string) {
  const [row] = await scope.db
    .select()
    .from(slotClaims)
    .where(and(eq(slotClaims.accountId, scope.account.id), eq(slotClaims.id, id)));
  return row?.heldUntil ? { ...row, heldUntil: row.heldUntil } : null;
}
