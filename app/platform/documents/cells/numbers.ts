/** Words for small numbers, for suggestions: English and German. */
const numberWords = [
  ["zero", "null"],
  ["one", "eins", "ein", "eine"],
  ["two", "zwei"],
  ["three", "drei"],
  ["four", "vier"],
  ["five", "funf", "fünf"],
  ["six", "sechs"],
  ["seven", "sieben"],
  ["eight", "acht"],
  ["nine", "neun"],
  ["ten", "zehn"],
  ["eleven", "elf"],
  ["twelve", "zwolf", "zwölf"],
];

/** Nobody writes a number in more characters. */
const MAX_LENGTH = 100;

/**
 * A number as people write it: with either decimal sign, thousands signs, and a unit or currency before or after it.
 * Where one sign could be both, `decimalComma` decides. Null for what is no number.
 */
export function parseNumber(text: string, decimalComma: boolean): number | null {
  if (text.length > MAX_LENGTH) return null;
  const bare = text
    .replace(/[\s\u00a0\u202f'’]/g, "")
    .replace(/^(\p{Sc}|[A-Za-z]{3}(?=[\d-]))/u, "")
    .replace(/(\p{Sc}|[A-Za-z]{1,4}[²³23]?|\p{L}{1,4}\.?|,-|,–)$/u, "");
  if (/^[+-]?\d+(\.\d+)?e[+-]?\d+$/i.test(text.trim())) return Number(text);
  if (!/^[+-]?\d[\d.,]*$|^[+-]?[.,]\d+$/.test(bare)) return null;
  const mark = detectDecimalMark(bare, decimalComma);
  const plain = mark === "," ? bare.replaceAll(".", "").replace(",", ".") : bare.replaceAll(",", "");
  const grouped = mark === "," ? /^[+-]?(\d{1,3}(\.\d{3})+|\d*)(,\d+)?$/ : /^[+-]?(\d{1,3}(,\d{3})+|\d*)(\.\d+)?$/;
  if (!grouped.test(bare)) return null;
  const value = Number(plain);
  return Number.isFinite(value) ? value : null;
}

/** The sign before the decimals: the later of two; of one alone, the account's habit where three digits follow it. */
function detectDecimalMark(text: string, decimalComma: boolean): "," | "." {
  const comma = text.lastIndexOf(",");
  const point = text.lastIndexOf(".");
  if (comma >= 0 && point >= 0) return comma > point ? "," : ".";
  if (comma < 0 && point < 0) return ".";
  const mark = comma >= 0 ? "," : ".";
  const single = text.indexOf(mark) === text.lastIndexOf(mark);
  const ambiguous = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(text);
  if (!single) return mark === "," ? "." : ",";
  if (ambiguous) return decimalComma ? "," : ".";
  return mark;
}

/** The number that a word or a text with a number in it probably means; null without one. */
export function guessNumber(text: string): string | null {
  const lower = text.trim().toLowerCase();
  const at = numberWords.findIndex((each) => each.includes(lower));
  if (at >= 0) return String(at);
  const digits = lower.match(/\d+([.,]\d+)?/g);
  return digits?.length === 1 ? (digits[0] ?? null) : null;
}
