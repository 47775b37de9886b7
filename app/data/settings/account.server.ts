import { and, eq, inArray, sql } from "drizzle-orm";
import { decimalsOf } from "#app/domain/kernel/money.ts";
import type { AccountSettings } from "#app/domain/settings/account.ts";
import type { Statement } from "../kernel/commit.server.ts";
import { idsIn } from "../kernel/json-rows.server.ts";
import type { Scope } from "../kernel/scope.server.ts";
import { accounts, merchants, shippingMethods, vehicles } from "../schema/index.ts";

/** The account's settings and the version of its logo. */
export async function readAccountSettings(
  scope: Scope,
): Promise<{ settings: AccountSettings; logo: string | null; kind: "carrier" | "merchant" }> {
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
    },
    logo: row.logo,
    kind: row.kind,
  };
}

/** Writes the settings anew; fails when they are no longer those that were read. */
export function updateAccountSettings(scope: Scope, before: AccountSettings, next: AccountSettings): Statement {
  const same = and(
    sql`${accounts.organizationName} is ${before.organization_name ?? null}`,
    eq(accounts.name, before.workspace_name),
    eq(accounts.country, before.country),
    sql`${accounts.postalCode} is ${before.postal_code ?? null}`,
    eq(accounts.timezone, before.timezone),
    sql`${accounts.preferences} = ${JSON.stringify(before.preferences)}`,
  );
  return scope.db
    .update(accounts)
    .set({
      organizationName: next.organization_name ?? null,
      name: next.workspace_name,
      country: next.country,
      postalCode: next.postal_code ?? null,
      timezone: next.timezone,
      preferences: sql`case when ${same} then ${JSON.stringify(next.preferences)} end`,
    })
    .where(eq(accounts.id, scope.account.id));
}

/** The version of the account's logo; null takes it away. */
export function updateLogo(scope: Scope, version: string | null): Statement {
  return scope.db.update(accounts).set({ logo: version }).where(eq(accounts.id, scope.account.id));
}

/**
 * Costs of vehicles are kept in minor units of the default currency: another one with more or fewer decimals keeps the
 * amounts that people wrote. Nothing to do where the decimals are the same.
 */
export function rescaleCosts(scope: Scope, from: string, to: string): Statement[] {
  const digits = decimalsOf(to) - decimalsOf(from);
  if (digits === 0) return [];
  const factor = 10 ** digits;
  const whole = (column: typeof vehicles.fixedCost | typeof vehicles.routeCompletionCost) =>
    sql<number>`cast(round(${column} * ${factor}) as integer)`;
  return [
    scope.db
      .update(vehicles)
      .set({
        fixedCost: whole(vehicles.fixedCost),
        routeCompletionCost: whole(vehicles.routeCompletionCost),
        costPerKm: sql<number>`${vehicles.costPerKm} * ${factor}`,
        costPerHour: sql<number>`${vehicles.costPerHour} * ${factor}`,
      })
      .where(eq(vehicles.accountId, scope.account.id)),
  ];
}

/** Which of these currencies shipping methods and merchants count in, as words of the screens where they do. */
export async function readCurrencyUses(
  scope: Scope,
  codes: readonly string[],
): Promise<("shipping_methods" | "merchants")[]> {
  if (codes.length === 0) return [];
  const [methods, sellers] = await Promise.all([
    scope.db.$count(
      shippingMethods,
      and(eq(shippingMethods.accountId, scope.account.id), inArray(shippingMethods.currency, idsIn(codes))),
    ),
    scope.db.$count(
      merchants,
      and(eq(merchants.accountId, scope.account.id), inArray(merchants.currency, idsIn(codes))),
    ),
  ]);
  return [...(methods > 0 ? (["shipping_methods"] as const) : []), ...(sellers > 0 ? (["merchants"] as const) : [])];
}
