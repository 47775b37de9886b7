import type { AccountKindKey } from "./accounting.enums.ts";
import type { DifferenceRow, EquationKey } from "./books.ts";
import type { LedgerAccount, Transfer } from "./ledger.ts";

/**
 * Equations that a transfer can mend, with the account that is wrong and the side on which it grows. Of the others the
 * records are wrong: no transfer makes them right.
 */
const correctableEquations: Partial<
  Readonly<Record<EquationKey, { kind: AccountKindKey; grows: "debit" | "credit" }>>
> = {
  agent_cash: { kind: "agent_cash", grows: "debit" },
  merchant_payable: { kind: "merchant_payable", grows: "credit" },
  merchant_receivable: { kind: "merchant_receivable", grows: "debit" },
  agent_payable: { kind: "agent_payable", grows: "credit" },
};

/** True for an equation whose differences a correction takes away. */
export function isCorrectable(equation: EquationKey): boolean {
  return correctableEquations[equation] !== undefined;
}

/**
 * What brings the ledger to what the rows say themselves, against the variance; what grows comes first, so that no account falls
 * below nothing on the way. Ids are those of the proof that named the rows: posted again they are nothing.
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
