import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { writeNumber } from "#app/ui/formats/measures.tsx";
import { useWords } from "#app/ui/words/use-words.ts";
import type { FeeType } from "../model/fee.enums.ts";
import { readableFormula } from "../model/fee-formula.ts";

/** Writes the formula of a fee for its reader. */
export function useFeeFormula(): (type: FeeType, formula: string) => string {
  const say = useWords();
  const systems = useFormats();
  return (type, formula) =>
    readableFormula(type, formula, {
      number: (value, decimals) => writeNumber(value, systems.locale, decimals),
      systems,
      over: (values) => say("common:fee_over", values),
    });
}
