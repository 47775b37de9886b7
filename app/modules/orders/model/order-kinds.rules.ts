import type { OrderKind } from "./order.enums.ts";

/** Who a new order may name as its merchant: nobody, anybody or nobody, one for sure, or the merchant itself. */
export type MerchantRule = "none" | "optional" | "required" | "itself";

interface KindRule {
  kind: OrderKind;
  account: "carrier" | "merchant";
  merchant: MerchantRule;
}

/** Which kinds an account may create (domain-rules, "Orders"): what stands in no row is refused. */
export const orderKindRules: readonly KindRule[] = [
  { account: "carrier", kind: "standard", merchant: "optional" },
  { account: "carrier", kind: "return", merchant: "optional" },
  { account: "carrier", kind: "internal", merchant: "none" },
  { account: "carrier", kind: "merchant_standard", merchant: "required" },
  { account: "carrier", kind: "merchant_return", merchant: "required" },
  { account: "merchant", kind: "merchant_standard", merchant: "itself" },
  { account: "merchant", kind: "merchant_return", merchant: "itself" },
];

/** The kinds that a form offers to an account, the usual one first. */
export function listOrderKinds(account: "carrier" | "merchant"): OrderKind[] {
  return orderKindRules.filter((rule) => rule.account === account).map((rule) => rule.kind);
}

/** Whose merchant an order of a kind is; null when the account may not create it. */
export function getMerchantRule(account: "carrier" | "merchant", kind: OrderKind): MerchantRule | null {
  return orderKindRules.find((rule) => rule.account === account && rule.kind === kind)?.merchant ?? null;
}

/** What a kind means in an account: a merchant that asks for a standard order or a return makes a merchant's one. */
export function toAccountKind(account: "carrier" | "merchant", kind: OrderKind): OrderKind {
  if (account === "carrier") return kind;
  if (kind === "standard") return "merchant_standard";
  return kind === "return" ? "merchant_return" : kind;
}
