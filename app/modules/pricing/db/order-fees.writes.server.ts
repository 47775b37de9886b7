import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { insertJsonRows, isOwnAmong, selectIds } from "#app/platform/db/json-rows.server.ts";
import { newIds, now, type Scope } from "#app/platform/db/scope.server.ts";
import type { PostedFee } from "../model/posted-fees.ts";
import { orderFees } from "./order-fees.tables.ts";

/** Inserts lines; a rank or a line that was taken at the same moment is a lost race. */
export function insertFees(scope: Scope, fees: readonly PostedFee[]): Statement[] {
  if (fees.length === 0) return [];
  const ids = newIds(scope, fees.length);
  return [
    insertJsonRows(scope.db, {
      table: orderFees,
      columns: {
        id: ({ at }: { fee: PostedFee; at: number }) => ids[at] ?? "",
        orderId: ({ fee }) => fee.orderId,
        merchantId: ({ fee }) => fee.merchantId,
        shippingMethodId: ({ fee }) => fee.shippingMethodId,
        type: ({ fee }) => fee.type,
        event: ({ fee }) => fee.event,
        amount: ({ fee }) => fee.amount,
        currency: ({ fee }) => fee.currency,
        formula: ({ fee }) => fee.formula,
        inputs: ({ fee }) => fee.inputs,
        cycle: ({ fee }) => fee.cycle,
        rank: ({ fee }) => fee.rank,
      },
      rows: fees.map((fee, index) => ({ fee, at: index })),
      computed: {
        accountId: () => sql`${scope.account.id}`,
        actorId: () => sql`${scope.actor.id}`,
        postedAt: () => sql`${now(scope)}`,
      },
    }),
  ];
}

/** Voids the lines due for orders that are reset; custom lines stay. */
export function voidDueFees(scope: Scope, orderIds: readonly string[]): Statement[] {
  if (orderIds.length === 0) return [];
  const isOwn = isOwnAmong(scope.account.id, orderFees.accountId, orderFees.orderId, selectIds(orderIds));
  const open = and(isNull(orderFees.voidedAt), isNull(orderFees.invoiceId), sql`${orderFees.event} <> 'custom'`);
  return [
    scope.db
      .update(orderFees)
      .set({ voidedAt: now(scope) })
      .where(and(isOwn, open)),
  ];
}

/** Voids one custom line. */
export function voidCustomFees(scope: Scope, orderId: string, ids: readonly string[]): Statement[] {
  if (ids.length === 0) return [];
  const own = and(eq(orderFees.accountId, scope.account.id), eq(orderFees.orderId, orderId));
  return [
    scope.db
      .update(orderFees)
      .set({ voidedAt: now(scope) })
      .where(and(own, inArray(orderFees.id, selectIds(ids)), isNull(orderFees.voidedAt), isNull(orderFees.invoiceId))),
  ];
}

/** Puts fees into an invoice: no other one may take them. */
export function lockFees(scope: Scope, invoiceId: string, ids: readonly string[]): Statement {
  return scope.db.run(
    sql`update ${orderFees} set invoice_id = ${invoiceId} where id in ${selectIds(ids)} and +account_id = ${scope.account.id}`,
  );
}

/** Releases the fees that `ids` selects for another invoice, unpaid. */
export function releaseFees(scope: Scope, ids: SQL): Statement {
  return scope.db.run(
    sql`update ${orderFees} set invoice_id = null, paid_at = null where id in ${ids} and +account_id = ${scope.account.id}`,
  );
}

/** Marks the fees of an invoice as paid at an instant, or as unpaid (null). */
export function setFeesPaid(scope: Scope, invoiceId: string, paidAt: number | null): Statement {
  return scope.db
    .update(orderFees)
    .set({ paidAt })
    .where(and(eq(orderFees.accountId, scope.account.id), eq(orderFees.invoiceId, invoiceId)));
}
