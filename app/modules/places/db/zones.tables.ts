import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import {
  accountIdColumn,
  booleanColumn,
  idColumn,
  instantColumn,
  jsonColumn,
  versionColumn,
} from "#app/platform/db/columns.ts";
import type { ZoneGeometry } from "#app/platform/geo/zone-geometry.ts";
import type { CoverageOwner, OwnArea, PostalArea } from "../model/coverage.ts";

/** Delivery zones: named areas drawn on the map, degrees. */
export const deliveryZones = sqliteTable(
  "delivery_zones",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    name: text().notNull(),
    /** 1 to 12, the colours of routes. */
    color: integer().notNull(),
    geometry: jsonColumn<ZoneGeometry>().notNull(),
    /** Bounding box of the geometry, to skip zones that cannot contain a point. */
    west: real().notNull(),
    south: real().notNull(),
    east: real().notNull(),
    north: real().notNull(),
    /** Square kilometres: where zones overlap the smallest applies. */
    area: real().notNull(),
    active: booleanColumn().notNull(),
    createdAt: instantColumn().notNull(),
    version: versionColumn(),
  },
  (table) => [uniqueIndex("delivery_zones_name").on(table.accountId, table.name)],
);

/** Edges of the zones' outlines, the lower end first, for point-in-polygon tests. Kept by triggers. */
export const zoneEdges = sqliteTable(
  "zone_edges",
  {
    zoneId: text().notNull(),
    y1: real().notNull(),
    y2: real().notNull(),
    x1: real().notNull(),
    x2: real().notNull(),
  },
  (table) => [index("zone_edges_zone").on(table.zoneId, table.y1, table.y2, table.x1, table.x2)],
);

/**
 * Coverage of a location, team or shipping method: zones, own areas, postal codes. Without a row nothing is restricted.
 */
export const coverageAreas = sqliteTable(
  "coverage_areas",
  {
    accountId: accountIdColumn(),
    ownerKind: text().$type<CoverageOwner>().notNull(),
    ownerId: text().notNull(),
    zones: jsonColumn<string[]>().notNull(),
    areas: jsonColumn<OwnArea[]>().notNull().default([]),
    postalCodes: jsonColumn<PostalArea[]>().notNull(),
    version: versionColumn(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.ownerKind, table.ownerId] })],
);
