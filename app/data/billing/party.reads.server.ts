import { and, eq, inArray } from "drizzle-orm";
import type { BillingProfile } from "#app/domain/billing/profile.ts";
import { idsIn } from "../kernel/json-rows.server.ts";
import type { Scope } from "../kernel/scope.server.ts";
import { accounts, merchants } from "../schema/index.ts";

/** A merchant as far as its invoices go. */
export interface BilledMerchant {
  id: string;
  name: string;
  profile: BillingProfile;
  /** Minor units by currency. */
  limits: Record<string, number>;
}

/** Merchants of the account by id, also those that were switched off: what they owe is still owed. */
export async function readBilledMerchants(scope: Scope, ids: readonly string[]): Promise<Map<string, BilledMerchant>> {
  const rows = await scope.db
    .select({
      id: merchants.id,
      name: merchants.name,
      email: merchants.email,
      profile: merchants.billing,
      limits: merchants.billingLimits,
    })
    .from(merchants)
    .where(and(eq(merchants.accountId, scope.account.id), inArray(merchants.id, idsIn(ids))));
  return new Map(
    rows.map(({ email, profile, ...row }) => [
      row.id,
      { ...row, profile: { ...profile, name: profile.name ?? row.name, email: profile.email ?? email ?? undefined } },
    ]),
  );
}

/** The account of a merchant's portal; null for one without. */
export async function readPortalOf(scope: Scope, merchantId: string): Promise<string | null> {
  const [row] = await scope.db
    .select({ portal: merchants.merchantAccountId })
    .from(merchants)
    .where(and(eq(merchants.accountId, scope.account.id), eq(merchants.id, merchantId)));
  return row?.portal ?? null;
}

/** What stands on the account's own side of an invoice. */
export async function readSeller({ db, account }: Scope): Promise<BillingProfile> {
  const [row] = await db
    .select({ billing: accounts.billing, country: accounts.country, postalCode: accounts.postalCode })
    .from(accounts)
    .where(eq(accounts.id, account.id));
  const stored = row?.billing ?? {};
  return {
    ...stored,
    name: stored.name ?? account.organization,
    country: stored.country ?? row?.country,
    postalCode: stored.postalCode ?? row?.postalCode ?? undefined,
  };
}
