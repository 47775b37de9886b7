import { keepExchangeRate } from "#app/modules/ledger/db/exchange-rates.server.ts";
import { exchangeRateSchema, getOtherTaxCurrency, type TaxExchange } from "#app/modules/ledger/model/exchange.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { now } from "#app/platform/db/scope.server.ts";
import { fail, failFields, ok } from "#app/platform/kernel/result.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { updateInvoice } from "../../db/invoice.writes.server.ts";
import { changeInvoice } from "./change-invoice.server.ts";

/**
 * States the exchange rate of an invoice whose VAT is due in another currency. No amount of it changes, so it is also
 * stated on one that is closed or combined; one that a closed invoice has stays. New invoices take the same rate.
 */
export const stateExchangeRate = createCommand({
  name: "accounting.merchant_billing.state_exchange_rate",
  permission: ["accounting.merchant_billing", "accounting.merchant_billing.modify_invoice"],
  input: exchangeRateSchema,
  run: (scope, { number, version, rate, on, source }) =>
    changeInvoice(scope, { number, version }, "exchange", ({ invoice, to }) => {
      if (invoice.closedAt !== null && invoice.exchange !== null) return fail("invoice_closed");
      const currency = getOtherTaxCurrency(invoice, scope.account.preferences);
      if (currency === null) return failFields({ rate: [{ code: "invalid_value" }] });
      const day = on ?? invoice.issuedOn;
      if (day > toLocalDate(now(scope), scope.account.timezone)) return failFields({ on: [{ code: "invalid_value" }] });
      const exchange: TaxExchange = { currency, rate, on: day, source };
      return ok([
        ...updateInvoice(scope, invoice, {
          ...{ type: "modified", status: to, set: { exchange } },
          detail: { note: `1 ${invoice.currency} = ${rate} ${currency}, ${source}` },
        }),
        keepExchangeRate(scope, invoice.currency, exchange),
      ]);
    }),
});
