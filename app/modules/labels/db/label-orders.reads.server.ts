import { and, eq, inArray, or, sql } from "drizzle-orm";
import { whereVisibleUnindexed } from "#app/modules/orders/db/carrier-scope.server.ts";
import { ordersWithinLocations } from "#app/modules/orders/db/location-scope.server.ts";
import { orderPackages, orders } from "#app/modules/orders/db/orders.tables.ts";
import { merchants } from "#app/modules/partners/db/partners.tables.ts";
import { shippingMethods } from "#app/modules/pricing/db/shipping-methods.tables.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";

/** The columns of an order that its label needs. */
export type LabelOrder = Awaited<ReturnType<typeof readLabelOrders>>[number];

/**
 * Orders by number or id with the data for labels, in the requested order; orders out of scope are missing. One
 * statement.
 */
export async function readLabelOrders(scope: Scope, keys: readonly string[]) {
  const dimensions = sql<string | null>`(
    select group_concat(p.length / 10 || ' × ' || p.width / 10 || ' × ' || p.height / 10 || ' cm', ', ')
    from (select * from ${orderPackages} where order_id = ${orders.id} order by position limit 4) as p
    where p.length is not null and p.width is not null and p.height is not null)`;
  const rows = await scope.db
    .select({
      id: orders.id,
      number: orders.number,
      externalId: orders.externalId,
      trackingToken: orders.trackingToken,
      accountId: orders.accountId,
      merchantId: orders.merchantId,
      customerName: orders.customerName,
      customerPhone: orders.customerPhone,
      source: orders.source,
      destination: orders.destination,
      deliveryFrom: orders.deliveryFrom,
      deliveryTo: orders.deliveryTo,
      serviceMinutes: orders.serviceMinutes,
      packageCount: orders.packageCount,
      weight: orders.weight,
      codAmount: orders.codAmount,
      codCurrency: orders.codCurrency,
      notes: orders.notes,
      metadata: orders.metadata,
      dimensions: dimensions.as("dimensions"),
      merchant: sql<string | null>`${merchants.name}`.as("merchant"),
      method: sql<string | null>`${shippingMethods.name}`.as("method"),
    })
    .from(orders)
    .leftJoin(merchants, and(eq(merchants.id, orders.merchantId), eq(merchants.accountId, orders.accountId)))
    .leftJoin(
      shippingMethods,
      and(eq(shippingMethods.id, orders.shippingMethodId), eq(shippingMethods.accountId, orders.accountId)),
    )
    .where(
      and(
        whereVisibleUnindexed(scope),
        ordersWithinLocations(scope),
        or(inArray(orders.number, selectIds(keys)), inArray(orders.id, selectIds(keys))),
      ),
    );
  const byKey = new Map(rows.flatMap((row) => [[row.id, row] as const, [row.number, row] as const]));
  return [...new Set(keys.flatMap((key) => byKey.get(key) ?? []))];
}
