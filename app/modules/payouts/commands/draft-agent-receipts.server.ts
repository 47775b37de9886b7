import type { OpenTransaction } from "#app/modules/ledger/db/earnings.reads.server.ts";
import { readExchangeRate } from "#app/modules/ledger/db/exchange-rates.server.ts";
import { readSeller, readSuppliers } from "#app/modules/ledger/db/party.reads.server.ts";
import { getOtherTaxCurrency } from "#app/modules/ledger/model/exchange.ts";
import { getSupplierRate } from "#app/modules/ledger/model/tax.ts";
import { newIds, now, type Scope } from "#app/platform/db/scope.server.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import type { NewAgentReceipt } from "../db/agent-receipts.writes.server.ts";
import { computeReceiptSums } from "../model/receipt-sums.ts";

/** Drafts a receipt for each group of transactions (one agent and currency), with its number and both parties of the credit note. */
export async function draftAgentReceipts(
  scope: Scope,
  groups: readonly (readonly OpenTransaction[])[],
  numbers: readonly string[],
): Promise<NewAgentReceipt[]> {
  const agentIds = groups.flatMap(([first]) => first?.agentId ?? []);
  // Ids are in the order of the numbers, because lists sort receipts of the same instant by id.
  const ids = newIds(scope, groups.length);
  const [issuer, suppliers] = await Promise.all([readSeller(scope), readSuppliers(scope, agentIds)]);
  const day = toLocalDate(now(scope), scope.account.timezone);
  const drafts = groups.flatMap((transactions, at) => {
    const [first] = transactions;
    const number = numbers[at];
    const id = ids[at];
    if (!first || !number || !id) return [];
    const { agentId, currency } = first;
    const supplier = suppliers.get(agentId) ?? {};
    const taxRate = getSupplierRate(supplier);
    const sums = computeReceiptSums(transactions, taxRate);
    return [{ id, number, agentId, currency, transactions, sums, taxRate, issuer, supplier, netted: null }];
  });
  return Promise.all(
    drafts.map(async (draft) => {
      const { currency, sums, issuer: seller } = draft;
      const taxCurrency = getOtherTaxCurrency({ currency, tax: sums.tax, seller }, scope.account.preferences);
      const exchange = taxCurrency ? await readExchangeRate(scope, { currency, taxCurrency, day }) : null;
      return { ...draft, exchange };
    }),
  );
}
