import { countParts, sumPartCounts } from "#app/modules/ledger/commands/part-counts.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { countBalances } from "../db/balances.reads.server.ts";
import { countInvoices } from "../db/invoice.reads.server.ts";
import { countSettlements } from "../db/settlement.reads.server.ts";

/** The parts of the merchant billing; what is pending has no number in a portal, which has none. */
export const countBillingParts = (scope: Scope) =>
  countParts({
    ...(scope.account.kind === "carrier" ? { pending: countBalances(scope) } : {}),
    invoices: sumPartCounts(countInvoices(scope)),
    settlements: sumPartCounts(countSettlements(scope)),
  });
