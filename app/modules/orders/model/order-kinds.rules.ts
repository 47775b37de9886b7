import type { OrderKind } from "./order.enums.ts";

/** The merchant of a new order: none, optional, required, or the signed-in merchant itself. */
export type MerchantRule = "none" | "optional" | "required" | "itself";

interface KindRule {
  kind: OrderKind;
  account: "carrier" | "merchant";
  merchant: MerchantRule;
}

/** The kinds that an account may create; a combination without a row is refused. */
export const orderKindRules: readonly KindRule[] = [
  { account: "carrier", kind: "standard", merchant: "optional" },
  { account: "carrier", kind: "return", merchant: "optional" },
  { account: "carrier", kind: "internal", merchant: "none" },
  { account: "carrier", kind: "merchant_standard", merchant: "required" },
  { account: "carrier", kind: "merchant_return", merchant: "required" },
  { account: "merchant", kind: "merchant_standard", merchant: "itself" },
  { account: "merchant", kind: "merchant_return", merchant: "itself" },
];

/** The kinds that a form offers to an account, the default first. */
export function listOrderKinds(account: "carrier" | "merchant"): OrderKind[] {
  return orderKindRules.filter((rule) => rule.account === account).map((rule) => rule.kind);
}

/** The merchant rule for a kind; null when the account may not create it. */
export function getMerchantRule(account: "carrier" | "merchant", kind: OrderKind): MerchantRule | null {
  return orderKindRules.find((rule) => rule.account === account && rule.kind === kind)?.merchant ?? null;
}

/**
 * Translates the kind for an account: a standard order or a return created in a merchant's portal becomes the merchant
 * kind.
 */
export function toAccountKind(account: "carrier" | "merchant", kind: OrderKind): OrderKind {
  if (account === "carrier") return kind;
  if (kind === "standard") return "merchant_standard";
  return kind === "return" ? "merchant_return" : kind;
}
