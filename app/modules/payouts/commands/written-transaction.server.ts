import { amountCell } from "#app/modules/ledger/commands/amount-cell.server.ts";
import { numbersIn } from "#app/platform/documents/paper-cells.server.ts";
import type { Writing } from "#app/platform/lists/export-list.server.ts";
import { localTimeOf } from "#app/platform/time/local-time.ts";
import { agentTransactionTypes } from "../model/agent-billing.enums.ts";
import { type Explained, formulaOf } from "../model/formula.ts";

/** What kind of transaction it is. */
export const kindOf = ({ type }: Explained, { t }: Writing) => t(`payouts:type.${agentTransactionTypes.of(type).key}`);

/** A transaction's formula in a file: times of the account's zone, numbers as its language writes them. */
export function writeFormula(row: Explained, { scope, t }: Writing): string {
  const { word, values } = formulaOf(row, {
    number: numbersIn(t.locale),
    time: (at) => localTimeOf(at, scope.account.timezone).slice(11, 16),
  });
  return t(`payouts:formula.${word}`, values);
}

/** An amount of a row as a number that a sheet can add up. */
export const amountOf = <Row extends { currency: string }>(of: (row: Row) => number | null) => {
  return (row: Row) => amountCell(of(row), row.currency);
};
