import { toAmountCell } from "#app/modules/ledger/commands/amount-cell.server.ts";
import { createNumberFormatter } from "#app/platform/documents/pdf-cells.server.ts";
import type { ExportContext } from "#app/platform/lists/export-list.server.ts";
import { toLocalTime } from "#app/platform/time/local-time.ts";
import { agentTransactionTypes } from "../model/agent-billing.enums.ts";
import { type FormulaTransaction, getTransactionFormula } from "../model/transaction-formula.ts";

/** The label of a transaction's type. */
export const formatTransactionType = ({ type }: FormulaTransaction, { t }: ExportContext) =>
  t(`payouts:type.${agentTransactionTypes.byCode(type).key}`);

/** A transaction's formula in an export: times in the account's time zone, numbers in its language. */
export function formatTransactionFormula(row: FormulaTransaction, { scope, t }: ExportContext): string {
  const { key, values } = getTransactionFormula(row, {
    number: createNumberFormatter(t.locale),
    time: (at) => toLocalTime(at, scope.account.timezone).slice(11, 16),
  });
  return t(`payouts:formula.${key}`, values);
}

/** An amount of a row as a numeric cell. */
export const toRowAmountCell = <Row extends { currency: string }>(of: (row: Row) => number | null) => {
  return (row: Row) => toAmountCell(of(row), row.currency);
};
