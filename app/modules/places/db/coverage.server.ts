import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { teams } from "#app/modules/fleet/db/fleet.tables.ts";
import { shippingMethods } from "#app/modules/pricing/db/shipping-methods.tables.ts";
import { incrementVersion } from "#app/platform/catalogue/rows.writes.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { CoverageInput, CoverageOwner, CoverageView } from "../model/coverage.ts";
import { locations } from "./locations.tables.ts";
import { coverageAreas } from "./zones.tables.ts";

const ownerTables = { location: locations, team: teams, shipping_method: shippingMethods };

/** Coverage of all active locations, teams or shipping methods, by name; only a limited member's own locations. */
export async function readCoverage(
  scope: Scope,
  owner: CoverageOwner,
  ids: readonly string[] | "all" = "all",
): Promise<CoverageView[]> {
  const table = ownerTables[owner];
  const mine =
    owner === "location" && scope.locations !== "all" ? inArray(table.id, selectIds(scope.locations)) : undefined;
  const wanted = ids === "all" ? eq(table.active, true) : inArray(table.id, selectIds(ids));
  const [named, rows] = await Promise.all([
    scope.db
      .select({ id: table.id, name: table.name })
      .from(table)
      .where(and(eq(table.accountId, scope.account.id), mine, wanted))
      .orderBy(asc(table.name)),
    scope.db
      .select()
      .from(coverageAreas)
      .where(and(eq(coverageAreas.accountId, scope.account.id), eq(coverageAreas.ownerKind, owner))),
  ]);
  const byOwner = new Map(rows.map((row) => [row.ownerId, row]));
  return named.map(({ id, name }) => {
    const row = byOwner.get(id);
    return {
      owner_kind: owner,
      owner_id: id,
      name,
      zones: row?.zones ?? [],
      areas: row?.areas ?? [],
      postal_codes: row?.postalCodes ?? [],
      version: row?.version ?? 0,
    };
  });
}

/** Saves coverage; fails when the version is not `seen`. Empty coverage removes the restriction. */
export function saveCoverage(
  scope: Scope,
  { owner, id, seen }: { owner: CoverageOwner; id: string; seen: number },
  { zones, areas, postal_codes: postalCodes }: CoverageInput,
): Statement {
  const key = { accountId: scope.account.id, ownerKind: owner, ownerId: id };
  if (zones.length + areas.length + postalCodes.length === 0)
    return scope.db
      .delete(coverageAreas)
      .where(
        and(
          eq(coverageAreas.accountId, key.accountId),
          eq(coverageAreas.ownerKind, owner),
          eq(coverageAreas.ownerId, id),
        ),
      );
  const written = { zones: [...new Set(zones)], areas, postalCodes };
  return scope.db
    .insert(coverageAreas)
    .values({ ...key, ...written, version: sql`1` })
    .onConflictDoUpdate({
      target: [coverageAreas.accountId, coverageAreas.ownerKind, coverageAreas.ownerId],
      set: { ...written, version: incrementVersion(coverageAreas.version, seen) },
    });
}
