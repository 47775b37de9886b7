import { sql } from "drizzle-orm";
import { integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Preferences } from "#app/platform/access/preferences.ts";
import { idColumn, instantColumn, jsonColumn } from "#app/platform/db/columns.ts";
import type { BillingProfile } from "../model/billing-profile.ts";
import type { RoutingSettings } from "../model/routing-settings.ts";

/** A workspace: the tenant. */
export const accounts = sqliteTable(
  "accounts",
  {
    id: idColumn(),
    kind: text({ enum: ["carrier", "merchant"] }).notNull(),
    name: text().notNull(),
    /** The company behind the workspace, where it has another name. */
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
    /** What the payment waits for; null when nothing is wrong. */
    paymentState: text({ enum: ["failed", "method_required"] }),
    /** When an overdue payment cancels the subscription. */
    cancelsAt: instantColumn(),
    /** When the last billing event that counted happened at its sender; an older one comes too late. */
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
    clockAdvancedAt: instantColumn(),
    /** When the reset of a sandbox started; it is closed until that is done. */
    resetStartedAt: instantColumn(),
  },
  (table) => [uniqueIndex("accounts_sandbox").on(table.sandboxOf).where(sql`sandbox_of is not null`)],
);

/** Secrets of an account, readable by the server only; a trigger creates the row with the account. */
export const accountSecrets = sqliteTable("account_secrets", {
  accountId: text().primaryKey(),
  /** Key of the handover codes that customers give at the stop (app/modules/orders/model/door-code.ts). */
  deliveryCodeKey: text().notNull(),
});
