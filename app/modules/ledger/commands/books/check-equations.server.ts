import type { Scope } from "#app/platform/db/scope.server.ts";
import { readBankReconciliation } from "../../db/bank.reads.server.ts";
import { type BookFacts, readDifferences, readMisplaced, readUnbalanced } from "../../db/books.reads.server.ts";
import type { BankReconciliation } from "../../model/bank-reconciliation.ts";
import {
  type CheckedEquation,
  computeEquationSides,
  type DifferenceRow,
  findDifferences,
  type OwnedSum,
} from "../../model/books.ts";

/** Checks the equations; searches for differing rows only where sums differ. `sums` are all transfers by currency. */
export async function checkEquations(
  scope: Scope,
  facts: BookFacts,
  sums: Readonly<Record<string, number>>,
): Promise<CheckedEquation[]> {
  const side = (which: "debit" | "credit") =>
    facts.kinds.map((each): OwnedSum => ({ owner: "", currency: each.currency, amount: each[which] }));
  const moved = Object.entries(sums).map(([currency, amount]) => ({ owner: "", currency, amount }));
  const [debits, credits] = [side("debit"), side("credit")];
  const unbalanced = findDifferences(debits, credits).length > 0 || findDifferences(debits, moved).length > 0;
  const apart = findDifferences(facts.places, facts.placed).length > 0;
  const named = async (equation: "agent_cash" | "merchant_payable", left: OwnedSum[], right: OwnedSum[]) => {
    const rows = await Promise.all(
      findDifferences(left, right).map(async (each): Promise<DifferenceRow[]> => {
        const found = await readDifferences(scope, each, equation);
        // If the sums differ but no collection does, the account itself is reported.
        return found.length > 0 ? found : [toDifferenceRow(each)];
      }),
    );
    return { key: equation, sides: computeEquationSides(left, right), rows: rows.flat() };
  };
  return [
    {
      key: "debits_credits",
      sides: computeEquationSides(debits, credits),
      rows: unbalanced ? await readUnbalanced(scope) : [],
    },
    await named("agent_cash", facts.agentCash, facts.collected),
    await named("merchant_payable", facts.owed, facts.received),
    {
      key: "agent_payable",
      sides: computeEquationSides(facts.agentOwed, facts.earned),
      rows: findAccountDifferences(facts.agentOwed, facts.earned),
    },
    {
      key: "merchant_receivable",
      sides: computeEquationSides(facts.receivable, facts.unpaid),
      rows: findAccountDifferences(facts.receivable, facts.unpaid),
    },
    {
      key: "bank_transit",
      sides: computeEquationSides(facts.transit, facts.deposited),
      rows: findAccountDifferences(facts.transit, facts.deposited),
    },
    await checkBank(scope),
    {
      key: "one_document",
      sides: computeEquationSides(facts.places, facts.placed),
      rows: apart ? await readMisplaced(scope) : [],
    },
  ];
}

/** What the statements let expect = the bank's account in the ledger; nothing in a currency without statements. */
async function checkBank(scope: Scope): Promise<CheckedEquation> {
  const bank = await readBankReconciliation(scope);
  const side = (of: (each: BankReconciliation) => number): OwnedSum[] =>
    bank.map((each) => ({ owner: "carrier_bank", currency: each.currency, amount: of(each) }));
  const [left, right] = [side(({ expected }) => expected), side(({ ledger }) => ledger)];
  return { key: "bank", sides: computeEquationSides(left, right), rows: findAccountDifferences(right, left) };
}

/** Accounts whose two sums differ, as difference rows. */
function findAccountDifferences(left: readonly OwnedSum[], right: readonly OwnedSum[]): DifferenceRow[] {
  return findDifferences(left, right).map(toDifferenceRow);
}

function toDifferenceRow({ owner, currency, left, right }: ReturnType<typeof findDifferences>[number]): DifferenceRow {
  return { currency, owner, ledger: left, record: right, orderNumber: null, collectionId: null };
}
