import type { FeeType } from "#app/domain/fees/fee.enums.ts";
import { readableFormula } from "#app/domain/fees/fee-formula.ts";
import { useWords } from "../words/use-words.ts";
import { useFormats } from "./formats-context.tsx";
import { writeNumber } from "./measures.tsx";

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
