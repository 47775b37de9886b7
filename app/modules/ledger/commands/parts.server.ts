import { countHeld } from "#app/modules/collections/db/holding-list.reads.server.ts";
import { countReceipts } from "#app/modules/collections/db/receipt-list.reads.server.ts";
import { countBalances } from "#app/modules/invoicing/db/balances.reads.server.ts";
import { countInvoices } from "#app/modules/invoicing/db/invoice.reads.server.ts";
import { countSettlements } from "#app/modules/invoicing/db/settlement.reads.server.ts";
import { countAgentReceipts } from "#app/modules/payouts/db/agent-receipts.reads.server.ts";
import { countDues } from "#app/modules/payouts/db/dues.reads.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { allOf } from "../db/document-counts.server.ts";

/** How much is in each part of an area; a part without a number is not counted. */
export type PartCounts = Readonly<Record<string, number>>;

/** The parts of the order collections: what agents hold, and receipts. */
export const collectionParts = (scope: Scope) =>
  counted({ pending: countHeld(scope), receipts: sum(countReceipts(scope)) });

/** The parts of agent billing: agents that something is to be paid to, and receipts. */
export const agentParts = (scope: Scope) =>
  counted({ pending: countDues(scope), receipts: sum(countAgentReceipts(scope)) });

/** The parts of the merchant billing; what is pending has no number in a portal, which has none. */
export const billingParts = (scope: Scope) =>
  counted({
    ...(scope.account.kind === "carrier" ? { pending: countBalances(scope) } : {}),
    invoices: sum(countInvoices(scope)),
    settlements: sum(countSettlements(scope)),
  });

const sum = async (counts: Promise<Record<string, number>>) => allOf(await counts);

async function counted(parts: Readonly<Record<string, Promise<number>>>): Promise<PartCounts> {
  return Object.fromEntries(await Promise.all(Object.entries(parts).map(async ([key, n]) => [key, await n] as const)));
}
