import type { BillingProfile } from "#app/modules/workspace/model/billing-profile.ts";
import type { TaxTreatment } from "./billing.enums.ts";

/** How an invoice is taxed: the rate in hundredths of a percent, 0 without VAT. */
export interface Tax {
  treatment: TaxTreatment;
  rate: number;
}

/** The part of an amount in hundredths of a percent, halves away from zero; exact for every amount that is. */
export function computeTaxShare(amount: number, rate: number): number {
  const top = BigInt(Math.abs(amount)) * BigInt(rate);
  const share = Number((top * 2n + 10_000n) / 20_000n);
  return amount < 0 && share > 0 ? -share : share;
}

/** The tax that an amount holds already, at a rate in hundredths of a percent; halves away from zero. */
export function computeContainedTax(amount: number, rate: number): number {
  const [top, bottom] = [BigInt(Math.abs(amount)) * BigInt(rate), 10_000n + BigInt(rate)];
  const share = Number((top * 2n + bottom) / (bottom * 2n));
  return amount < 0 && share > 0 ? -share : share;
}

/**
 * The tax of a merchant's invoices: an account that is a small business charges none to anybody, else the merchant's own
 * treatment and rate count, and the account's rate where the merchant has none.
 */
export function getTax(account: BillingProfile, merchant: BillingProfile): Tax {
  if (account.treatment === "small_business") return { treatment: "small_business", rate: 0 };
  const treatment = merchant.treatment ?? account.treatment ?? "standard";
  return { treatment, rate: treatment === "standard" ? (merchant.taxRate ?? account.taxRate ?? 0) : 0 };
}
