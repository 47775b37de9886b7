import { z } from "zod";
import type { Preferences } from "#app/platform/access/preferences.ts";
import {
  createDecimalSchema,
  expectedVersionSchema,
  optionalSchema,
  textSchema,
} from "#app/platform/kernel/form-values.ts";
import { getCountryCurrency } from "#app/platform/money/country-currencies.ts";
import { getCurrencyDecimals } from "#app/platform/money/money.ts";

/** The exchange rate that an invoice states: one unit of its currency is `rate` units of the tax currency. */
export interface TaxExchange {
  /** The tax currency. */
  currency: string;
  /** A decimal: `0.9312`. */
  rate: string;
  /** The rate's local date. */
  on: string;
  source: string;
}

/** The VAT of a document in the tax currency, minor units of it, with its rate. */
export interface ExchangedTax extends TaxExchange {
  tax: number;
}

/** Days for which a rate is taken for new invoices, unless a newer one was stated. */
export const MAX_RATE_DAYS = 31;

/** The rate of an invoice or a credit note to an agent, of the day it was issued by default. */
export const exchangeRateSchema = z.object({
  number: textSchema(40),
  version: expectedVersionSchema,
  rate: createDecimalSchema(/^\d{1,9}(\.\d{1,10})?$/)
    .refine((rate) => Number(rate) > 0, { error: "amount_invalid" })
    .describe("What one unit of the document's currency is in the tax currency: 0.9312"),
  on: optionalSchema(z.iso.date({ error: "invalid_value" })),
  source: textSchema(100).describe("Who published it: European Central Bank"),
});

interface TaxedDocument {
  currency: string;
  tax: number | null;
  seller: { country?: string | undefined };
}

/** The currency in which an issuer owes its VAT. */
export function getTaxCurrency(
  { country }: TaxedDocument["seller"],
  { tax_currency, default_currency }: Pick<Preferences, "tax_currency" | "default_currency">,
) {
  return tax_currency ?? (country ? getCountryCurrency(country) : default_currency);
}

/** The currency in which a document must state its VAT besides its own; null without VAT, and in the tax currency itself. */
export function getOtherTaxCurrency(
  { currency, tax, seller }: TaxedDocument,
  preferences: Pick<Preferences, "tax_currency" | "default_currency">,
): string | null {
  const wanted = getTaxCurrency(seller, preferences);
  return wanted === currency || !tax ? null : wanted;
}

/** The VAT of a document in the tax currency; halves round away from zero. Null without a rate or without VAT. */
export function exchangeTax(
  { currency, tax }: Pick<TaxedDocument, "currency" | "tax">,
  exchange: TaxExchange | null,
): ExchangedTax | null {
  if (!exchange || !tax) return null;
  const [whole = "0", fraction = ""] = exchange.rate.split(".");
  const up = BigInt(Math.abs(tax)) * BigInt(whole + fraction) * 10n ** BigInt(getCurrencyDecimals(exchange.currency));
  const down = 10n ** BigInt(getCurrencyDecimals(currency) + fraction.length);
  const converted = Number((up * 2n + down) / (down * 2n));
  return { ...exchange, tax: tax < 0 && converted > 0 ? -converted : converted };
}
