import { useDates } from "#app/ui/formats/date-time.tsx";
import { writeNumber } from "#app/ui/formats/measures.tsx";
import { useLanguage, useWords } from "#app/ui/words/use-words.ts";
import { type Explained, formulaOf } from "../model/formula.ts";

/** Writes what a transaction was counted from. */
export function useFormula(): (row: Explained) => string {
  const say = useWords();
  const { locale } = useLanguage();
  const dates = useDates();
  return (row) => {
    const { word, values } = formulaOf(row, {
      number: (value, decimals) => writeNumber(value, locale, decimals),
      time: (at) => dates.instant(at, "time"),
    });
    return say(`payouts:formula.${word}`, values);
  };
}
