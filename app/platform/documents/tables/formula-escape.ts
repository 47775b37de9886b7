/** What a spreadsheet program would run as a formula or a command (`|calc`), in narrow and wide signs. */
const formulaStarts = "[=+\\-@|%\\t\\r\\n\\u{ff1d}\\u{ff0b}\\u{ff0d}\\u{ff20}\\u{ff5c}]";
const formulaPattern = new RegExp(`^${formulaStarts}`, "u");
const escapedPattern = new RegExp(`^'${formulaStarts}`, "u");
/** Numbers and phone numbers start like formulas and are none. */
const harmlessPattern = /^[+-]?[\d\s().,/-]*$/;

/** A text as it stands in a CSV file: an apostrophe keeps what looks like a formula from being run. */
export function escapeFormula(text: string): string {
  return formulaPattern.test(text) && !harmlessPattern.test(text) ? `'${text}` : text;
}

/** The text that somebody meant: without the apostrophe of `escapeFormula`. */
export function unescapeFormula(text: string): string {
  return escapedPattern.test(text) ? text.slice(1) : text;
}
