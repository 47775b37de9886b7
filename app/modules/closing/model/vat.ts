import { type TaxTreatment, taxTreatments } from "#app/modules/ledger/model/billing.enums.ts";
import { exchangeTax, type TaxExchange } from "#app/modules/ledger/model/exchange.ts";
import { parseTaxKey } from "#app/modules/ledger/model/tax.ts";

/** Revenue and VAT of a month by tax and currency, minor units. */
export interface VatSum {
  treatment: TaxTreatment;
  /** Hundredths of a percent; 0 without VAT. */
  rate: number;
  currency: string;
  net: number;
  tax: number;
}

/** Input VAT of a month by rate and currency, minor units. */
export interface InputVatSum {
  /** Hundredths of a percent. */
  rate: number;
  currency: string;
  tax: number;
}

interface AccountSum {
  kind: string;
  owner: string;
  currency: string;
  debit: number;
  credit: number;
}

/** What a month's accounts of revenue and VAT say: credit notes and cancellations lower the month that they are posted in. */
export function computeVatSums(sums: readonly AccountSum[]): VatSum[] {
  const found = new Map<string, VatSum>();
  for (const { kind, owner, currency, debit, credit } of sums) {
    const { treatment, rate } = parseTaxKey(owner);
    if ((kind !== "revenue" && kind !== "vat") || !treatment) continue;
    const key = `${owner}:${currency}`;
    const sum = found.get(key) ?? { treatment, rate, currency, net: 0, tax: 0 };
    if (kind === "revenue") sum.net += credit - debit;
    else sum.tax += credit - debit;
    found.set(key, sum);
  }
  const order = (each: VatSum) => taxTreatments.indexOf(each.treatment);
  return [...found.values()].sort(
    (a, b) => order(a) - order(b) || b.rate - a.rate || (a.currency < b.currency ? -1 : 1),
  );
}

/** The input VAT of a month's credit notes to agents, less that of the voided ones; the highest rate first. */
export function computeInputVat(sums: readonly AccountSum[]): InputVatSum[] {
  return sums
    .filter(({ kind }) => kind === "input_vat")
    .map(({ owner, currency, debit, credit }) => ({ rate: parseTaxKey(owner).rate, currency, tax: debit - credit }))
    .sort((a, b) => b.rate - a.rate || (a.currency < b.currency ? -1 : 1));
}

/** What a document in another currency than the tax currency posted as VAT, minor units, with the rate that it states. */
export interface ForeignVat {
  currency: string;
  taxKey: string;
  tax: number;
  exchange: TaxExchange | null;
}

/** VAT of documents in another currency, by rate and both currencies, which are one where nobody stated an exchange rate. */
export interface ExchangedVatSum {
  /** Hundredths of a percent. */
  rate: number;
  from: string;
  /** The tax currency, or the documents' own where no rate is stated. */
  currency: string;
  /** Minor units. */
  tax: number;
  documents: number;
}

/** The VAT of documents in other currencies in the tax currency, each rounded as the document states it. */
export function computeExchangedVat(rows: readonly ForeignVat[]): ExchangedVatSum[] {
  const found = new Map<string, ExchangedVatSum>();
  for (const { taxKey, currency: from, tax, exchange } of rows) {
    if (tax === 0) continue;
    const there = exchangeTax({ currency: from, tax }, exchange);
    const { rate } = parseTaxKey(taxKey);
    const currency = there?.currency ?? from;
    const key = `${rate}:${from}:${currency}`;
    const sum = found.get(key) ?? { rate, from, currency, tax: 0, documents: 0 };
    found.set(key, { ...sum, tax: sum.tax + (there?.tax ?? tax), documents: sum.documents + 1 });
  }
  return [...found.values()];
}
