import { createNumberFormatter } from "#app/platform/documents/pdf-cells.server.ts";
import type { ExportContext } from "#app/platform/lists/export-list.server.ts";
import type { FeeType } from "../model/fee.enums.ts";
import { formatFeeFormula } from "../model/fee-formula.ts";

/** Formats fee formulas for a file, in its language and the account's units. */
export function createFeeFormulaWriter({ scope, t }: ExportContext): (type: FeeType, formula: string) => string {
  const { weight_measurement_system: weight, distance_measurement_system: distance } = scope.account.preferences;
  const format = {
    number: createNumberFormatter(t.locale),
    systems: { weight, distance },
    over: (values: Record<string, string>) => t("common:fee_over", values),
    greatCircle: (values: Record<string, string>) => t("common:fee_great_circle", values),
  };
  return (type, formula) => formatFeeFormula(type, formula, format);
}
