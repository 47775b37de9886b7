import { useDates } from "#app/ui/formats/date-time.tsx";
import { formatNumber } from "#app/ui/formats/measures.tsx";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { type FormulaTransaction, getTransactionFormula } from "../model/transaction-formula.ts";

/** Formats the formula of a transaction. */
export function useTransactionFormula(): (row: FormulaTransaction) => string {
  const t = useTranslate();
  const { locale } = useLanguage();
  const dates = useDates();
  return (row) => {
    const { key, values } = getTransactionFormula(row, {
      number: (value, decimals) => formatNumber(value, locale, decimals),
      time: (at) => dates.instant(at, "time"),
    });
    return t(`payouts:formula.${key}`, values);
  };
}
