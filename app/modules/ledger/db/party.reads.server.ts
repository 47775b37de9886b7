import { and, eq, inArray } from "drizzle-orm";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { merchants } from "#app/modules/partners/db/partners.tables.ts";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import type { BillingProfile } from "#app/modules/workspace/model/billing-profile.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";

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
    .where(and(eq(merchants.accountId, scope.account.id), inArray(merchants.id, selectIds(ids))));
  return new Map(
    rows.map(({ email, profile, ...row }) => [
      row.id,
      { ...row, profile: { ...profile, name: profile.name ?? row.name, email: profile.email ?? email ?? undefined } },
    ]),
  );
}

/** What stands on the credit notes of agents, by id; who said nothing has a name. */
export async function readSuppliers(scope: Scope, ids: readonly string[]): Promise<Map<string, BillingProfile>> {
  const rows = await scope.db
    .select({ id: agents.id, name: agents.name, profile: agents.billing })
    .from(agents)
    .where(and(eq(agents.accountId, scope.account.id), inArray(agents.id, selectIds(ids))));
  return new Map(rows.map(({ id, name, profile }) => [id, { ...profile, name: profile.name ?? name }]));
}

/**
 * Both sides of a credit note as they were when it was issued. What was not said then is what is said now: a credit note may be
 * completed, and nothing of it changes.
 */
export async function readCreditNoteParties(
  scope: Scope,
  { issuer, supplier, agentId }: { issuer: BillingProfile | null; supplier: BillingProfile | null; agentId: string },
): Promise<Record<"issuer" | "supplier", BillingProfile>> {
  const [seller, suppliers] = await Promise.all([readSeller(scope), readSuppliers(scope, [agentId])]);
  return { issuer: { ...seller, ...issuer }, supplier: { ...suppliers.get(agentId), ...supplier } };
}

/** The account of a merchant's portal; null for one without. */
export async function findMerchantPortal(scope: Scope, merchantId: string): Promise<string | null> {
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
