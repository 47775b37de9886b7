import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { ProofSetting } from "#app/modules/orders/model/order.enums.ts";
import type { ConnectionStatus } from "#app/modules/partners/model/connection.states.ts";
import type { Permission } from "#app/platform/access/permissions.ts";
import type { Preferences } from "#app/platform/access/preferences.ts";
import {
  accountIdColumn,
  booleanColumn,
  idColumn,
  instantColumn,
  jsonColumn,
  versionColumn,
} from "#app/platform/db/columns.ts";
import type { BillingProfile } from "../model/billing-profile.ts";
import type { ListingService } from "../model/directory-listing.ts";
import type { RoutingSettings } from "../model/routing-settings.ts";

/** A workspace: the tenant. */
export const accounts = sqliteTable(
  "accounts",
  {
    id: idColumn(),
    kind: text({ enum: ["carrier", "merchant"] }).notNull(),
    name: text().notNull(),
    /** The company behind the workspace, when its name differs. */
    organizationName: text(),
    /** ISO 3166-1 alpha-2. */
    country: text().notNull(),
    postalCode: text(),
    logo: text(),
    /** IANA zone; schedules and days are local to it. */
    timezone: text().notNull(),
    features: jsonColumn<string[]>().notNull(),
    plan: text(),
    trialEndsAt: instantColumn(),
    cancelledAt: instantColumn(),
    /** The reason for a payment problem; null without one. */
    paymentState: text({ enum: ["failed", "method_required"] }),
    /** When an overdue payment cancels the subscription. */
    cancelsAt: instantColumn(),
    /** When the last applied billing event occurred at the provider; older ones are ignored. */
    billingEventAt: instantColumn(),
    preferences: jsonColumn<Preferences>().notNull(),
    routing: jsonColumn<RoutingSettings>().notNull(),
    /** Billing details for its invoices. */
    billing: jsonColumn<BillingProfile>().notNull().default({}),
    createdAt: instantColumn().notNull(),
    /** The parent account of a sandbox; people, plan and features are the parent's, kept in sync by triggers. */
    sandboxOf: text(),
    /** How far a sandbox's clock is ahead of system time, milliseconds. */
    clockAhead: integer().notNull().default(0),
    /** Target of a sandbox's clock move; null when none is in progress. */
    clockTarget: instantColumn(),
    /** Lease of the worker that processes a sandbox, in system time. */
    walkedAt: instantColumn(),
    /** When the reset of a sandbox started; it is closed until that is done. */
    emptyingSince: instantColumn(),
  },
  (table) => [uniqueIndex("accounts_sandbox").on(table.sandboxOf).where(sql`sandbox_of is not null`)],
);

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
    sorted: text().notNull(),
    accountId: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.sorted, table.accountId] }),
    index("directory_places_account").on(table.accountId),
  ],
);

/** Secrets of an account, readable by the server only; a trigger creates the row with the account. */
export const accountSecrets = sqliteTable("account_secrets", {
  accountId: text().primaryKey(),
  /** Key of the handover codes that customers give at the stop (app/modules/orders/model/door-code.ts). */
  doorKey: text().notNull(),
});

/** Members of accounts and their access. */
export const memberships = sqliteTable(
  "memberships",
  {
    accountId: accountIdColumn(),
    userId: text().notNull(),
    isOwner: booleanColumn().notNull(),
    /** Full access stores the wildcard; limited access stores `permissions`. */
    fullAccess: booleanColumn().notNull(),
    permissions: jsonColumn<string[]>().notNull(),
    status: text({ enum: ["active", "inactive"] })
      .notNull()
      .default("active"),
    /** When the member hid the first steps on home. */
    firstStepsHiddenAt: instantColumn(),
    createdAt: instantColumn().notNull(),
    /** Version of the access. */
    version: versionColumn(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.userId] }), index("memberships_user").on(table.userId)],
);

/** Locations a limited member is confined to; none means all. */
export const membershipLocations = sqliteTable(
  "membership_locations",
  { accountId: accountIdColumn(), userId: text().notNull(), locationId: text().notNull() },
  (table) => [primaryKey({ columns: [table.accountId, table.userId, table.locationId] })],
);

/** Connections of carriers and merchants, one row per merchant of a carrier; transitions are in connection.states. */
export const connections = sqliteTable(
  "connections",
  {
    id: idColumn(),
    carrierAccountId: text().notNull(),
    /** The carrier's merchant that the portal is for. */
    merchantId: text().notNull(),
    /** The accepting account; null until then. */
    merchantAccountId: text(),
    status: text().$type<ConnectionStatus>().notNull(),
    /** The invitation in progress, or the answered one. */
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
    /** Minor units by currency; a missing currency has no limit. */
    billingLimits: jsonColumn<Record<string, number>>().notNull().default({}),
    /** Currency of its invoices. */
    currency: text().notNull(),
    /** Shipping methods that it may order; none means all. */
    shippingMethodIds: jsonColumn<string[]>().notNull().default([]),
    /** Locations of the carrier that belong to it. */
    locationIds: jsonColumn<string[]>().notNull().default([]),
    /** Units for its members; null follows the account. */
    measurement: text({ enum: ["metric", "imperial"] }),
    /** Billing details and tax treatment for its invoices. */
    billing: jsonColumn<BillingProfile>().notNull().default({}),
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
  ],
);

/** Audit log of settings and access; append-only by trigger. */
export const auditLog = sqliteTable(
  "audit_log",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    actorId: text().notNull(),
    action: text().notNull(),
    subject: text(),
    detail: jsonColumn<Record<string, unknown>>().notNull(),
    at: instantColumn().notNull(),
  },
  (table) => [index("audit_log_account").on(table.accountId, table.id)],
);

/** Access tokens of programs: permissions, expiry, allowed addresses. Inactive means revoked, permanently. */
export const accessTokens = sqliteTable(
  "access_tokens",
  {
    id: idColumn(),
    accountId: accountIdColumn(),
    name: text().notNull(),
    notes: text(),
    fullAccess: booleanColumn().notNull(),
    permissions: jsonColumn<Permission[]>().notNull(),
    /** Locations that it is confined to; none means all. */
    locations: jsonColumn<string[]>().notNull(),
    /** IP addresses and ranges that may use it; none means all. */
    addresses: jsonColumn<string[]>().notNull(),
    /** A token restricted to one merchant sees only its orders. */
    merchantId: text(),
    /** The last local day, and the moment after it. */
    expiresOn: text(),
    expiresAt: instantColumn(),
    active: booleanColumn().notNull(),
    createdAt: instantColumn().notNull(),
    version: versionColumn(),
  },
  (table) => [index("access_tokens_account").on(table.accountId, table.name)],
);

/** Secrets of a token: one, and two during a rotation. Only the SHA-256 is stored. */
export const accessTokenSecrets = sqliteTable(
  "access_token_secrets",
  {
    hash: text().primaryKey(),
    accountId: accountIdColumn(),
    tokenId: text().notNull(),
    /** The first characters, for display. */
    begins: text().notNull(),
    createdAt: instantColumn().notNull(),
    /** When a replaced secret expires. */
    endsAt: instantColumn(),
    lastUsedAt: instantColumn(),
  },
  (table) => [index("access_token_secrets_token").on(table.tokenId)],
);
