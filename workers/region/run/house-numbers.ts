/** A house number in one spelling: digits, then what follows in small letters without blanks: "12 A" → "12a", "14 / 2" → "14/2". */
export function normalizeHouseNumber(text: string): string {
  return text
    .toLowerCase()
    .replace(/^(nr|no|n°|nº|#)\.?\s*/u, "")
    .replace(/\s+/g, "")
    .replace(/[–—]/g, "-");
}

/** The whole number that a house number begins with, or 0. */
export function parseLeadingNumber(text: string): number {
  const value = Number.parseInt(text, 10);
  return Number.isSafeInteger(value) && value > 0 && value < 100_000 ? value : 0;
}

/** Ranges of more houses than this are a slip, and stay one number. */
const MAX_RANGE = 20;

/** The houses that one tag stands for: "12a–c, 14/2" → 12a, 12b, 12c, 14/2; "8-12" → 8, 10, 12. */
export function listHouseNumbers(tag: string): string[] {
  const houses = tag
    .slice(0, 200)
    .split(/[;,]/)
    .map(normalizeHouseNumber)
    .filter((each) => each !== "" && each.length <= 12)
    .flatMap(expandRange);
  return [...new Set(houses)];
}

function expandRange(number: string): string[] {
  const letters = /^(\d{1,5})([a-z])-(?:\1)?([a-z])$/.exec(number);
  if (letters) {
    const [from, to] = [letters[2] ?? "a", letters[3] ?? "a"].map((each) => each.charCodeAt(0));
    const count = (to ?? 0) - (from ?? 0) + 1;
    if (count < 1 || count > MAX_RANGE) return [number];
    return Array.from({ length: count }, (_, at) => `${letters[1]}${String.fromCharCode((from ?? 0) + at)}`);
  }
  const range = /^(\d{1,5})-(\d{1,5})$/.exec(number);
  const [from, to] = [Number(range?.[1] ?? 0), Number(range?.[2] ?? 0)];
  if (!range || to <= from || to - from > MAX_RANGE) return [number];
  // Houses of one side of the street.
  const step = (to - from) % 2 === 0 ? 2 : 1;
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => String(from + at * step));
}
