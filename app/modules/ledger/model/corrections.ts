import type { AccountKindKey } from "./accounting.enums.ts";
import type { DifferenceRow, EquationKey } from "./books.ts";
import type { LedgerAccount, Transfer } from "./ledger.ts";

/**
 * Equations that a transfer can correct, with the wrong account and the side on which it grows. In the other equations
 * the records are wrong, which no transfer corrects.
 */
const correctableEquations: Partial<
  Readonly<Record<EquationKey, { kind: AccountKindKey; grows: "debit" | "credit" }>>
> = {
  agent_cash: { kind: "agent_cash", grows: "debit" },
  merchant_payable: { kind: "merchant_payable", grows: "credit" },
  merchant_receivable: { kind: "merchant_receivable", grows: "debit" },
  agent_payable: { kind: "agent_payable", grows: "credit" },
};

/** True for an equation whose differences can be corrected by transfers. */
export function isCorrectable(equation: EquationKey): boolean {
  return correctableEquations[equation] !== undefined;
}

/**
 * The transfers against variance that bring the ledger to the values of the rows. Increases come first, so that no account
 * becomes negative in between. Ids contain the reconciliation's id, so that posting them again does nothing.
 */
export function computeCorrections(proofId: string, equation: EquationKey, rows: readonly DifferenceRow[]): Transfer[] {
  const mend = correctableEquations[equation];
  if (!mend) return [];
  const growth = ({ ledger, record }: DifferenceRow) => record - ledger;
  return rows
    .filter((row) => growth(row) !== 0)
    .toSorted((one, other) => growth(other) - growth(one))
    .map((row): Transfer => {
      const { currency, collectionId } = row;
      const owner = row.owner ?? "";
      const kind = equation === "merchant_payable" && owner === "" ? "own_sales" : mend.kind;
      const account: LedgerAccount = { kind, owner, currency };
      const variance: LedgerAccount = { kind: "variance", owner: "", currency };
      const grows = growth(row) > 0 === (mend.grows === "debit");
      return {
        id: `correction:${[proofId, equation, owner, currency, collectionId ?? ""].join(":")}`,
        kind: "corrected",
        debit: grows ? account : variance,
        credit: grows ? variance : account,
        amount: Math.abs(growth(row)),
        collectionId: collectionId ?? undefined,
      };
    });
}
