import { and, eq } from "drizzle-orm";
import { toActiveAccount } from "#app/modules/identity/db/active-account.server.ts";
import { merchants } from "#app/modules/partners/db/partners.tables.ts";
import { shippingMethods } from "#app/modules/pricing/db/shipping-methods.tables.ts";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import { createCatalogueRows, isOwnRow } from "#app/platform/catalogue/rows.server.ts";
import type { ActiveAccount, Scope } from "#app/platform/db/scope.server.ts";
import { toBase64Url } from "#app/platform/kernel/tokens.ts";
import type { ListFields } from "#app/platform/lists/list-spec.server.ts";
import { readNames } from "#app/platform/lists/names.reads.server.ts";
import type { CheckoutKeyInput, CheckoutKeyView } from "../model/checkout-key.ts";
import { checkoutKeys } from "./checkout-keys.tables.ts";

/** Sort and filter fields; the first is the default sort. */
export const checkoutKeyFields = { name: { sort: checkoutKeys.name } } satisfies ListFields;

/** Checkout keys as stored. */
export const checkoutKeyRows = createCatalogueRows<typeof checkoutKeys, CheckoutKeyInput, CheckoutKeyView>({
  table: checkoutKeys,
  label: checkoutKeys.name,
  getName: ({ name }) => name,
  searchColumns: [checkoutKeys.name],
  fields: checkoutKeyFields,
  columns: (_, { name, sites, merchant_id }) => ({ name, sites, merchantId: merchant_id ?? null }),
  onlyNew: ({ ports }) => ({ key: `pk_${toBase64Url(ports.random(24))}` }),
  read: readCheckoutKeys,
});

async function readCheckoutKeys(scope: Scope, ids: readonly string[]): Promise<CheckoutKeyView[]> {
  const rows = await scope.db
    .select()
    .from(checkoutKeys)
    .where(isOwnRow(scope, checkoutKeys, ids));
  const names = await readNames(
    scope,
    "merchants",
    rows.map(({ merchantId }) => merchantId),
  );
  return rows.map(({ id, name, key, sites, merchantId, active, createdAt, version }) => ({
    ...{ id, name, key, sites, active, created_at: createdAt, version },
    ...{ merchant_id: merchantId ?? undefined, merchant: names.get(merchantId ?? "") },
  }));
}

/** A key that may be used now, with its account, in which it may do nothing that needs a permission. */
export interface OpenCheckoutKey {
  id: string;
  name: string;
  sites: readonly string[];
  merchantId: string | null;
  account: ActiveAccount;
}

/** The active key of a text, of any account; null too where its merchant is no longer active. */
export async function findCheckoutKey(
  { db, ports }: Pick<Scope, "db" | "ports">,
  key: string,
): Promise<OpenCheckoutKey | null> {
  const [row] = await db
    .select({ key: checkoutKeys, account: accounts, isTrading: merchants.active })
    .from(checkoutKeys)
    .innerJoin(accounts, eq(accounts.id, checkoutKeys.accountId))
    .leftJoin(
      merchants,
      and(eq(merchants.id, checkoutKeys.merchantId), eq(merchants.accountId, checkoutKeys.accountId)),
    )
    .where(and(eq(checkoutKeys.key, key), eq(checkoutKeys.active, true)));
  if (!row || (row.key.merchantId !== null && row.isTrading !== true)) return null;
  const { id, name, sites, merchantId } = row.key;
  return { id, name, sites, merchantId, account: toActiveAccount(row.account, [], ports.clock.now()) };
}

/** Whether the account offers a shipping method. */
export async function hasActiveMethod({ db, account }: Scope, id: string): Promise<boolean> {
  const found = await db
    .select({ id: shippingMethods.id })
    .from(shippingMethods)
    .where(
      and(eq(shippingMethods.accountId, account.id), eq(shippingMethods.id, id), eq(shippingMethods.active, true)),
    );
  return found.length > 0;
}
