import { and, eq, inArray } from "drizzle-orm";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { merchants } from "#app/modules/partners/db/partners.tables.ts";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import type { BillingProfile } from "#app/modules/workspace/model/billing-profile.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";

/** The part of a merchant that invoices need. */
export interface BilledMerchant {
  id: string;
  name: string;
  profile: BillingProfile;
  /** Billing limits by currency, minor units. */
  limits: Record<string, number>;
}

/** Merchants of the account by id, including inactive ones, whose debts remain. */
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
    .where(and(eq(merchants.accountId, scope.account.id), inArray(merchants.id, selectIds(ids))));
  return new Map(
    rows.map(({ email, profile, ...row }) => [
      row.id,
      { ...row, profile: { ...profile, name: profile.name ?? row.name, email: profile.email ?? email ?? undefined } },
    ]),
  );
}

/** Agents' details for credit notes, by id; without a profile only the name. */
export async function readSuppliers(scope: Scope, ids: readonly string[]): Promise<Map<string, BillingProfile>> {
  const rows = await scope.db
    .select({ id: agents.id, name: agents.name, profile: agents.billing })
    .from(agents)
    .where(and(eq(agents.accountId, scope.account.id), inArray(agents.id, selectIds(ids))));
  return new Map(rows.map(({ id, name, profile }) => [id, { ...profile, name: profile.name ?? name }]));
}

interface CreditNoteParties {
  issuer: BillingProfile | null;
  supplier: BillingProfile | null;
  agentId: string;
  /** Hundredths of a percent; null where no VAT was stated. */
  taxRate: number | null;
}

/**
 * Both parties of a credit note as they were when it was issued. Details missing then are filled in from the current
 * profiles: a credit note may be completed, but existing details never change, and VAT that was not stated is not added.
 */
export async function readCreditNoteParties(
  scope: Scope,
  { issuer, supplier, agentId, taxRate }: CreditNoteParties,
): Promise<Record<"issuer" | "supplier", BillingProfile>> {
  const [seller, suppliers] = await Promise.all([readSeller(scope), readSuppliers(scope, [agentId])]);
  const completed = { ...suppliers.get(agentId), ...supplier, employment: supplier?.employment };
  const treatment = completed.treatment === "standard" && taxRate === null ? undefined : completed.treatment;
  return { issuer: { ...seller, ...issuer }, supplier: { ...completed, treatment } };
}

/** The account of a merchant's portal; null without a portal. */
export async function findMerchantPortal(scope: Scope, merchantId: string): Promise<string | null> {
  const [row] = await scope.db
    .select({ portal: merchants.merchantAccountId })
    .from(merchants)
    .where(and(eq(merchants.accountId, scope.account.id), eq(merchants.id, merchantId)));
  return row?.portal ?? null;
}

/** The account's details as the seller on invoices. */
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
