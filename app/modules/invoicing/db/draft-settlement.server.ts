import { readBilledMerchants, readSeller } from "#app/modules/ledger/db/party.reads.server.ts";
import { newId, type Scope } from "#app/platform/db/scope.server.ts";
import { MAX_INVOICE_LINES } from "../model/invoice.ts";
import { type PendingSelection, readHeldForMerchant, readOpenCorrections } from "./pending.reads.server.ts";
import type { NewSettlement } from "./settlement.writes.server.ts";

/** A settlement without a number, and without the invoice it may be combined with. */
export type DraftSettlement = Omit<NewSettlement, "number" | "invoice">;

/** Drafts a settlement of what is held for a merchant in a currency; null if there is nothing, or the merchant is unknown. */
export async function draftSettlement(scope: Scope, wanted: PendingSelection): Promise<DraftSettlement | null> {
  const [held, corrections, merchants, seller] = await Promise.all([
    readHeldForMerchant(scope, wanted, MAX_INVOICE_LINES),
    readOpenCorrections(scope, wanted),
    readBilledMerchants(scope, [wanted.merchantId]),
    readSeller(scope),
  ]);
  const merchant = merchants.get(wanted.merchantId);
  if (!merchant || held.length + corrections.length === 0) return null;
  const { merchantId, currency } = wanted;
  return { id: newId(scope), merchantId, currency, collections: held, corrections, seller, buyer: merchant.profile };
}
