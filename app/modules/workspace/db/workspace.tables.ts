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
    /** What stands on its invoices. */
    billing: jsonColumn<BillingProfile>().notNull().default({}),
    createdAt: instantColumn().notNull(),
    /** The account that this one is the sandbox of; people, plan and features are that one's, kept by triggers. */
    sandboxOf: text(),
    /** How far a sandbox's clock is before everybody's, milliseconds. */
    clockAhead: integer().notNull().default(0),
    /** Where the clock of a sandbox is being moved to, by itself; null while it only goes on. */
    clockTarget: instantColumn(),
    /** When somebody last worked what is due in a sandbox, by everybody's clock: nobody else does for a while. */
    clockAdvancedAt: instantColumn(),
    /** Since when a sandbox is being emptied; it is shut until that is done. */
    resetStartedAt: instantColumn(),
  },
  (table) => [uniqueIndex("accounts_sandbox").on(table.sandboxOf).where(sql`sandbox_of is not null`)],
);

/** What nobody but the server may know of an account; a trigger makes the row together with the account. */
export const accountSecrets = sqliteTable("account_secrets", {
  accountId: text().primaryKey(),
  /** Makes the codes that customers say at the door (app/modules/orders/model/door-code.ts). */
  deliveryCodeKey: text().notNull(),
});
