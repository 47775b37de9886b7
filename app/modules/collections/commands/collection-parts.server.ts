import { countParts, sumPartCounts } from "#app/modules/ledger/commands/part-counts.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { countHoldings } from "../db/holding-list.reads.server.ts";
import { countReceipts } from "../db/receipt-list.reads.server.ts";

/** The parts of the order collections: what agents hold, and receipts. */
export const countCollectionParts = (scope: Scope) =>
  countParts({ pending: countHoldings(scope), receipts: sumPartCounts(countReceipts(scope)) });
