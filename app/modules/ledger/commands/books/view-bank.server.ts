import { can } from "#app/platform/access/can.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { readBankReconciliation, readOpenLines, readOpenMovements } from "../../db/bank.reads.server.ts";
import type { BankReconciliation, OpenLine, OpenMovement } from "../../model/bank-reconciliation.ts";

/** The bank against the ledger in a currency, with what stands between them by name. */
export type BankView = BankReconciliation & { movements: OpenMovement[]; lines: OpenLine[] };

async function readBank(scope: Scope): Promise<BankView[]> {
  const [found, movements, lines] = await Promise.all([
    readBankReconciliation(scope),
    readOpenMovements(scope),
    readOpenLines(scope),
  ]);
  return found.map((each): BankView => {
    const isOwn = ({ currency }: { currency: string }) => currency === each.currency;
    return { ...each, movements: movements.filter(isOwn), lines: lines.filter(isOwn) };
  });
}

/** `GET books/bank`. */
export const viewBank = async (scope: Scope) => ok({ reconciliations: await readBank(scope) });

/** Data of the bank's screen; who may book lines may read a statement. */
export async function readBankScreen(scope: Scope) {
  const reads = can(scope.account, "accounting.merchant_billing", "accounting.merchant_billing.update_invoice");
  return ok({ bank: await readBank(scope), reads });
}
