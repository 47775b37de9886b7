import { countParts, sumPartCounts } from "#app/modules/ledger/commands/part-counts.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { countAgentReceipts } from "../db/agent-receipts.reads.server.ts";
import { countDues } from "../db/dues.reads.server.ts";

/** The parts of agent billing: agents that something is to be paid to, and receipts. */
export const countAgentParts = (scope: Scope) =>
  countParts({ pending: countDues(scope), receipts: sumPartCounts(countAgentReceipts(scope)) });
