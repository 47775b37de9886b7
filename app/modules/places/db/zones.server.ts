import { and, asc, count, eq, gte, lte, sql } from "drizzle-orm";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { shippingMethods } from "#app/modules/pricing/db/shipping-methods.tables.ts";
import { shipmentStatuses } from "#app/modules/shipments/model/shipment.enums.ts";
import { createCatalogueRows, isOwnRow } from "#app/platform/catalogue/rows.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { ZoneInput, ZoneView } from "#app/platform/geo/zone.ts";
import { type Box, computeBox, type ZoneGeometry } from "#app/platform/geo/zone-geometry.ts";
import type { ListFields } from "#app/platform/lists/list-spec.server.ts";
import type { NamedChoice } from "#app/platform/lists/names.reads.server.ts";
import { computeSquareKilometers } from "../model/edit-geometry.ts";
import { buildZoneSql } from "./zone-sql.ts";
import { coverageAreas, deliveryZones } from "./zones.tables.ts";

/** Sorting and filtering; the first is the default sort. */
export const zoneFields = { name: { sort: deliveryZones.name } } satisfies ListFields;

const openStatuses = {
  orders: orderStatuses.filter(({ phase }) => phase !== "over"),
  shipments: shipmentStatuses.filter(({ phase }) => phase === "waiting" || phase === "moving"),
} as const;

/**
 * Assigns zones again to everything open: for the batch that changes zones, after the change. Finished work keeps the
 * zone that it was delivered in.
 */
function rezoneWork(scope: Scope): Statement[] {
  const now = sql.raw(buildZoneSql("t.account_id", "t.destination"));
  return (["orders", "shipments"] as const).map((table) => {
    const name = sql.raw(table);
    const statuses = sql.raw(openStatuses[table].join(", "));
    return scope.db.run(sql`update ${name} set zone_id = f.zone from (
        select t.id, ${now} as zone from ${name} t where t.account_id = ${scope.account.id} and t.status in (${statuses})
      ) f where f.id = ${name}.id and ${name}.zone_id is not f.zone`);
  });
}

/** Delivery zones as stored; changing one assigns zones to open orders again. */
export const zoneRows = createCatalogueRows<typeof deliveryZones, ZoneInput, ZoneView>({
  table: deliveryZones,
  label: deliveryZones.name,
  getName: ({ name }) => name,
  searchColumns: [deliveryZones.name],
  fields: zoneFields,
  columns: (_, { name, color, active, geometry }) => {
    const [west, south, east, north] = computeBox(geometry);
    return { name, color, active, geometry, west, south, east, north, area: computeSquareKilometers(geometry) };
  },
  read: readZones,
  alsoAfterChange: rezoneWork,
  usages: [
    {
      where: "shipping_methods",
      ids: (account) =>
        sql`select json_extract(z.value, '$.zoneId') from ${shippingMethods}, json_each(${shippingMethods.settings}, '$.zones') as z where account_id = ${account}`,
    },
    {
      where: "coverage",
      ids: (account) =>
        sql`select z.value from ${coverageAreas}, json_each(${coverageAreas}.zones) as z where account_id = ${account}`,
    },
  ],
});

type ZoneRow = typeof deliveryZones.$inferSelect;

function toZoneView(row: ZoneRow): ZoneView {
  return {
    id: row.id,
    name: row.name,
    color: row.color,
    active: row.active,
    geometry: row.geometry,
    area_km2: Math.round(computeSquareKilometers(row.geometry) * 1000) / 1000,
    created_at: row.createdAt,
    version: row.version,
  };
}

async function readZones(scope: Scope, ids: readonly string[]): Promise<ZoneView[]> {
  return (
    await scope.db
      .select()
      .from(deliveryZones)
      .where(isOwnRow(scope, deliveryZones, ids))
  ).map(toZoneView);
}

/** All zones of the account by name: the map shows them together. */
export async function readAllZones(scope: Scope): Promise<ZoneView[]> {
  const own = eq(deliveryZones.accountId, scope.account.id);
  return (await scope.db.select().from(deliveryZones).where(own).orderBy(asc(deliveryZones.name))).map(toZoneView);
}

/** Number of the account's zones, and the bytes of their outlines. */
export async function readZoneUsage(scope: Scope): Promise<{ zones: number; bytes: number }> {
  const [row] = await scope.db
    .select({ zones: count(), bytes: sql<number>`coalesce(sum(length(${deliveryZones.geometry})), 0)` })
    .from(deliveryZones)
    .where(eq(deliveryZones.accountId, scope.account.id));
  return row ?? { zones: 0, bytes: 0 };
}

/** Active zones whose box intersects another one (west, south, east, north). */
export async function readZonesInBox(
  scope: Scope,
  [west, south, east, north]: Box,
): Promise<{ id: string; name: string; geometry: ZoneGeometry }[]> {
  const zone = deliveryZones;
  return scope.db
    .select({ id: zone.id, name: zone.name, geometry: zone.geometry })
    .from(zone)
    .where(
      and(
        eq(zone.accountId, scope.account.id),
        eq(zone.active, true),
        lte(zone.west, east),
        gte(zone.east, west),
        lte(zone.south, north),
        gte(zone.north, south),
      ),
    );
}

/** The account's active delivery zones, at most as many as an account may have. */
export async function readZoneChoices(scope: Scope): Promise<NamedChoice[]> {
  return scope.db
    .select({ value: deliveryZones.id, label: deliveryZones.name })
    .from(deliveryZones)
    .where(and(eq(deliveryZones.accountId, scope.account.id), eq(deliveryZones.active, true)))
    .orderBy(asc(deliveryZones.name))
    .limit(500);
}
