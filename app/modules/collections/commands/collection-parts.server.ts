import { countParts, sumCounts } from "#app/modules/ledger/commands/parts.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { countHeld } from "../db/holding-list.reads.server.ts";
import { countReceipts } from "../db/receipt-list.reads.server.ts";

/** The parts of the order collections: what agents hold, and receipts. */
export const collectionParts = (scope: Scope) =>
  countParts({ pending: countHeld(scope), receipts: sumCounts(countReceipts(scope)) });
