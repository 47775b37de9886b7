import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { ProofSetting } from "#app/modules/orders/model/order.enums.ts";
import type { BillingProfile } from "#app/modules/workspace/model/billing-profile.ts";
import type { ListingService } from "#app/modules/workspace/model/directory-listing.ts";
import {
  accountIdColumn,
  booleanColumn,
  idColumn,
  instantColumn,
  jsonColumn,
  versionColumn,
} from "#app/platform/db/columns.ts";
import type { ConnectionStatus } from "../model/connection.states.ts";
import type { SettlementTerms } from "../model/settlement-terms.ts";

/** An account's listing in the public directory; without a row it has none. */
export const directoryListings = sqliteTable("directory_listings", {
  accountId: text().primaryKey(),
  listed: booleanColumn().notNull(),
  about: text(),
  services: jsonColumn<ListingService[]>().notNull(),
  /** ISO 3166-1 alpha-2. */
  countries: jsonColumn<string[]>().notNull(),
  areas: jsonColumn<string[]>().notNull(),
  website: text(),
  email: text(),
  phone: text(),
  changedAt: instantColumn().notNull(),
  version: versionColumn(),
});

/**
 * Countries in which a listing is found, or none (``) for all: one row each while it is visible, in the order of the
 * page. Kept by triggers on the listing and its account.
 */
export const directoryPlaces = sqliteTable(
  "directory_places",
  {
    country: text().notNull(),
    /** The company's name in lower case. */
    sortName: text().notNull(),
    accountId: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.sortName, table.accountId] }),
    index("directory_places_account").on(table.accountId),
  ],
);

/** Carriers and merchants that work together, one row a merchant of a carrier's settings; its moves are connection.states. */
export const connections = sqliteTable(
  "connections",
  {
    id: idColumn(),
    carrierAccountId: text().notNull(),
    /** The merchant of the carrier's settings that the portal is for. */
    merchantId: text().notNull(),
    /** The account that accepted; null until one has. */
    merchantAccountId: text(),
    status: text().$type<ConnectionStatus>().notNull(),
    /** The invitation that is, or was, answered. */
    invitationId: text(),
    createdAt: instantColumn().notNull(),
    changedAt: instantColumn().notNull(),
  },
  (table) => [
    uniqueIndex("connections_merchant").on(table.merchantId),
    // Ended connections do not count: the account may return as another merchant of the carrier.
    uniqueIndex("connections_pair").on(table.carrierAccountId, table.merchantAccountId).where(sql`status = 'accepted'`),
    index("connections_account").on(table.merchantAccountId),
    index("connections_invitation").on(table.invitationId),
  ],
);

/** A carrier's merchants; a managed one has no account of its own. */
export const merchants = sqliteTable(
  "merchants",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    merchantAccountId: text(),
    name: text().notNull(),
    ownerName: text(),
    email: text(),
    phone: text(),
    tags: jsonColumn<string[]>().notNull(),
    /** Minor units by currency; a currency that is not named has no limit. */
    billingLimits: jsonColumn<Record<string, number>>().notNull().default({}),
    /** What the merchant is invoiced in. */
    currency: text().notNull(),
    /** Shipping methods that it may order; none means all. */
    shippingMethodIds: jsonColumn<string[]>().notNull().default([]),
    /** Places of the carrier's that belong to it. */
    locationIds: jsonColumn<string[]>().notNull().default([]),
    /** In what its people read sizes and weights; null follows the account. */
    measurement: text({ enum: ["metric", "imperial"] }),
    /** Billing details and tax treatment for its invoices. */
    billing: jsonColumn<BillingProfile>().notNull().default({}),
    /** When it is settled without anybody asking. */
    settlement: jsonColumn<SettlementTerms>().notNull().default({}),
    /** Local days: the next settlement by these terms, and the last one that was made. */
    settlesNext: text(),
    settledOn: text(),
    trackingEvents: jsonColumn<string[]>().notNull(),
    defaultProof: integer().$type<ProofSetting>().notNull().default(0),
    managed: booleanColumn().notNull(),
    active: booleanColumn().notNull(),
    createdAt: instantColumn().notNull(),
    version: versionColumn(),
  },
  (table) => [
    uniqueIndex("merchants_account").on(table.accountId, table.name),
    index("merchants_of").on(table.merchantAccountId),
    index("merchants_settlement").on(table.settlesNext).where(sql`"settles_next" is not null`),
  ],
);

/** Host names of the tracking pages of an account's orders, or of a merchant's; one counts once its ownership is proved. */
export const sellerHosts = sqliteTable(
  "seller_hosts",
  {
    accountId: accountIdColumn(),
    /** Empty for the account's own. */
    merchantId: text().notNull().default(""),
    host: text().notNull(),
    /** What the owner of the name writes into its DNS. */
    token: text().notNull(),
    /** Null until it was found there, and again once it is gone for days. Milliseconds UTC. */
    verifiedAt: instantColumn(),
    /** When it was last looked for, and since when it is gone; both of verified ones. */
    checkedAt: instantColumn(),
    missingSince: instantColumn(),
    createdAt: instantColumn().notNull(),
    version: versionColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.merchantId] }),
    uniqueIndex("seller_hosts_verified").on(table.host).where(sql`"verified_at" is not null`),
    index("seller_hosts_check").on(table.checkedAt).where(sql`"verified_at" is not null`),
  ],
);
