import { and, eq, inArray, sql } from "drizzle-orm";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { PlaceSnapshot } from "#app/platform/geo/place.ts";
import { collections, customerRequests, orderEvents, orderItems, orderPackages, orders } from "./orders.tables.ts";

/** The carrier to assign; from a merchant's portal also the merchant's id at that carrier. */
export interface CarrierAssignment {
  carrierAccountId: string;
  merchantId?: string;
  method?: { id: string; name: string; goesTo(destination: PlaceSnapshot): boolean };
}

const whereOwnOrders = (scope: Scope, ids: readonly string[]) =>
  and(eq(orders.accountId, scope.account.id), inArray(orders.id, selectIds(ids)));

/** Sets the carrier of orders that no other account owns, or removes it (null): they stay in the account. */
export function setCarrier(scope: Scope, ids: readonly string[], to: CarrierAssignment | null): Statement[] {
  if (ids.length === 0) return [];
  const carrierAccountId = to?.carrierAccountId ?? null;
  const method = to?.method ? { shippingMethodId: to.method.id } : {};
  const set = { carrierAccountId, ...method };
  return [scope.db.update(orders).set(set).where(whereOwnOrders(scope, ids))];
}

/** Moves orders of a merchant account to the carrier's account with all their parts, or back without a carrier (null). */
export function moveToCarrier(scope: Scope, ids: readonly string[], to: CarrierAssignment | null): Statement[] {
  if (ids.length === 0) return [];
  const { db } = scope;
  const accountId = to
    ? sql`${to.carrierAccountId}`
    : sql`(select owner_account_id from orders o where o.id = order_id)`;
  const ofOrders = (
    part: typeof orderPackages | typeof orderItems | typeof collections | typeof orderEvents | typeof customerRequests,
  ) => inArray(part.orderId, selectIds(ids));
  const method = to?.method ? { shippingMethodId: to.method.id } : {};
  const set = to
    ? { accountId: to.carrierAccountId, carrierAccountId: to.carrierAccountId, ...method, merchantId: to.merchantId }
    : {
        accountId: sql`${orders.ownerAccountId}`,
        carrierAccountId: null,
        merchantId: null,
        customerId: null,
        shippingMethodId: null,
      };
  return [
    db.update(orderPackages).set({ accountId }).where(ofOrders(orderPackages)),
    db.update(orderItems).set({ accountId }).where(ofOrders(orderItems)),
    db.update(collections).set({ accountId }).where(ofOrders(collections)),
    db.update(orderEvents).set({ accountId }).where(ofOrders(orderEvents)),
    db.update(customerRequests).set({ accountId }).where(ofOrders(customerRequests)),
    db.update(orders).set(set).where(whereOwnOrders(scope, ids)),
  ];
}
