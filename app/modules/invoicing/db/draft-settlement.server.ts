import { readBilledMerchants, readSeller } from "#app/modules/ledger/db/party.reads.server.ts";
import { newId, type Scope } from "#app/platform/db/scope.server.ts";
import { MAX_INVOICE_LINES } from "../model/invoice.ts";
import { chooseWithin, type SettlementLimit } from "../model/settlement-limit.ts";
import { type PendingSelection, readHeldForMerchant, readOpenCorrections } from "./pending.reads.server.ts";
import type { NewSettlement } from "./settlement.writes.server.ts";

/** A settlement without a number, and without the invoice it may be combined with. */
export type DraftSettlement = Omit<NewSettlement, "number" | "invoice">;

/**
 * Drafts a settlement of what is held for a merchant in a currency; null if there is nothing, or the merchant is unknown.
 * @param limit what has to stay; all is settled without it
 */
export async function draftSettlement(
  scope: Scope,
  wanted: PendingSelection,
  limit: SettlementLimit | null = null,
): Promise<DraftSettlement | null> {
  const [collections, corrections, merchants, seller] = await Promise.all([
    readHeldForMerchant(scope, wanted, MAX_INVOICE_LINES),
    readOpenCorrections(scope, wanted),
    readBilledMerchants(scope, [wanted.merchantId]),
    readSeller(scope),
  ]);
  const merchant = merchants.get(wanted.merchantId);
  const opening = corrections.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const held = limit ? chooseWithin(collections, opening, limit) : collections;
  if (!merchant || !held || held.length + corrections.length === 0) return null;
  const { merchantId, currency } = wanted;
  return { id: newId(scope), merchantId, currency, collections: held, corrections, seller, buyer: merchant.profile };
}
