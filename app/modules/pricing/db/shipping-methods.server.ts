import { sql } from "drizzle-orm";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { selectCoveringOwners } from "#app/modules/places/db/covering-owners.ts";
import { shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { createCatalogueRows, isOwnRow } from "#app/platform/catalogue/rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { ListFields } from "#app/platform/lists/list-spec.server.ts";
import { shippingMethodTypes } from "../model/fee-method.ts";
import type { ShippingMethodInput, ShippingMethodView } from "../model/shipping-method.ts";
import { toMethodView, toStoredMethod } from "../model/stored-method.ts";
import { shippingMethods } from "./shipping-methods.tables.ts";

/** Sorts and filters; the first is the default sort. */
export const shippingMethodFields = {
  name: { sort: shippingMethods.name },
  type: {
    sort: shippingMethods.type,
    filter: { kind: "equals", column: shippingMethods.type, values: shippingMethodTypes },
  },
  currency: { filter: { kind: "equals", column: shippingMethods.currency, values: "currency" } },
} satisfies ListFields;

/** Shipping methods as they are stored: amounts in minor units. */
export const shippingMethodRows = createCatalogueRows<typeof shippingMethods, ShippingMethodInput, ShippingMethodView>({
  table: shippingMethods,
  label: shippingMethods.name,
  getName: ({ name }) => name,
  searchColumns: [shippingMethods.name],
  fields: shippingMethodFields,
  columns: (_, input) => ({
    name: input.name,
    anchorDate: input.anchor_date ?? null,
    latenessThresholdMinutes: input.lateness_threshold_minutes,
    autoCreateDelivery: input.auto_create_delivery,
    autoCreateReturn: input.auto_create_return,
    ...toStoredMethod(input),
  }),
  read: readShippingMethods,
  usages: [
    { where: "orders", ids: (account) => sql`select shipping_method_id from ${orders} where account_id = ${account}` },
    {
      where: "shipments",
      ids: (account) => sql`select shipping_method_id from ${shipments} where account_id = ${account}`,
    },
    { where: "coverage", ids: (account) => selectCoveringOwners("shipping_method", account) },
  ],
});

/** Methods by id, as screens and the API read them: base units, decimal amounts. */
async function readShippingMethods(scope: Scope, ids: readonly string[]): Promise<ShippingMethodView[]> {
  const rows = await scope.db
    .select()
    .from(shippingMethods)
    .where(isOwnRow(scope, shippingMethods, ids));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    anchor_date: row.anchorDate ?? undefined,
    lateness_threshold_minutes: row.latenessThresholdMinutes,
    auto_create_delivery: row.autoCreateDelivery,
    auto_create_return: row.autoCreateReturn,
    ...toMethodView(row),
    active: row.active,
    created_at: row.createdAt,
    version: row.version,
  }));
}
