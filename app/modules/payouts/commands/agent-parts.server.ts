import { countParts, sumPartCounts } from "#app/modules/ledger/commands/part-counts.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { countAgentReceipts } from "../db/agent-receipts.reads.server.ts";
import { countDues } from "../db/dues.reads.server.ts";

/** Counts for the tabs of agent billing: agents with pending payouts, and receipts. */
export const countAgentParts = (scope: Scope) =>
  countParts({ pending: countDues(scope), receipts: sumPartCounts(countAgentReceipts(scope)) });
