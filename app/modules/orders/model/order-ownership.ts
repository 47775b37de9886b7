import { findReachedLimit } from "#app/modules/pricing/model/billing-limit.ts";
import { fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import type { OrderKind, ProofSetting } from "./order.enums.ts";
import { getMerchantRule, toAccountKind } from "./order-kinds.rules.ts";

/** The fields of a merchant that decide about its orders: a row of the carrier's settings. */
export interface MerchantPartner {
  merchantId: string;
  carrierAccountId: string;
  carrierName: string;
  /** The merchant's own account, while connected. */
  merchantAccountId: string | null;
  active: boolean;
  /** Methods that it may use; empty means all of the carrier's. */
  methodIds: readonly string[];
  defaultProof: ProofSetting;
  limits: Readonly<Record<string, number>>;
  /** Unpaid amounts, minor units by currency. */
  owed: Readonly<Record<string, number>>;
}

/** The possible parties of an order: the named merchants of a carrier, or the carriers of a merchant account. */
export interface TradingPartners {
  merchants: readonly MerchantPartner[];
  /** The owning account of each known active method. */
  methods: ReadonlyMap<string, string>;
}

/** The accounts that own and work an order. */
export interface OrderOwnership {
  kind: OrderKind;
  /** The account that works it: the carrier's, or the creator's while there is no carrier. */
  accountId: string;
  carrierAccountId: string | null;
  ownerAccountId: string | null;
  merchantId: string | null;
  defaultProof: ProofSetting;
}

interface OwnershipInput {
  kind: OrderKind;
  merchant_id?: string | undefined;
  carrier_id?: string | undefined;
  shipping_method_id?: string | undefined;
  without_carrier: boolean;
}

interface OwnershipAccount {
  id: string;
  kind: "carrier" | "merchant";
}

/**
 * Decides the owner of a new order: the carrier itself or one of its merchants; in a portal the merchant, with the
 * order assigned to one of its carriers or waiting for one. Refused when the merchant has reached its billing limit.
 */
export function resolveOwnership(
  account: OwnershipAccount,
  requested: OwnershipInput,
  partners: TradingPartners,
): Result<OrderOwnership> {
  const kind = toAccountKind(account.kind, requested.kind);
  const rule = getMerchantRule(account.kind, kind);
  if (rule === null) return failFields({ kind: [{ code: "invalid_value" }] });
  if (rule === "itself") return resolvePortalOwnership(account, { ...requested, kind }, partners);
  if (rule === "required" && !requested.merchant_id) return failFields({ merchant_id: [{ code: "required" }] });
  if (rule === "none" && requested.merchant_id) return failFields({ merchant_id: [{ code: "invalid_value" }] });
  const merchant = partners.merchants.find(({ merchantId }) => merchantId === requested.merchant_id);
  if (requested.merchant_id && !merchant) return failFields({ merchant_id: [{ code: "invalid_value" }] });
  const carrier = requested.without_carrier ? null : account.id;
  const own = { kind, accountId: account.id, carrierAccountId: carrier };
  if (!merchant) return ok({ ...own, ownerAccountId: null, merchantId: null, defaultProof: 0 });
  if (findReachedLimit(merchant.limits, merchant.owed)) return fail("billing_limit_reached");
  const { merchantId, merchantAccountId, defaultProof } = merchant;
  return ok({ ...own, ownerAccountId: merchantAccountId, merchantId, defaultProof });
}

function resolvePortalOwnership(
  account: OwnershipAccount,
  requested: OwnershipInput,
  partners: TradingPartners,
): Result<OrderOwnership> {
  const own = { kind: requested.kind, ownerAccountId: account.id };
  const chosen = findCarrier(requested, partners);
  if (!chosen.ok) return chosen;
  const carrier = chosen.value;
  if (!carrier) return ok({ ...own, accountId: account.id, carrierAccountId: null, merchantId: null, defaultProof: 0 });
  if (findReachedLimit(carrier.limits, carrier.owed)) return fail("billing_limit_reached");
  const { carrierAccountId, merchantId, defaultProof } = carrier;
  return ok({ ...own, accountId: carrierAccountId, carrierAccountId, merchantId, defaultProof });
}

/** The named carrier, the carrier of the method, or the only one there is; null when the order waits for one. */
export function findCarrier(
  requested: Pick<OwnershipInput, "carrier_id" | "shipping_method_id" | "without_carrier">,
  { merchants, methods }: TradingPartners,
): Result<MerchantPartner | null> {
  const { carrier_id: named, shipping_method_id: method } = requested;
  if (requested.without_carrier) return ok(null);
  const byMethod = method ? methods.get(method) : undefined;
  if (method && !byMethod) return failFields({ shipping_method_id: [{ code: "invalid_value" }] });
  const carrierAccountId = named ?? byMethod;
  const [only, ...others] = merchants;
  const carrier = carrierAccountId
    ? merchants.find((each) => each.carrierAccountId === carrierAccountId)
    : others.length === 0
      ? only
      : undefined;
  if (carrierAccountId && !carrier) return failFields({ carrier_id: [{ code: "invalid_value" }] });
  if (!carrier) return ok(null);
  const offered = carrier.methodIds.length === 0 || !method || carrier.methodIds.includes(method);
  if (method && (byMethod !== carrier.carrierAccountId || !offered))
    return failFields({ shipping_method_id: [{ code: "invalid_value" }] });
  return ok(carrier);
}
