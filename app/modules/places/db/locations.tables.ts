import { real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import {
  accountIdColumn,
  booleanColumn,
  idColumn,
  instantColumn,
  jsonColumn,
  versionColumn,
} from "#app/platform/db/columns.ts";
import type { Address, OpeningHours } from "#app/platform/geo/place.ts";

/** An account's own places: depots, hubs, shops. */
export const locations = sqliteTable(
  "locations",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    name: text().notNull(),
    externalId: text(),
    address: jsonColumn<Address>().notNull(),
    longitude: real(),
    latitude: real(),
    /** Codes 1 pickup, 2 transfer, 3 delivery, 4 return. */
    functions: jsonColumn<number[]>().notNull(),
    allowedVehicleTypes: jsonColumn<number[]>().notNull(),
    prohibitedVehicles: jsonColumn<string[]>().notNull(),
    openingHours: jsonColumn<OpeningHours[]>().notNull(),
    merchantId: text(),
    active: booleanColumn().notNull(),
    createdAt: instantColumn().notNull(),
    version: versionColumn(),
  },
  (table) => [uniqueIndex("locations_name").on(table.accountId, table.name)],
);
