import { isTaxedKind } from "#app/modules/ledger/model/tax.ts";

/** Standard charts of accounts that numbers are suggested from. */
export const datevCharts = ["03", "04"] as const;
export type DatevChart = (typeof datevCharts)[number];

/** A number of the tax adviser's chart with its posting key. */
export interface DatevAccount {
  number: string;
  /** 40 on automatic accounts: VAT is a posting of its own here. */
  key: string;
}

const plain = (number: string): DatevAccount => ({ number, key: "" });
const automatic = (number: string): DatevAccount => ({ number, key: "40" });

/**
 * Suggested numbers in SKR 03 and SKR 04 by account: its kind, for revenue and VAT with the tax behind a dot (also input VAT). Accounts of
 * merchants and agents get a number each, from the suggested one on.
 */
export const suggestedAccounts: Readonly<Record<string, Readonly<Record<DatevChart, DatevAccount>>>> = {
  agent_cash: { "03": plain("1362"), "04": plain("1462") },
  clearing: { "03": plain("1370"), "04": plain("1370") },
  carrier_cash: { "03": plain("1000"), "04": plain("1600") },
  card_clearing: { "03": plain("1361"), "04": plain("1461") },
  cheques: { "03": plain("1330"), "04": plain("1550") },
  bank_transit: { "03": plain("1360"), "04": plain("1460") },
  carrier_bank: { "03": plain("1200"), "04": plain("1800") },
  merchant_receivable: { "03": plain("10000"), "04": plain("10000") },
  merchant_payable: { "03": plain("1590"), "04": plain("3630") },
  own_sales: { "03": plain("1591"), "04": plain("3631") },
  agent_payable: { "03": plain("70000"), "04": plain("70000") },
  bank_charges: { "03": plain("4970"), "04": plain("6855") },
  late_charges: { "03": plain("2700"), "04": plain("4830") },
  payout_cost: { "03": plain("3100"), "04": plain("5900") },
  // Of contractors abroad: an automatic account, by which the recipient owes the VAT and deducts it (§ 13b UStG).
  "payout_cost.reverse_charge": { "03": plain("3123"), "04": plain("5923") },
  "revenue.standard.1900": { "03": automatic("8400"), "04": automatic("4400") },
  "revenue.standard.700": { "03": automatic("8300"), "04": automatic("4300") },
  "revenue.standard.0": { "03": plain("8100"), "04": plain("4100") },
  "revenue.reverse_charge": { "03": automatic("8336"), "04": automatic("4336") },
  "revenue.small_business": { "03": plain("8195"), "04": plain("4185") },
  "revenue.exempt": { "03": plain("8100"), "04": plain("4100") },
  "vat.standard.1900": { "03": plain("1776"), "04": plain("3806") },
  "vat.standard.700": { "03": plain("1771"), "04": plain("3801") },
  "input_vat.standard.1900": { "03": plain("1576"), "04": plain("1406") },
  "input_vat.standard.700": { "03": plain("1571"), "04": plain("1401") },
};

/** Kinds whose owners have a number each. */
export const partyKinds = ["merchant_receivable", "agent_payable"] as const;

/** The name of an account in the mapping: its kind, and for revenue and VAT the tax. */
export function toMappingKey({ kind, owner }: { kind: string; owner: string }): string {
  return isTaxedKind(kind) ? [kind, owner].filter(Boolean).join(".") : kind;
}
