import type { Language } from "#app/platform/i18n/i18n.ts";
import type { DecimalMark } from "#app/platform/money/money.ts";

/** The decimal mark that people type in a language. */
export const getDecimalMark = (language: Language): DecimalMark => (language === "de" ? "," : ".");

const groupedPatterns = {
  ".": /^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/,
  ",": /^[+-]?\d{1,3}(\.\d{3})+(,\d*)?$/,
};

/**
 * Converts a typed number (`1.234,50` in German, `1,234.50` in English) to a decimal point without groups. The other
 * language's mark is accepted if it cannot be a group separator; other text stays unchanged.
 */
export function toPointDecimal(written: string, mark: DecimalMark): string {
  const text = written.replaceAll(/[\s\u00a0\u202f'’]/g, "");
  const whole = groupedPatterns[mark].test(text) ? text.replaceAll(mark === "." ? "," : ".", "") : text;
  return /^[+-]?\d*,\d*$/.test(whole) ? whole.replace(",", ".") : whole;
}

/** Converts a plain decimal to the language's decimal mark: `800.00` is `800,00` in German. */
export const toMarkedDecimal = (plain: string, mark: DecimalMark): string => plain.replace(".", mark);
