import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { formatNumber } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { FeeType } from "../model/fee.enums.ts";
import { formatFeeFormula } from "../model/fee-formula.ts";

/** Formats fee formulas for the reader. */
export function useFeeFormula(): (type: FeeType, formula: string) => string {
  const t = useTranslate();
  const systems = useFormats();
  return (type, formula) =>
    formatFeeFormula(type, formula, {
      number: (value, decimals) => formatNumber(value, systems.locale, decimals),
      systems,
      over: (values) => t("common:fee_over", values),
      greatCircle: (values) => t("common:fee_great_circle", values),
    });
}
