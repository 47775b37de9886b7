import { and, eq, inArray, isNotNull, lt, sql } from "drizzle-orm";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import type { SlotDelivery, SlotHold, SlotWindow } from "../../model/slot-claim.ts";
import { slotClaims } from "../orders.tables.ts";

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
  /** Of a page that took it with a checkout key. */
  keyId?: string;
  merchantId?: string | null;
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

/** Makes a held slot an order's, or gives it up. Fails the batch if somebody else did either meanwhile. */
export function settleHold(scope: Scope, id: string, orderId: string | null): Statement {
  return scope.db
    .update(slotClaims)
    .set({
      heldUntil: null,
      orderId,
      number: sql`case when ${slotClaims.heldUntil} is not null then ${slotClaims.number} end`,
    })
    .where(and(eq(slotClaims.accountId, scope.account.id), eq(slotClaims.id, id)));
}

/** Slots that checkouts hold or held, by id; those that are unknown, booked or given up are missing. */
export async function readHolds(
  scope: Scope,
  ids: readonly string[],
): Promise<Map<string, SlotHold & { keyId: string | null }>> {
  if (ids.length === 0) return new Map();
  const rows = await scope.db
    .select()
    .from(slotClaims)
    .where(
      and(
        eq(slotClaims.accountId, scope.account.id),
        inArray(slotClaims.id, selectIds(ids)),
        isNotNull(slotClaims.heldUntil),
      ),
    );
  return new Map(
    rows.map(({ id, windowFrom: from, windowTo: to, heldUntil, merchantId, keyId, delivery }) => [
      id,
      { id, window: { from, to }, heldUntil: heldUntil ?? 0, merchantId, keyId, delivery },
    ]),
  );
}
