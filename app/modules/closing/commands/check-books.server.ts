import { checkEquations } from "#app/modules/ledger/commands/books/check-equations.server.ts";
import { addFreshSums } from "#app/modules/ledger/commands/books/reconcile-books.server.ts";
import { readBookFacts, readLastReconciliation } from "#app/modules/ledger/db/books.reads.server.ts";
import { isEquationBalanced } from "#app/modules/ledger/model/books.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { readOpenItems } from "../db/open-items.reads.server.ts";
import type { OpenItem } from "../model/period.ts";

/** What asks for a person before a month is closed: first the equations of the books that do not hold at this moment. */
export async function findOpenItems(scope: Scope, month: string): Promise<OpenItem[]> {
  const [failed, items] = await Promise.all([countFailedEquations(scope), readOpenItems(scope, month)]);
  return failed === 0 ? items : [{ key: "books_differ", count: failed, sums: [] }, ...items];
}

/** Checks the equations without keeping a reconciliation. */
async function countFailedEquations(scope: Scope): Promise<number> {
  const last = await readLastReconciliation(scope);
  const facts = await readBookFacts(scope, last?.through ?? 0);
  const equations = await checkEquations(scope, facts, addFreshSums(last, facts));
  return equations.filter((each) => !isEquationBalanced(each)).length;
}
