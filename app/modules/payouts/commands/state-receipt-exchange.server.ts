import { changeDocument } from "#app/modules/ledger/commands/documents/change-document.server.ts";
import { keepExchangeRate } from "#app/modules/ledger/db/exchange-rates.server.ts";
import { readCreditNoteParties } from "#app/modules/ledger/db/party.reads.server.ts";
import { exchangeRateSchema, getOtherTaxCurrency, type TaxExchange } from "#app/modules/ledger/model/exchange.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { now } from "#app/platform/db/scope.server.ts";
import { fail, failFields, ok } from "#app/platform/kernel/result.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { updateAgentReceipt } from "../db/agent-receipts.writes.server.ts";
import { canStateExchange } from "../model/agent-receipt.states.ts";
import { agentReceiptLifecycle } from "./agent-receipt-lifecycle.server.ts";

/**
 * States the exchange rate of a credit note to an agent whose VAT is due in another currency; no amount of it changes. One that a
 * paid credit note has stays. New documents take the same rate.
 */
export const stateReceiptExchange = createCommand({
  name: "accounting.agent_billing.state_exchange_rate",
  permission: ["accounting.agent_billing", "accounting.agent_billing.generate_receipts"],
  feature: "fleet_management",
  input: exchangeRateSchema,
  run: (scope, { number, version, rate, on, source }) =>
    changeDocument(scope, agentReceiptLifecycle, { number, version }, "exchange", async (receipt, to) => {
      if (!canStateExchange(receipt)) return fail("illegal_transition");
      const { issuer: seller } = await readCreditNoteParties(scope, receipt);
      const currency = getOtherTaxCurrency({ ...receipt, seller }, scope.account.preferences);
      if (currency === null) return failFields({ rate: [{ code: "invalid_value" }] });
      const today = toLocalDate(now(scope), scope.account.timezone);
      const day = on ?? toLocalDate(receipt.createdAt, scope.account.timezone);
      if (day > today) return failFields({ on: [{ code: "invalid_value" }] });
      const exchange: TaxExchange = { currency, rate, on: day, source };
      return ok([
        ...updateAgentReceipt(scope, receipt, {
          ...{ type: "modified", status: to, set: { exchange } },
          detail: { note: `1 ${receipt.currency} = ${rate} ${currency}, ${source}` },
        }),
        keepExchangeRate(scope, receipt.currency, exchange),
      ]);
    }),
});
