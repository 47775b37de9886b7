import { countParts, sumPartCounts } from "#app/modules/ledger/commands/part-counts.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { countHoldings } from "../db/holding-list.reads.server.ts";
import { countReceipts } from "../db/receipt-list.reads.server.ts";

/** Counts for the tabs of order collections: held collections, and receipts. */
export const countCollectionParts = (scope: Scope) =>
  countParts({ pending: countHoldings(scope), receipts: sumPartCounts(countReceipts(scope)) });
