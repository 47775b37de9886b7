import type { BillingProfile } from "#app/modules/workspace/model/billing-profile.ts";
import { type TaxTreatment, taxTreatments } from "./billing.enums.ts";

/** The tax of an invoice: the rate in hundredths of a percent, 0 without VAT. */
export interface Tax {
  treatment: TaxTreatment;
  rate: number;
}

/** Kinds of ledger accounts whose owner is a tax. */
const taxedKinds: ReadonlySet<string> = new Set(["revenue", "vat", "input_vat"]);
export const isTaxedKind = (kind: string): boolean => taxedKinds.has(kind);

/** The name of a tax among the ledger's accounts, as the owner of those kinds: `standard.1900`, `exempt`. */
export const toTaxKey = (treatment: TaxTreatment, rate: number): string =>
  treatment === "standard" ? `${treatment}.${rate}` : treatment;

/** The tax that such a name says: the treatment, undefined for another word, and its rate. */
export function parseTaxKey(taxKey: string): { treatment: TaxTreatment | undefined; rate: number } {
  const [word = "", rate = "0"] = taxKey.split(".");
  return { treatment: taxTreatments.find((each) => each === word), rate: Number(rate) };
}

/** `19 %`, or why there is no VAT. */
export function formatTaxName(
  taxKey: string,
  t: (key: `accounting:tax.${Exclude<TaxTreatment, "standard">}`) => string,
): string {
  const { treatment, rate } = parseTaxKey(taxKey);
  if (treatment === undefined) return taxKey;
  return treatment === "standard" ? `${rate / 100} %` : t(`accounting:tax.${treatment}`);
}

/** The tax on a net amount, at a rate in hundredths of a percent; halves round away from zero. Exact for all safe integers. */
export function computeTaxShare(amount: number, rate: number): number {
  const top = BigInt(Math.abs(amount)) * BigInt(rate);
  const share = Number((top * 2n + 10_000n) / 20_000n);
  return amount < 0 && share > 0 ? -share : share;
}

/** The tax contained in a gross amount, at a rate in hundredths of a percent; halves round away from zero. */
export function computeContainedTax(amount: number, rate: number): number {
  const [top, bottom] = [BigInt(Math.abs(amount)) * BigInt(rate), 10_000n + BigInt(rate)];
  const share = Number((top * 2n + bottom) / (bottom * 2n));
  return amount < 0 && share > 0 ? -share : share;
}

/**
 * The tax of a merchant's invoices. An account that is a small business charges none; otherwise the merchant's treatment
 * and rate apply, or the account's rate if the merchant has none.
 */
export function getTax(account: BillingProfile, merchant: BillingProfile): Tax {
  if (account.treatment === "small_business") return { treatment: "small_business", rate: 0 };
  const treatment = merchant.treatment ?? account.treatment ?? "standard";
  return { treatment, rate: treatment === "standard" ? (merchant.taxRate ?? account.taxRate ?? 0) : 0 };
}

/** The rate of VAT on what an agent is paid, in hundredths of a percent; null for employees and for who charges none. */
export function getSupplierRate({ employment, treatment, taxRate }: BillingProfile): number | null {
  return employment !== "employee" && treatment === "standard" ? (taxRate ?? null) : null;
}
