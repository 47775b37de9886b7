import { and, asc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { invoices } from "#app/modules/invoicing/db/billing.tables.ts";
import { invoiceStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import type { MerchantPartner, TradingPartners } from "#app/modules/orders/model/order-ownership.ts";
import { locations } from "#app/modules/places/db/locations.tables.ts";
import { orderFees } from "#app/modules/pricing/db/order-fees.tables.ts";
import { shippingMethods } from "#app/modules/pricing/db/shipping-methods.tables.ts";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { readNamedChoices } from "#app/platform/lists/names.reads.server.ts";
import { connections, merchants } from "./partners.tables.ts";

/** No merchant: the account's own data. */
const NO_PARTNERS: TradingPartners = { merchants: [], methods: new Map() };

/**
 * Possible parties of an account's orders, in one or two round trips: the requested merchants in a carrier's account,
 * all connected carriers in a merchant's.
 */
export async function readTradingPartners(
  scope: Scope,
  requested: { merchants: readonly string[]; methods: readonly string[] },
): Promise<TradingPartners> {
  if (scope.account.kind === "carrier") {
    if (requested.merchants.length === 0) return NO_PARTNERS;
    const named = and(eq(merchants.accountId, scope.account.id), inArray(merchants.id, selectIds(requested.merchants)));
    return { merchants: await readMerchantPartners(scope, named), methods: new Map() };
  }
  const connected = and(eq(connections.merchantAccountId, scope.account.id), eq(merchants.active, true));
  const found = await readMerchantPartners(scope, and(connected, eq(connections.status, "accepted")));
  if (requested.methods.length === 0 || found.length === 0) return { merchants: found, methods: new Map() };
  const methods = await scope.db
    .select({ id: shippingMethods.id, accountId: shippingMethods.accountId })
    .from(shippingMethods)
    .where(
      and(
        inArray(shippingMethods.id, selectIds(requested.methods)),
        inArray(shippingMethods.accountId, selectIds(found.map(({ carrierAccountId }) => carrierAccountId))),
        eq(shippingMethods.active, true),
      ),
    );
  return { merchants: found, methods: new Map(methods.map(({ id, accountId }) => [id, accountId])) };
}

/** What a merchant owes: fees not invoiced yet, and unpaid invoices with discount and tax. */
const owedRows = sql`select ${orderFees.currency} as currency, ${orderFees.amount} as amount from ${orderFees}
  where ${orderFees.accountId} = ${merchants.accountId} and ${orderFees.merchantId} = ${merchants.id}
    and ${isNull(orderFees.voidedAt)} and ${isNull(orderFees.invoiceId)} and ${isNull(orderFees.paidAt)}
  union all select ${invoices.currency}, ${invoices.total} from ${invoices}
  where ${invoices.accountId} = ${merchants.accountId} and ${invoices.merchantId} = ${merchants.id}
    and ${invoices.status} = ${invoiceStatuses.code.pending}`;

/** The same as JSON by currency. */
const owed = sql<string>`(select json_group_object(f.currency, f.amount) from (
  select currency, sum(amount) as amount from (${owedRows}) group by currency) f)`;

async function readMerchantPartners(scope: Scope, wanted: SQL | undefined): Promise<MerchantPartner[]> {
  const rows = await scope.db
    .select({
      merchantId: merchants.id,
      carrierAccountId: merchants.accountId,
      carrierName: accounts.name,
      merchantAccountId: connections.merchantAccountId,
      status: connections.status,
      active: merchants.active,
      methodIds: merchants.shippingMethodIds,
      defaultProof: merchants.defaultProof,
      limits: merchants.billingLimits,
      owed: sql<string>`case when ${merchants.billingLimits} = '{}' then '{}' else ${owed} end`,
    })
    .from(merchants)
    .innerJoin(accounts, eq(accounts.id, merchants.accountId))
    .leftJoin(connections, eq(connections.merchantId, merchants.id))
    .where(wanted);
  return rows.map(({ status, merchantAccountId, owed, ...row }) => ({
    ...row,
    merchantAccountId: status === "accepted" ? merchantAccountId : null,
    owed: JSON.parse(owed),
  }));
}

/** Unpaid amounts of a merchant account, by carrier and currency. */
export async function readPendingCharges(
  scope: Scope,
): Promise<{ carrier: string; amount: number; currency: string; limit: number | null }[]> {
  const rows = await scope.db
    .select({ carrier: accounts.name, owed, limits: merchants.billingLimits })
    .from(merchants)
    .innerJoin(accounts, eq(accounts.id, merchants.accountId))
    .where(eq(merchants.merchantAccountId, scope.account.id));
  return rows.flatMap(({ carrier, owed: sums, limits }) =>
    Object.entries<number>(JSON.parse(sums)).map(([currency, amount]) => ({
      carrier,
      amount,
      currency,
      limit: limits[currency] ?? null,
    })),
  );
}

/**
 * Source locations of the account's orders: its own, and in a portal those that its carriers assigned to the merchant.
 */
export function whereSourcePlaces({ account }: Scope): SQL | undefined {
  const own = eq(locations.accountId, account.id);
  if (account.kind === "carrier") return own;
  const sharedIds = sql`(select l.value from ${connections} join ${merchants} on ${merchants.id} = ${connections.merchantId},
    json_each(${merchants.locationIds}) l where ${connections.merchantAccountId} = ${account.id} and ${connections.status} = 'accepted')`;
  return or(own, inArray(locations.id, sharedIds));
}

/** The same as form choices, the account's own first. */
export async function readSourceChoices(scope: Scope): Promise<{ value: string; label: string }[]> {
  if (scope.account.kind === "carrier" || scope.locations !== "all") return readNamedChoices(scope, "locations");
  return scope.db
    .select({ value: locations.id, label: locations.name })
    .from(locations)
    .where(and(whereSourcePlaces(scope), eq(locations.active, true)))
    .orderBy(sql`${locations.accountId} <> ${scope.account.id}`, asc(locations.name))
    .limit(200);
}

/** Connected carriers of a merchant account. */
export async function readCarrierChoices(scope: Scope): Promise<{ value: string; label: string }[]> {
  const { merchants: carriers } = await readTradingPartners(scope, { merchants: [], methods: [] });
  return carriers.map(({ carrierAccountId, carrierName }) => ({ value: carrierAccountId, label: carrierName }));
}

/** A carrier's method that a merchant account may order. */
interface OrderableMethod {
  id: string;
  name: string;
  /** Id at the carrier. */
  accountId: string;
  carrierName: string;
}

/** The methods that a merchant account may order from its carriers, and its number of carriers. */
async function readOrderableMethods(scope: Scope): Promise<{ carriers: number; methods: OrderableMethod[] }> {
  const { merchants: carriers } = await readTradingPartners(scope, { merchants: [], methods: [] });
  if (carriers.length === 0) return { carriers: 0, methods: [] };
  const known = await scope.db
    .select({ id: shippingMethods.id, name: shippingMethods.name, accountId: shippingMethods.accountId })
    .from(shippingMethods)
    .where(
      and(
        inArray(shippingMethods.accountId, selectIds(carriers.map(({ carrierAccountId }) => carrierAccountId))),
        eq(shippingMethods.active, true),
      ),
    );
  const methods = carriers.flatMap(({ carrierAccountId, carrierName, methodIds }) =>
    known
      .filter(
        ({ id, accountId }) => accountId === carrierAccountId && (methodIds.length === 0 || methodIds.includes(id)),
      )
      .map((method) => ({ ...method, carrierName })),
  );
  return { carriers: carriers.length, methods };
}

/** The carriers of a merchant account with the available methods, for forms. */
export async function readCarrierMethods(scope: Scope): Promise<{ value: string; label: string }[]> {
  const { carriers, methods } = await readOrderableMethods(scope);
  return methods.map(({ id, name, carrierName }) => ({
    value: id,
    label: carriers > 1 ? `${carrierName} · ${name}` : name,
  }));
}

/** The methods available to an account's orders, with the account of each. */
export async function readMethodAccounts(scope: Scope): Promise<ReadonlyMap<string, string>> {
  if (scope.account.kind === "merchant")
    return new Map((await readOrderableMethods(scope)).methods.map(({ id, accountId }) => [id, accountId]));
  const own = await readNamedChoices(scope, "shipping_methods");
  return new Map(own.map(({ value }) => [value, scope.account.id]));
}
