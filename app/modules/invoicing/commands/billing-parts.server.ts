import { countParts, sumPartCounts } from "#app/modules/ledger/commands/part-counts.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { countBalances } from "../db/balances.reads.server.ts";
import { countInvoices } from "../db/invoice.reads.server.ts";
import { countSettlements } from "../db/settlement.reads.server.ts";

/** Counts for the tabs of merchant billing; a portal has no pending tab. */
export const countBillingParts = (scope: Scope) =>
  countParts({
    ...(scope.account.kind === "carrier" ? { pending: countBalances(scope) } : {}),
    invoices: sumPartCounts(countInvoices(scope)),
    settlements: sumPartCounts(countSettlements(scope)),
  });
