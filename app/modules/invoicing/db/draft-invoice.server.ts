import { readExchangeRate } from "#app/modules/ledger/db/exchange-rates.server.ts";
import { readBilledMerchants, readSeller } from "#app/modules/ledger/db/party.reads.server.ts";
import { getOtherTaxCurrency } from "#app/modules/ledger/model/exchange.ts";
import { getTax } from "#app/modules/ledger/model/tax.ts";
import { DEFAULT_DUE_DAYS } from "#app/modules/workspace/model/billing-profile.ts";
import { newId, now, type Scope } from "#app/platform/db/scope.server.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { MAX_INVOICE_LINES } from "../model/invoice.ts";
import { computeInvoiceSums } from "../model/invoice-sums.ts";
import type { NewInvoice } from "./invoice.writes.server.ts";
import { type PendingSelection, readOpenFees } from "./pending.reads.server.ts";

/** An invoice without a number. */
export type DraftInvoice = Omit<NewInvoice, "number" | "settlementId">;

/** Drafts an invoice of a merchant's open fees in a currency; null if there are none, or the merchant is unknown. */
export async function draftInvoice(scope: Scope, wanted: PendingSelection): Promise<DraftInvoice | null> {
  const [fees, merchants, seller] = await Promise.all([
    readOpenFees(scope, wanted, MAX_INVOICE_LINES),
    readBilledMerchants(scope, [wanted.merchantId]),
    readSeller(scope),
  ]);
  const merchant = merchants.get(wanted.merchantId);
  const [first] = fees;
  if (!merchant || !first) return null;
  const tax = getTax(seller, merchant.profile);
  const zone = scope.account.timezone;
  const posted = fees.map(({ postedAt }) => postedAt ?? 0);
  const issued = toLocalDate(now(scope), zone);
  const { currency } = wanted;
  const sums = computeInvoiceSums(fees, { rate: null, amount: 0 }, tax);
  const taxCurrency = getOtherTaxCurrency({ currency, tax: sums.tax, seller }, scope.account.preferences);
  return {
    id: newId(scope),
    merchantId: merchant.id,
    currency,
    days: {
      from: wanted.from ?? toLocalDate(Math.min(...posted), zone),
      to: wanted.to ?? toLocalDate(Math.max(...posted), zone),
      issued,
      due: addDays(issued, merchant.profile.dueDays ?? seller.dueDays ?? DEFAULT_DUE_DAYS),
    },
    fees,
    sums,
    tax,
    exchange: taxCurrency ? await readExchangeRate(scope, { currency, taxCurrency, day: issued }) : null,
    seller,
    buyer: merchant.profile,
  };
}
