import { sql } from "drizzle-orm";
import { index, integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import {
  accountIdColumn,
  booleanColumn,
  idColumn,
  instantColumn,
  jsonColumn,
  placedIdColumn,
  seqColumn,
  versionColumn,
} from "#app/platform/db/columns.ts";
import type { Address, OpeningHours } from "#app/platform/geo/place.ts";
import type { Metadata } from "#app/platform/kernel/metadata-text.ts";
import { type CustomerType, customerTypes } from "../model/customer.enums.ts";

/** End customers: type 1 individual, 2 business. */
export const customers = sqliteTable(
  "customers",
  {
    seq: seqColumn(),
    id: placedIdColumn(),
    accountId: accountIdColumn(),
    type: integer().$type<CustomerType>().notNull(),
    firstName: text(),
    lastName: text(),
    businessName: text(),
    email: text(),
    phone: text(),
    tags: jsonColumn<string[]>().notNull(),
    notes: text(),
    metadata: jsonColumn<Metadata>().notNull().default({}),
    /** The sort key of the list: the business name, or first and last name, in lower case. */
    sortName: text().generatedAlwaysAs(
      sql.raw(
        `lower(trim(case when type = ${customerTypes.code.business} then coalesce(business_name, '') else coalesce(first_name, '') || ' ' || coalesce(last_name, '') end))`,
      ),
      { mode: "virtual" },
    ),
    createdAt: instantColumn().notNull(),
    version: versionColumn(),
  },
  (table) => [
    index("customers_name").on(table.accountId, table.sortName, table.id),
    index("customers_type").on(table.accountId, table.type, table.id),
    index("customers_phone").on(table.accountId, table.phone),
    index("customers_email").on(table.accountId, table.email),
    index("customers_created").on(table.accountId, table.id),
  ],
);

/** Contact persons of a customer. */
export const contacts = sqliteTable(
  "contacts",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    customerId: text().notNull(),
    name: text().notNull(),
    email: text(),
    phone: text(),
    position: integer().notNull(),
  },
  (table) => [index("contacts_customer").on(table.accountId, table.customerId, table.position)],
);

/** Redirects from a merged customer to the one that stayed, for old links. */
export const customerMerges = sqliteTable(
  "customer_merges",
  {
    accountId: accountIdColumn(),
    customerId: text().notNull(),
    intoId: text().notNull(),
    at: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.customerId] })],
);

export const addresses = sqliteTable(
  "addresses",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    customerId: text().notNull(),
    /** A label such as "Warehouse" or "Back door". */
    label: text(),
    address: jsonColumn<Address>().notNull(),
    longitude: real(),
    latitude: real(),
    /** The point is that of the town or postal code only: nobody set it, and no street was found. */
    coarse: booleanColumn().notNull().default(false),
    openingHours: jsonColumn<OpeningHours[]>().notNull(),
    allowedVehicleTypes: jsonColumn<number[]>().notNull(),
    prohibitedVehicles: jsonColumn<string[]>().notNull(),
    allowedAgents: jsonColumn<string[]>().notNull(),
    serviceMinutes: real(),
    isDefault: booleanColumn().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [index("addresses_customer").on(table.accountId, table.customerId)],
);
