import type { Language } from "#app/platform/i18n/i18n.ts";
import type { DecimalMark } from "#app/platform/money/money.ts";

/** How a language writes the decimals of what people type. */
export const getDecimalMark = (language: Language): DecimalMark => (language === "de" ? "," : ".");

const groupedPatterns = {
  ".": /^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/,
  ",": /^[+-]?\d{1,3}(\.\d{3})+(,\d*)?$/,
};

/**
 * A number that somebody wrote, with a decimal point and without groups: `1.234,50` in German, `1,234.50` in English.
 * The other language's sign is understood too where it cannot be a group; what is no number stays as it was written.
 */
export function toPointDecimal(written: string, mark: DecimalMark): string {
  const text = written.replaceAll(/[\s\u00a0\u202f'’]/g, "");
  const whole = groupedPatterns[mark].test(text) ? text.replaceAll(mark === "." ? "," : ".", "") : text;
  return /^[+-]?\d*,\d*$/.test(whole) ? whole.replace(",", ".") : whole;
}

/** A plain decimal as the language writes it: `800.00` is `800,00` in German. */
export const toMarkedDecimal = (plain: string, mark: DecimalMark): string => plain.replace(".", mark);
