import { foldText, MAX_TEXT_LENGTH, toSearchKey } from "./fold-text.ts";
import { normalizeHouseNumber } from "./house-numbers.ts";

/** One way to read what somebody wrote: the letters, and which of the numbers is the house's. */
export interface Reading {
  /** Street and town in any order, folded, without blanks. */
  text: string;
  /** Where words begin in `text`. */
  words: readonly string[];
  number: string;
  postcode: string;
}

const houseNumber =
  /(?<![\p{L}\d])\d{1,5}(?:\s?[a-z](?![\p{L}\d]))?(?:\s?[-/]\s?\d{1,4}[a-z]?(?![\p{L}\d]))?(?![\p{L}\d])/giu;
const countryBefore = /(?<![\p{L}\d])(?:fl|li|d|de|a|at|ch|i|it|f|fr)\s?-\s?(?=\d{4,5}(?!\d))/giu;

/**
 * The ways to read an address in one line: with a postcode where one of the region's length stands, and each of the other
 * numbers as the house's. A street may have numbers in its name, so none of them is a way too.
 */
export function listReadings(line: string, codeLengths: ReadonlySet<number>): Reading[] {
  const text = line
    .slice(0, MAX_TEXT_LENGTH)
    .replace(countryBefore, " ")
    .replace(/\bn(?:r|o)\.?\s*(?=\d)/giu, " ");
  const numbers = [...text.matchAll(houseNumber)].map((match) => ({ at: match.index, text: match[0] }));
  const code = numbers.findLast(
    (each) => /^\d+$/.test(each.text) && each.text.length > 3 && codeLengths.has(each.text.length),
  );
  const others = numbers.filter((each) => each !== code).slice(0, 4);
  const readings = [...others, null].map((house): Reading => {
    const left = blankOut(text, [code, house]);
    return {
      text: toSearchKey(left),
      words: foldText(left).split(" ").filter(Boolean),
      number: house ? normalizeHouseNumber(house.text) : "",
      postcode: code?.text ?? "",
    };
  });
  return readings.filter(({ text: letters }) => letters !== "");
}

function blankOut(text: string, spans: readonly ({ at: number; text: string } | null | undefined)[]): string {
  let left = text;
  for (const span of spans)
    if (span) left = left.slice(0, span.at) + ",".repeat(span.text.length) + left.slice(span.at + span.text.length);
  return left;
}
