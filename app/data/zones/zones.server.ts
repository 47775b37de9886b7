import { and, asc, count, eq, gte, inArray, lte, sql } from "drizzle-orm";
import { squareKilometres } from "#app/domain/zones/edit-geometry.ts";
import { type Box, boxOf, type ZoneGeometry, type ZoneInput, type ZoneView } from "#app/domain/zones/zone.ts";
import type { Statement } from "../kernel/commit.server.ts";
import { idsIn } from "../kernel/json-rows.server.ts";
import { now, type Scope } from "../kernel/scope.server.ts";
import { deliveryZones } from "../schema/index.ts";
import { nextVersion } from "../settings/catalogue.writes.server.ts";

function columnsOf({ name, color, active, geometry }: ZoneInput) {
  const [west, south, east, north] = boxOf(geometry);
  return { name, color, active, geometry, west, south, east, north, area: squareKilometres(geometry) };
}

/** A new zone. */
export function insertZone(scope: Scope, id: string, input: ZoneInput): Statement {
  const row = { id, accountId: scope.account.id, createdAt: now(scope), ...columnsOf(input) };
  return scope.db.insert(deliveryZones).values(row);
}

/** Writes a zone anew; fails when it is not at version `seen`. */
export function updateZone(scope: Scope, id: string, seen: number, input: ZoneInput): Statement {
  return scope.db
    .update(deliveryZones)
    .set({ ...columnsOf(input), version: nextVersion(deliveryZones.version, seen) })
    .where(and(eq(deliveryZones.accountId, scope.account.id), eq(deliveryZones.id, id)));
}

type Row = typeof deliveryZones.$inferSelect;

function viewOf(row: Row): ZoneView {
  return {
    id: row.id,
    name: row.name,
    color: row.color,
    active: row.active,
    geometry: row.geometry,
    area_km2: Math.round(squareKilometres(row.geometry) * 1000) / 1000,
    created_at: row.createdAt,
    version: row.version,
  };
}

/** Zones by id, as screens and the API read them. */
export async function readZones(scope: Scope, ids: readonly string[]): Promise<ZoneView[]> {
  const own = and(eq(deliveryZones.accountId, scope.account.id), inArray(deliveryZones.id, idsIn(ids)));
  return (await scope.db.select().from(deliveryZones).where(own)).map(viewOf);
}

/** All zones of the account by name: the map shows them together. */
export async function readAllZones(scope: Scope): Promise<ZoneView[]> {
  const own = eq(deliveryZones.accountId, scope.account.id);
  return (await scope.db.select().from(deliveryZones).where(own).orderBy(asc(deliveryZones.name))).map(viewOf);
}

/** How many zones the account has, and the bytes that their outlines take. */
export async function readZoneLoad(scope: Scope): Promise<{ zones: number; bytes: number }> {
  const [row] = await scope.db
    .select({ zones: count(), bytes: sql<number>`coalesce(sum(length(${deliveryZones.geometry})), 0)` })
    .from(deliveryZones)
    .where(eq(deliveryZones.accountId, scope.account.id));
  return row ?? { zones: 0, bytes: 0 };
}

/** Active zones whose box meets another one (west, south, east, north). */
export async function readZonesMeeting(
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
