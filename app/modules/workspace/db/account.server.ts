import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { vehicles } from "#app/modules/fleet/db/fleet.tables.ts";
import { merchants } from "#app/modules/partners/db/partners.tables.ts";
import { plans } from "#app/modules/planning/db/plans.tables.ts";
import { shippingMethods } from "#app/modules/pricing/db/shipping-methods.tables.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { PdfPicture } from "#app/platform/documents/pdf/pdf-picture.ts";
import type { AccountSettings } from "../model/account.ts";
import { toBillingProfile, toBillingProfileInput } from "../model/billing-profile.ts";
import { hasOwnDefaultCosts } from "../model/default-costs.ts";
import { getLogoKey, getLogoUrl } from "../model/logo.ts";
import { accounts } from "./workspace.tables.ts";

type AccountRow = typeof accounts.$inferSelect;

/** The account's settings, the version of its logo, and the row that stores them. */
export async function readAccountSettings(
  scope: Scope,
): Promise<{ settings: AccountSettings; logo: string | null; kind: "carrier" | "merchant"; row: AccountRow }> {
  const [row] = await scope.db.select().from(accounts).where(eq(accounts.id, scope.account.id));
  if (!row) throw new Error("the guard lets nobody into an account that is not there");
  return {
    settings: {
      organization_name: row.organizationName ?? undefined,
      workspace_name: row.name,
      country: row.country,
      postal_code: row.postalCode ?? undefined,
      timezone: row.timezone,
      preferences: row.preferences,
      billing: toBillingProfileInput(row.billing),
    },
    logo: row.logo,
    kind: row.kind,
    row,
  };
}

/** Saves the settings; fails when they changed since the row was read. */
export function updateAccountSettings(scope: Scope, before: AccountRow, next: AccountSettings): Statement {
  const same = and(
    sql`${accounts.organizationName} is ${before.organizationName}`,
    eq(accounts.name, before.name),
    eq(accounts.country, before.country),
    sql`${accounts.postalCode} is ${before.postalCode}`,
    eq(accounts.timezone, before.timezone),
    sql`${accounts.preferences} = ${JSON.stringify(before.preferences)}`,
    sql`${accounts.billing} = ${JSON.stringify(before.billing)}`,
  );
  return scope.db
    .update(accounts)
    .set({
      organizationName: next.organization_name ?? null,
      name: next.workspace_name,
      country: next.country,
      postalCode: next.postal_code ?? null,
      timezone: next.timezone,
      billing: toBillingProfile(next.billing ?? {}),
      preferences: sql`case when ${same} then ${JSON.stringify(next.preferences)} end`,
    })
    .where(eq(accounts.id, scope.account.id));
}

/** Sets the version of the account's logo; null removes it. */
export function updateLogo(scope: Scope, version: string | null): Statement {
  return scope.db.update(accounts).set({ logo: version }).where(eq(accounts.id, scope.account.id));
}

/** Whether any vehicle has costs, the routing settings have, or any plan does: those amounts keep their currency. */
export async function hasCostRates(scope: Scope): Promise<boolean> {
  const priced = sql`${vehicles.fixedCost} + ${vehicles.routeCompletionCost} + ${vehicles.costPerKm} + ${vehicles.costPerHour} > 0`;
  const [[vehicle], [plan]] = await Promise.all([
    scope.db
      .select({ id: vehicles.id })
      .from(vehicles)
      .where(and(eq(vehicles.accountId, scope.account.id), priced))
      .limit(1),
    scope.db
      .select({ id: plans.id })
      .from(plans)
      .where(and(eq(plans.accountId, scope.account.id), sql`json_extract(${plans.summary}, '$.cost') > 0`))
      .limit(1),
  ]);
  return vehicle !== undefined || plan !== undefined || hasOwnDefaultCosts(scope.account.routing);
}

/** Which of these currencies are used by shipping methods and merchants, as names of the screens where they are. */
export async function readCurrencyUses(
  scope: Scope,
  codes: readonly string[],
): Promise<("shipping_methods" | "merchants")[]> {
  if (codes.length === 0) return [];
  const [methods, sellers] = await Promise.all([
    scope.db.$count(
      shippingMethods,
      and(eq(shippingMethods.accountId, scope.account.id), inArray(shippingMethods.currency, selectIds(codes))),
    ),
    scope.db.$count(
      merchants,
      and(eq(merchants.accountId, scope.account.id), inArray(merchants.currency, selectIds(codes))),
    ),
  ]);
  return [...(methods > 0 ? (["shipping_methods"] as const) : []), ...(sellers > 0 ? (["merchants"] as const) : [])];
}

/** The workspace's logo for labels, with its URL; null without one, or when its format cannot be embedded in a PDF. */
export async function readLogo(scope: Scope): Promise<{ picture: PdfPicture; address: string } | null> {
  const { logo } = await readAccountSettings(scope);
  const file = logo === null ? null : await scope.ports.files.get(getLogoKey(scope.account.id, logo));
  if (logo === null || !file) return null;
  const { readPdfPicture } = await import("#app/platform/documents/pdf/pdf-picture.ts");
  const picture = await readPdfPicture(new Uint8Array(await file.bytes()));
  return picture && { picture, address: getLogoUrl(scope.account.id, logo) };
}

/** Inserts an account. Who owns it is a membership's row. */
export function insertAccountRow(db: Database, account: typeof accounts.$inferInsert): Statement {
  return db.insert(accounts).values(account);
}

/** Fails the batch (`lost_race`), and so takes the new account back, unless `condition` holds at its end. */
export function dropAccountUnless(db: Database, accountId: string, condition: SQL): Statement {
  return db.run(sql`update ${accounts} set preferences = null where id = ${accountId} and not (${condition})`);
}
